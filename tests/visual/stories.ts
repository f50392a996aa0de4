import { readFile } from "node:fs/promises";
import { join } from "node:path";

export type Story = { id: string; title: string; name: string; type: "story" | "docs"; importPath: string };

/** True when a story's id, title or name contains these words. */
export function isNamed({ id, title, name }: Pick<Story, "id" | "title" | "name">, words: string): boolean {
  return `${id} ${title} ${name}`.toLocaleLowerCase().includes(words.toLocaleLowerCase());
}

/** The stories of a built Storybook whose id, title or name has these words. */
export async function storiesIn(folder: string, words: string): Promise<Story[]> {
  const index = JSON.parse(await readFile(join(folder, "index.json"), "utf8")) as { entries: Record<string, Story> };
  return Object.values(index.entries).filter((entry) => entry.type === "story" && isNamed(entry, words));
}
