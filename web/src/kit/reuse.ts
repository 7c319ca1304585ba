/** The new value, with unchanged parts replaced by the old objects, so that they are not drawn again. */
export function reuseUnchanged<T>(old: T, next: T): T {
  if (Object.is(old, next) || !isThing(old) || !isThing(next) || Array.isArray(old) !== Array.isArray(next))
    return next;
  const names = Object.keys(next);
  let same = names.length === Object.keys(old).length;
  const merged: Record<string, unknown> = {};
  for (const name of names) {
    merged[name] = reuseUnchanged(old[name], next[name]);
    same &&= merged[name] === old[name] && name in old;
  }
  if (same) return old;
  return (Array.isArray(next) ? names.map((name) => merged[name]) : merged) as T;
}

function isThing(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
