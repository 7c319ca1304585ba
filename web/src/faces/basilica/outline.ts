/** The outline of some cells of a grid, with round corners: every loop of it. */
export function outline(cells: readonly [number, number][], t: number, inset = 3, round = 9): string {
  const has = new Set(cells.map((cell) => cell.join()));
  const next = new Map<string, [number, number][]>();
  const edge = (a: [number, number], b: [number, number]) => next.set(a.join(), [...(next.get(a.join()) ?? []), b]);
  for (const [x, y] of cells) {
    if (!has.has(`${x},${y - 1}`)) edge([x, y], [x + 1, y]);
    if (!has.has(`${x + 1},${y}`)) edge([x + 1, y], [x + 1, y + 1]);
    if (!has.has(`${x},${y + 1}`)) edge([x + 1, y + 1], [x, y + 1]);
    if (!has.has(`${x - 1},${y}`)) edge([x, y + 1], [x, y]);
  }
  let d = "";
  while (next.size) {
    const start = next.keys().next().value as string;
    const loop: [number, number][] = [];
    let here = start.split(",").map(Number) as [number, number];
    let from: [number, number] = here;
    do {
      loop.push(here);
      const ways = next.get(here.join()) ?? [];
      // Where two corners of an area meet, keep to the right, so that loops never cross.
      const turn = (to: [number, number]) =>
        (here[0] - from[0]) * (to[1] - here[1]) - (here[1] - from[1]) * (to[0] - here[0]);
      const to = ways.toSorted((a, b) => turn(b) - turn(a))[0];
      if (!to) break;
      const rest = ways.filter((way) => way !== to);
      if (rest.length) next.set(here.join(), rest);
      else next.delete(here.join());
      from = here;
      here = to;
    } while (here.join() !== start);
    d += roundedLoop(loop, t, inset, round);
  }
  return d;
}

function roundedLoop(loop: [number, number][], t: number, inset: number, r: number): string {
  const n = (value: number) => (Math.round(value * 10) / 10).toString();
  let d = "";
  for (let i = 0; i < loop.length; i++) {
    const a = loop[(i + loop.length - 1) % loop.length]!;
    const b = loop[i]!;
    const c = loop[(i + 1) % loop.length]!;
    const u = [Math.sign(b[0] - a[0]), Math.sign(b[1] - a[1])] as const;
    const v = [Math.sign(c[0] - b[0]), Math.sign(c[1] - b[1])] as const;
    if (u[0] * v[1] === u[1] * v[0]) continue;
    const x = b[0] * t + (-u[1] - v[1]) * inset;
    const y = b[1] * t + (u[0] + v[0]) * inset;
    d += `${d ? "L" : "M"}${n(x - u[0] * r)} ${n(y - u[1] * r)}Q${n(x)} ${n(y)} ${n(x + v[0] * r)} ${n(y + v[1] * r)}`;
  }
  return d ? `${d}Z` : "";
}
