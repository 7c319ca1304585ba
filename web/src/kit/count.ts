/** Things that come several times, each named once: "2 × wood, stone". */
export function counted(things: readonly string[]): string {
  const times = new Map<string, number>();
  for (const thing of things) times.set(thing, (times.get(thing) ?? 0) + 1);
  return [...times].map(([thing, many]) => (many > 1 ? `${many} × ${thing}` : thing)).join(", ");
}
