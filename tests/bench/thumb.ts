import { setTimeout as delay } from "node:timers/promises";
import { type Browser, type CDPSession, chromium, type Page } from "playwright";
import { addDays } from "#domain/calendar/arithmetic.ts";
import { tehranDate } from "#domain/calendar/today.ts";
import { startSite } from "#tests/flows/site.ts";
import { browserArguments, ensureBrowser } from "#tools/ensure-browser.mjs";

/** Limit and aim, milliseconds. */
type Goal = Readonly<Record<"must" | "aim", number>>;
/** From lifting the finger to the opened element. */
const OPENS: Goal = { must: 200, aim: 100 };
/** From lifting the finger to the next paint, as browsers measure it (INP). */
const PAINTS: Goal = { must: 100, aim: 50 };
/** CPU slowdown that emulates a cheap telephone on this machine. */
const SLOWER = 4;
const TAPS = 10;
/** Duration of a touch, milliseconds. */
const REST = 70;

const checkIn = addDays(tehranDate(Math.floor(Date.now() / 1000)), 14);
const search = `/search/property?destination_id=city-2&destination_name=x&check_in=${checkIn}&length_of_stay=3`;
const property = "/IsfahanHotels/HowzkhanehBoutiqueHotel.html";
const stay = `${property}?check_in=${checkIn}&length_of_stay=3`;

type Opening = {
  page: string;
  /** Selectors of the tapped control, and of the element that is usable once it is open. */
  tap: string;
  usable: string;
  goal?: Goal;
};

const openings: Readonly<Record<string, Opening>> = {
  // Baseline of the machine itself: a tap on the headline, which is there already.
  nothing: { page: search, tap: "main h1", usable: "main h1" },
  sort: { page: search, tap: "[data-tool-bar] [popovertarget=sorts]", usable: "#sorts a" },
  filters: { page: search, tap: "[data-tool-bar] [popovertarget=filters]", usable: "#filters input[type=checkbox]" },
  search: {
    page: search,
    tap: "main [popovertarget=search]:not([popovertargetaction])",
    usable: "#search [role=combobox]",
  },
  dates: {
    page: property,
    tap: "main [popovertarget=dates-sheet]",
    usable: "#dates [aria-haspopup=dialog]",
  },
  // A rate is chosen: the bar at the bottom has the sum and the booking button.
  rate: {
    page: stay,
    tap: '[data-plan] a[href*="choice="]',
    usable: "[data-action-bar] button",
    goal: PAINTS,
  },
};

/**
 * Runs in the page: time from lifting the finger off a control to the frame in which the opened element can be pressed,
 * milliseconds.
 */
function untilUsable({ tap, usable }: Opening): Promise<number> {
  const isPressable = (): boolean =>
    [...document.querySelectorAll(usable)].some((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      if (width === 0) return false;
      const found = document.elementFromPoint(left + width / 2, top + height / 2);
      return found !== null && (element.contains(found) || found.contains(element));
    });
  return new Promise((resolve) => {
    document.querySelector(tap)?.addEventListener(
      "pointerup",
      ({ timeStamp }) => {
        const look = () => {
          if (!isPressable()) return requestAnimationFrame(look);
          // Layout of this frame is on the screen after it.
          return setTimeout(() => resolve(performance.now() - timeStamp));
        };
        requestAnimationFrame(look);
      },
      { capture: true, once: true },
    );
  });
}

/** One opening in a hydrated page: the first one, with everything fetched for it. */
async function openOnce(page: Page, session: CDPSession, url: string, opening: Opening): Promise<number> {
  await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  await page.goto(url + opening.page, { waitUntil: "load" });
  await page.waitForSelector("html[data-ready]");
  await page.waitForLoadState("networkidle");
  await page.locator(opening.tap).first().scrollIntoViewIfNeeded();
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  const took = page.evaluate(untilUsable, opening);
  await touch(page, session, opening.tap);
  return took;
}

/** A realistic tap: Playwright's own lifts before the page has answered the touch. */
async function touch(page: Page, session: CDPSession, selector: string): Promise<void> {
  const box = await page.locator(selector).first().boundingBox();
  if (box === null) throw new Error(`${selector} is not in sight`);
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [point] });
  await delay(REST);
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

const median = (values: readonly number[]): number =>
  Math.round(values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0);

/**
 * `npm run bench -- thumb`: on a telephone 390 px wide with a CPU four times slower, the time from lifting the finger
 * until the opened element can be pressed, on the built site. Medians of ten loads of the page each; one JSON line for
 * each. The first is a tap that opens nothing: on a busy machine it shows how much of the others is waiting for the
 * CPU.
 */
export async function run(): Promise<void> {
  const site = await startSite();
  const browser: Browser = await chromium.launch({ executablePath: await ensureBrowser(), args: browserArguments });
  try {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      locale: "fa-IR",
    });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    for (const [name, opening] of Object.entries(openings)) {
      const taken: number[] = [];
      for (let tap = 0; tap < TAPS; tap += 1) taken.push(await openOnce(page, session, site.url, opening));
      const ms = median(taken);
      const { goal = OPENS } = opening;
      console.log(
        JSON.stringify({
          bench: "thumb",
          opens: name,
          ms,
          quickest: Math.round(Math.min(...taken)),
          slowest: Math.round(Math.max(...taken)),
          within_goal: ms <= goal.must,
          within_aim: ms <= goal.aim,
        }),
      );
    }
  } finally {
    await browser.close();
    await site.stop();
  }
}
