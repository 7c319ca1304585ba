/** The components of games as the server has them. A face is loaded after them, so that it can read them at once. */
import { api } from "./http";

const known = new Map<string, unknown>();

export async function loadComponents(game: string): Promise<void> {
  if (!known.has(game)) known.set(game, await api.componentData(game));
}

/** The components of a game whose face is loaded; the type is generated from Python. */
export const componentsOf = <Components>(game: string): Components => known.get(game) as Components;
