import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { type Browser, type CDPSession, chromium, type Page } from "playwright";
import { browserArguments, ensureBrowser } from "#tools/ensure-browser.mjs";
import { serveStatic } from "#tools/serve-static.mjs";
import type { Mode } from "../../.storybook/modes.ts";
import { visitOf, visitStory } from "../../.storybook/review/visit.ts";
import { withinPatience } from "./patience.ts";
import { lostFonts, settleStory } from "./settle.ts";
import { type Shot, shotsOf } from "./shots.ts";
import type { Story } from "./stories.ts";
import { globalsOf, openWorkbench, STORIES_OF_A_PAGE, WINDOW } from "./workbench.ts";

/** Pages drawing stories concurrently. */
const PAGES = 2;

/** Otherwise the previous drawing shows through: a rounded edge would depend on the previous story. */
const STEADY = ["--disable-partial-raster"];

/** Settings of a drawing: a Storybook's folder, and the path of a story's picture in a mode. */
export type Drawing = {
  folder: string;
  modes: Readonly<Record<string, Mode>>;
  width?: number | undefined;
  fileOf(story: string, mode: string): string;
};

/** A picture that could not be drawn, with the reason. */
export type Trouble = { story: string; mode: string; what: string };

/** Result of a drawing: the modes drawn by story, the failures, and the fonts that did not load. */
export type Drawn = { modes: Map<string, string[]>; troubles: Trouble[]; fonts: Set<string> };

/** Draws stories in modes; an existing picture is kept. */
export async function drawStories(drawing: Drawing, stories: readonly Story[]): Promise<Drawn> {
  const drawn: Drawn = { modes: new Map(), troubles: [], fonts: new Set() };
  if (stories.length === 0) return drawn;
  const server = await serveStatic(drawing.folder);
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    args: [...browserArguments, ...STEADY],
  });
  try {
    const queue = stories.values();
    await Promise.all(
      Array.from({ length: Math.min(PAGES, stories.length) }, () =>
        drawInTurn(browser, server.url, drawing, queue, drawn),
      ),
    );
    return drawn;
  } finally {
    await browser.close();
    await server.close();
  }
}

/** A page in which stories are drawn, and its camera. */
type Studio = { page: Page; camera: CDPSession };

/** Draws stories from the queue in one page until it is empty. */
async function drawInTurn(
  browser: Browser,
  url: string,
  drawing: Drawing,
  queue: Iterable<Story>,
  drawn: Drawn,
): Promise<void> {
  let studio = await openStudio(browser, url);
  /** A failed page may not answer any more: it is abandoned, and another opened. */
  const reopen = async () => {
    void studio.page.close().catch(() => {});
    studio = await openStudio(browser, url);
  };
  for (const family of await studio.page.evaluate(lostFonts)) drawn.fonts.add(family);
  let shown = 0;
  for (const { id } of queue) {
    shown += 1;
    if (shown % STORIES_OF_A_PAGE === 0) await reopen();
    const shots = await withinPatience(shotsOfStory(studio.page, id, drawing)).catch((error: unknown) => String(error));
    if (typeof shots === "string") {
      drawn.troubles.push({ story: id, mode: "", what: firstLine(shots) });
      await reopen();
      continue;
    }
    drawn.modes.set(
      id,
      shots.flatMap(({ views }) => views.map(({ mode }) => mode)),
    );
    for (const shot of shots) {
      const missing = shot.views.filter(({ mode }) => !existsSync(drawing.fileOf(id, mode)));
      if (missing.length === 0) continue;
      const take = () => withinPatience(takeShot(studio, id, { ...shot, views: missing }, drawing));
      try {
        // On a busy machine a play function may fail once, as in the story tests.
        await take().catch(async () => {
          await reopen();
          await take();
        });
      } catch (error) {
        const what = firstLine(error instanceof Error ? error.message : String(error));
        drawn.troubles.push(...missing.map(({ mode }) => ({ story: id, mode, what })));
        await reopen();
      }
    }
  }
  await studio.page.close();
}

const firstLine = (text: string): string => text.split("\n", 1)[0] ?? "";

const shotsOfStory = async (page: Page, id: string, { modes, width }: Drawing): Promise<Shot[]> =>
  shotsOf(await globalsOf(page, id), modes, width);

/** Stops animation and the caret for a picture, and renders content far below the screen. */
const STILL = `html[data-still] *, html[data-still] *::before, html[data-still] *::after, html[data-still] *::backdrop {
  animation: none !important;
  caret-color: transparent !important;
  content-visibility: visible !important;
  scroll-behavior: auto !important;
  transition: none !important;
}`;

async function openStudio(browser: Browser, url: string): Promise<Studio> {
  const page = await browser.newPage({ viewport: WINDOW, deviceScaleFactor: 1 });
  await openWorkbench(page, url);
  await page.addStyleTag({ content: STILL });
  return { page, camera: await page.context().newCDPSession(page) };
}

/** Plays a story once and takes its picture at each width. */
async function takeShot({ page, camera }: Studio, id: string, shot: Shot, drawing: Drawing): Promise<void> {
  await page.setViewportSize(shot.window);
  await page.evaluate(() => document.documentElement.removeAttribute("data-still"));
  const fault = await page.evaluate(visitStory, visitOf(id, { locale: shot.locale, theme: shot.theme }));
  if (fault !== null) throw new Error(fault);
  for (const { mode, window } of shot.views) {
    await page.setViewportSize(window);
    const { width, height } = await page.evaluate(settleStory);
    const { data } = await camera.send("Page.captureScreenshot", {
      format: "png",
      captureBeyondViewport: true,
      optimizeForSpeed: true,
      clip: { x: 0, y: 0, width, height, scale: 1 },
    });
    const file = drawing.fileOf(id, mode);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, Buffer.from(data, "base64"));
  }
}
