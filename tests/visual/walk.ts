import { parseArgs } from "node:util";
import { allModes, comparedModes } from "../../.storybook/modes.ts";
import { judgeStories, type Look, looks } from "./axe.ts";
import { checkStories } from "./check.ts";
import { compareStories } from "./compare-stories.ts";
import { drawTwice } from "./draw-twice.ts";
import { Advice } from "./files.ts";
import { accept, rebase } from "./last-run.ts";
import { browserName } from "./pictures.ts";
import { drawSheet } from "./sheet.ts";
import { type Story, storiesIn } from "./stories.ts";
import { storybookNow } from "./storybooks.ts";

/**
 * Draws the stories and compares them with those of the base commit of `accepted.json`, in both languages on a phone and
 * on a desktop; what does not look as it did is in `pictures/index.html`, and the exit code is 1.
 *
 *   npm run visual -- [words of a title] [--changed] [--all] [--mode fa-mobile-dark] [--width 320] [--base commit]
 *   npm run visual -- --accept <words of a title, or all>     accepts what the last run found
 *   npm run visual -- --rebase                                makes the present commit the base
 *   npm run visual -- --twice [words of a title]              whether stories look the same twice
 *   npm run visual -- --check [words of a title]              faults of direction, mixed text, collisions, calendar, font
 *   npm run visual -- --axe dark|large [words of a title]     accessibility in the dark theme, or with the text at 200 %
 *   npm run visual -- --sheet                                 thirty screens in six conditions each, a picture a screen
 *
 * `--from` takes a Storybook that is built already, `--to` another folder than `pictures`.
 */
const options = {
  accept: { type: "boolean", default: false },
  all: { type: "boolean", default: false },
  axe: { type: "string" },
  base: { type: "string" },
  changed: { type: "boolean", default: false },
  check: { type: "boolean", default: false },
  from: { type: "string" },
  mode: { type: "string", multiple: true },
  rebase: { type: "boolean", default: false },
  sheet: { type: "boolean", default: false },
  to: { type: "string", default: "pictures" },
  twice: { type: "boolean", default: false },
  width: { type: "string" },
} as const;
const { values, positionals } = given();

const words = positionals.join(" ");
const said = (sentence: string): number => {
  console.log(sentence);
  return 0;
};

/** The commands, with their exit codes. */
const ways: readonly { asked: boolean; run: () => Promise<number> | number }[] = [
  { asked: values.accept, run: async () => said(accept(wordsToAccept(), await browserName())) },
  { asked: values.rebase, run: async () => said(rebase(await browserName())) },
  { asked: values.check, run: async () => exitCodeOf(await checkStories(...(await stories()))) },
  {
    asked: values.axe !== undefined,
    run: async () => exitCodeOf(await judgeStories(lookAsked(), ...(await stories()))),
  },
  {
    asked: values.sheet,
    run: async () => exitCodeOf(await drawSheet(values.from ?? storybookNow().folder, values.to)),
  },
  { asked: values.twice, run: () => drawTwice(drawing()) },
  {
    asked: true,
    run: () => compareStories({ ...drawing(), base: values.base, isOnlyChanged: values.changed, to: values.to }),
  },
];

try {
  process.exitCode = await ways.find(({ asked }) => asked)?.run();
} catch (error) {
  if (!(error instanceof Advice)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

function wordsToAccept(): string {
  if (words !== "") return words;
  throw new Advice("Say which: npm run visual -- --accept <words of a title>, or --accept all.");
}

function lookAsked(): Look {
  const look = looks.find((one) => one === values.axe);
  if (look === undefined) throw new Advice(`--axe ${values.axe} is no look: say ${looks.join(" or ")}.`);
  return look;
}

/** The Storybook with the requested stories to check one by one. */
async function stories(): Promise<[string, readonly Story[]]> {
  const folder = values.from ?? storybookNow().folder;
  const found = await storiesIn(folder, words);
  if (found.length === 0) throw new Advice(`There is no story with the words ${words}.`);
  return [folder, found];
}

function exitCodeOf(findings: number): number {
  return findings > 0 ? 1 : 0;
}

/** Drawing settings from the options. */
function drawing() {
  const unknown = (values.mode ?? []).filter((name) => allModes[name] === undefined);
  if (unknown.length > 0) {
    throw new Advice(`There is no mode ${unknown.join(", ")}. The modes are ${Object.keys(allModes).join(", ")}.`);
  }
  const width = values.width === undefined ? undefined : Number(values.width);
  if (width !== undefined && !(Number.isInteger(width) && width >= 200 && width <= 4000)) {
    throw new Advice(`--width ${values.width} is no width: give whole pixels between 200 and 4000.`);
  }
  const offered = values.all || values.mode ? allModes : comparedModes;
  const chosen = Object.entries(offered).filter(([name]) => values.mode?.includes(name) ?? true);
  return { words, from: values.from, width, modes: Object.fromEntries(chosen) };
}

/** Parses the arguments of the command; an unknown one is reported, not thrown. */
function given() {
  try {
    return parseArgs({ allowPositionals: true, options });
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(2);
  }
}
