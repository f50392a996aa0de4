import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type Browser, chromium, type Page } from "playwright";
import { browserArguments, ensureBrowser } from "#tools/ensure-browser.mjs";
import { serveStatic } from "#tools/serve-static.mjs";
import { allModes, type Mode, modes } from "../../.storybook/modes.ts";
import { viewports } from "../../.storybook/viewports.ts";
import { checkStories } from "./check.ts";
import { type Story, storiesIn } from "./stories.ts";

/**
 * Photographs the stories of the static Storybook for review, each in the modes that Chromatic takes, or with `--all` in
 * all eight: both languages, both sizes, both themes. With `--check` it looks for faults of direction, mixed text,
 * collisions, calendar and font instead (`.storybook/review`), and exits with 1 when it finds any.
 *
 *   npm run visual -- [words of a title] [--all] [--mode fa-mobile-light] [--width 320] [--from storybook-static] [--to pictures]
 *   npm run visual -- --check [words of a title] [--from storybook-static]
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: "boolean", default: false },
    check: { type: "boolean", default: false },
    mode: { type: "string", multiple: true },
    width: { type: "string" },
    from: { type: "string", default: "storybook-static" },
    to: { type: "string", default: "pictures" },
  },
});

const stories = await storiesIn(values.from, positionals.join(" "));
const offered = values.all || values.mode ? allModes : modes;
const chosen = Object.entries<Mode>(offered).filter(([name]) => values.mode?.includes(name) ?? true);

const failures = values.check ? await checkStories(values.from, stories) : await photograph();
process.exitCode = failures > 0 || stories.length === 0 ? 1 : 0;

/** Takes all pictures. Returns how many stories could not be drawn. */
async function photograph(): Promise<number> {
  const server = await serveStatic(values.from);
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: browserArguments });
  let failures = 0;
  try {
    for (const [name, mode] of chosen) failures += await walk(browser, server.url, name, mode);
  } finally {
    await browser.close();
    await server.close();
  }
  console.log(`${stories.length * chosen.length} pictures in ${values.to}/, ${failures} stories could not be drawn`);
  return failures;
}

/** One mode over all stories, in one page that keeps its scripts. Returns how many failed. */
async function walk(browser: Browser, url: string, name: string, mode: Mode): Promise<number> {
  const { width, height } = viewports[mode.viewport];
  const page = await browser.newPage({
    viewport: { width: values.width ? Number(values.width) : width, height },
    reducedMotion: "reduce",
    deviceScaleFactor: 1,
  });
  await mkdir(join(values.to, name), { recursive: true });
  let failures = 0;
  for (const story of stories) {
    const trouble = await draw(page, url, story, mode);
    if (trouble !== null) {
      failures += 1;
      console.log(`✗ ${name} ${story.id}: ${trouble}`);
    }
    await page.screenshot({ path: join(values.to, name, `${story.id}.png`), fullPage: true, animations: "disabled" });
  }
  await page.close();
  return failures;
}

/** Opens a story and waits until it is finished, its fonts are there and its pictures are drawn; null or what went wrong. */
async function draw(page: Page, url: string, story: Story, mode: Mode): Promise<string | null> {
  const globals = `locale:${mode.locale};theme:${mode.theme}`;
  await page.goto(`${url}iframe.html?id=${story.id}&viewMode=story&globals=${globals}`);
  try {
    await page.waitForSelector("body.sb-show-main, body.sb-show-errordisplay", { timeout: 15_000 });
    await page.waitForFunction(isPlayed, null, { timeout: 30_000 });
    await page.evaluate(() => document.fonts.ready);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  const isBroken = await page.evaluate(() => document.body.classList.contains("sb-show-errordisplay"));
  return isBroken ? await page.textContent("#error-message") : null;
}

/** Whether a story's own steps are done: the dialog that they open is in the picture. Evaluated in the browser. */
function isPlayed(): boolean {
  const phases = ["completed", "afterEach", "finished", "aborted", "errored"];
  const { __STORYBOOK_PREVIEW__: preview } = globalThis as {
    __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } };
  };
  return (
    phases.includes(preview?.currentRender?.phase ?? "") || document.body.classList.contains("sb-show-errordisplay")
  );
}
