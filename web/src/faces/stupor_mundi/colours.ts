/** The colours of the players with signs that do not lean on colour, and the golds of the mosaic. */
export const GOLDS = [
  "var(--sm-gold-93)",
  "var(--sm-gold-83b)",
  "var(--sm-gold-79)",
  "var(--sm-gold-75)",
  "var(--sm-gold-69)",
  "var(--sm-gold-88)",
];

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
    main: "var(--sm-blue-51)",
    deep: "var(--sm-blue-33)",
    pale: "var(--sm-blue-77)",
    sign: '<path d="M0 -7L4.6 0L0 7L-4.6 0Z" fill="var(--sm-cream-97)"/>',
  },
  {
    key: "black",
    main: "var(--sm-grey-35)",
    deep: "var(--sm-grey-20)",
    pale: "var(--sm-grey-72)",
    sign: '<circle r="4.6" fill="none" stroke="var(--sm-cream-97)" stroke-width="3"/>',
  },
  {
    key: "red",
    main: "var(--sm-red-47)",
    deep: "var(--sm-rose-32)",
    pale: "var(--sm-red-72)",
    sign: '<path d="M-1.9 -6.5H1.9V-1.9H6.5V1.9H1.9V6.5H-1.9V1.9H-6.5V-1.9H-1.9Z" fill="var(--sm-cream-97)"/>',
  },
  {
    key: "green",
    main: "var(--sm-green-56)",
    deep: "var(--sm-green-34)",
    pale: "var(--sm-green-79)",
    sign: '<path d="M-6 4.4L0 -5.4L6 4.4H2.6L0 0L-2.6 4.4Z" fill="var(--sm-cream-97)"/>',
  },
];
export const FREDERICK: Livery = {
  key: "frederick",
  main: "var(--sm-gold-79)",
  deep: "var(--sm-brown-48)",
  pale: "var(--sm-gold-93)",
  sign: '<path d="M-6 4.4L-7.2 -3.4L-3.4 -.4L0 -6L3.4 -.4L7.2 -3.4L6 4.4Z" fill="var(--sm-brown-24)"/>',
};
/** A seat's colours; -1 is Frederick. */
export const livery = (seat: number): Livery => LIVERIES[seat] ?? FREDERICK;
