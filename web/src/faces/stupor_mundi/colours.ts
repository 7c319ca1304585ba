/** The colours of the players with signs that do not lean on colour, and the golds of the mosaic. */
export const GOLDS = ["#f8e09a", "#eecb6a", "#e2b54c", "#d3a13c", "#c48f30", "#f3d47c"];

export interface Livery {
  key: string;
  main: string;
  deep: string;
  pale: string;
  /** White on the main colour, in a box from -7 to 7. */
  sign: string;
}
/** In the order of the seats. */
export const LIVERIES: readonly Livery[] = [
  {
    key: "blue",
    main: "#2a5fc4",
    deep: "#12306e",
    pale: "#8db4f5",
    sign: '<path d="M0 -7L4.6 0L0 7L-4.6 0Z" fill="#fff6e2"/>',
  },
  {
    key: "black",
    main: "#3a3842",
    deep: "#15141b",
    pale: "#a7a3b2",
    sign: '<circle r="4.6" fill="none" stroke="#fff6e2" stroke-width="3"/>',
  },
  {
    key: "red",
    main: "#b3202f",
    deep: "#5f0d18",
    pale: "#ef7d76",
    sign: '<path d="M-1.9 -6.5H1.9V-1.9H6.5V1.9H1.9V6.5H-1.9V1.9H-6.5V-1.9H-1.9Z" fill="#fff6e2"/>',
  },
  {
    key: "green",
    main: "#2b8a4e",
    deep: "#0f4325",
    pale: "#83cf9c",
    sign: '<path d="M-6 4.4L0 -5.4L6 4.4H2.6L0 0L-2.6 4.4Z" fill="#fff6e2"/>',
  },
];
export const FREDERICK: Livery = {
  key: "frederick",
  main: "#e3b02e",
  deep: "#7d5710",
  pale: "#fbe08a",
  sign: '<path d="M-6 4.4L-7.2 -3.4L-3.4 -.4L0 -6L3.4 -.4L7.2 -3.4L6 4.4Z" fill="#2c1a0d"/>',
};
/** A seat's colours; -1 is Frederick. */
export const livery = (seat: number): Livery => LIVERIES[seat] ?? FREDERICK;
