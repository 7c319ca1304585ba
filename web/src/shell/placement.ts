/** Where an explanation is shown: beside what it explains, inside the window, and over nothing that can be chosen. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const GAP = 8;

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

const within = (least: number, value: number, most: number): number => Math.max(least, Math.min(most, value));

/** The best place for a box of this size: the nearest that covers nothing, or the one that covers least. */
export function besides(anchor: Box, size: Pick<Box, "width" | "height">, avoid: readonly Box[], view: Box): Box {
  const { width, height } = size;
  const right = view.x + view.width - width - GAP;
  const bottom = view.y + view.height - height - GAP;
  const at = (x: number, y: number): Box => ({
    x: within(view.x + GAP, x, right),
    y: within(view.y + GAP, y, bottom),
    width,
    height,
  });
  const middleX = anchor.x + (anchor.width - width) / 2;
  const middleY = anchor.y + (anchor.height - height) / 2;
  const [above, below] = [anchor.y - height - GAP, anchor.y + anchor.height + GAP];
  const [before, after] = [anchor.x - width - GAP, anchor.x + anchor.width + GAP];
  const ways = [
    ...[below, above].flatMap((y) => [middleX, anchor.x, anchor.x + anchor.width - width].map((x) => at(x, y))),
    ...[after, before].flatMap((x) => [middleY, anchor.y, anchor.y + anchor.height - height].map((y) => at(x, y))),
    ...[view.x, right].flatMap((x) => [above, middleY, below, view.y, bottom].map((y) => at(x, y))),
  ];
  const covered = (way: Box) => 3 * overlap(way, anchor) + avoid.reduce((sum, box) => sum + overlap(way, box), 0);
  let [best, least] = [ways[0]!, Number.POSITIVE_INFINITY];
  for (const way of ways) {
    const much = covered(way);
    if (much < least) [best, least] = [way, much];
  }
  return best;
}
