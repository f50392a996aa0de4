import { readFile } from "node:fs/promises";
import { join } from "node:path";

export type Story = { id: string; title: string; name: string; type: "story" | "docs" };

/** The stories of a built Storybook whose id, title or name has these words. */
export async function storiesIn(folder: string, words: string): Promise<Story[]> {
  const index = JSON.parse(await readFile(join(folder, "index.json"), "utf8")) as { entries: Record<string, Story> };
  const wanted = words.toLocaleLowerCase();
  return Object.values(index.entries).filter(
    (entry) =>
      entry.type === "story" && `${entry.id} ${entry.title} ${entry.name}`.toLocaleLowerCase().includes(wanted),
  );
}
