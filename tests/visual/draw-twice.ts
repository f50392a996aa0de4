import { rmSync } from "node:fs";
import { join } from "node:path";
import type { Mode } from "../../.storybook/modes.ts";
import { differenceOf } from "./compare.ts";
import { drawStories } from "./draw.ts";
import { Advice } from "./files.ts";
import { pictureAt, picturesIn } from "./pictures.ts";
import { storiesIn } from "./stories.ts";
import { cache, storybookNow } from "./storybooks.ts";

/**
 * Selection to draw: the stories with these words, in these modes, of a Storybook that is built already or is built
 * now.
 */
export type Asked = {
  words: string;
  from: string | undefined;
  width: number | undefined;
  modes: Readonly<Record<string, Mode>>;
};

/** Draws stories twice, the second time in the opposite order, and names those that differ. */
export async function drawTwice({ words, from, width, modes }: Asked): Promise<number> {
  const folder = from ?? storybookNow().folder;
  const stories = await storiesIn(folder, words);
  if (stories.length === 0) throw new Advice(`There is no story with the words ${words}.`);
  const home = join(cache, "twice");
  rmSync(home, { recursive: true, force: true });
  const [first, second] = [picturesIn(home, "first"), picturesIn(home, "second")];
  const drawn = await drawStories({ folder, modes, width, fileOf: first }, stories);
  await drawStories({ folder, modes, width, fileOf: second }, stories.toReversed());
  let pictures = 0;
  let unsteady = 0;
  for (const [story, names] of drawn.modes) {
    for (const mode of names) {
      const [one, other] = [pictureAt(first(story, mode)), pictureAt(second(story, mode))];
      if (one === null || other === null) continue;
      pictures += 1;
      const difference = await differenceOf(one, other);
      if (difference === null) continue;
      unsteady += 1;
      console.log(`✗ ${story} ${mode}: ${difference.pixels} pixels differ the second time`);
    }
  }
  for (const { story, mode, what } of drawn.troubles) console.log(`✗ ${story} ${mode}: ${what}`);
  console.log(`${pictures} pictures drawn twice, ${unsteady} differ, ${drawn.troubles.length} could not be drawn`);
  return unsteady + drawn.troubles.length > 0 ? 1 : 0;
}
