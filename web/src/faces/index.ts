/** The faces of the built-in games, loaded when needed; any other game gets the plain one. */
import { loadComponents } from "../wire/components";
import type { View } from "../wire/generated/core";
import type { Face } from "./face";

const faces = import.meta.glob<{ face: unknown }>("./*/index.ts");

export async function faceOf(game: string): Promise<Face<View>> {
  const found = faces[`./${game}/index.ts`];
  if (found) await loadComponents(game);
  return (await (found ?? faces["./plain/index.ts"]!)()).face as Face<View>;
}

const lessons = import.meta.glob("./*/lessons.ts");
/** Has this game a tutorial? */
export const hasLessons = (game: string): boolean => `./${game}/lessons.ts` in lessons;

/** Has this game a picture of its own? */
export const hasFace = (game: string): boolean => `./${game}/index.ts` in faces;
