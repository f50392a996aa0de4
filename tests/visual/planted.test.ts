import { type Browser, chromium, type Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { browserArguments, ensureBrowser } from "#tools/ensure-browser.mjs";
import { serveStatic } from "#tools/serve-static.mjs";
import { review } from "../../.storybook/review/checks.ts";
import type { Finding } from "../../.storybook/review/snapshot.ts";
import { collectorScript, openReview, type Plant, viewsOf } from "./reviewer.ts";
import { storiesIn } from "./stories.ts";

/** Each fault is planted into a real story of the built Storybook, and its check must find it, in that place alone. */

const folder = process.env.STORYBOOK_FOLDER ?? "storybook-static";
const ACCORDION = "accordion--default";
const BREADCRUMB = "breadcrumb--default";
const CARD = "propertycard--heart-beside-a-long-name";
const SENTENCE = "bidi--in-a-sentence";
const SELECT = "field--select";
const EMPTY = "emptystate--empty";
const PAGES = "pagination--middle";
const NOTICE = "notice--looks";
const MEETING = "meeting--toasts-above-a-bar";

type Planted = {
  fault: string;
  into: string;
  check: string;
  place: string;
  what: string;
  /** Persian by default. */
  where?: Plant["locale"];
  change: () => void;
};

const planted: readonly Planted[] = [
  {
    fault: "a chevron that is not mirrored",
    into: BREADCRUMB,
    check: "chevron",
    place: "nav «مسیر»",
    what: "the arrow points to the right in both languages",
    change: () => {
      for (const svg of document.querySelectorAll("nav svg")) (svg as SVGElement).style.transform = "none";
    },
  },
  {
    fault: "an element that keeps its side",
    into: CARD,
    check: "mirroring",
    place: "div «مجتمع اقامتی گردشگری",
    what: "from the left edge in both languages",
    change: () => {
      const heart = document.querySelector("article button")?.parentElement;
      heart?.setAttribute("style", "inset: auto; right: 12px; top: 12px");
    },
  },
  {
    fault: "a text that keeps its side",
    into: SENTENCE,
    check: "mirroring",
    place: "p «برای پیگیری",
    what: "its text stands 0 px from the left edge in both languages",
    change: () => document.querySelector("#storybook-root p")?.setAttribute("style", "text-align: left"),
  },
  {
    fault: "a percent sign on the wrong side",
    into: CARD,
    check: "percent sign",
    place: "«۵٪ تخفیف»",
    what: "is drawn to the right of its number",
    change: () => {
      const badge = [...document.querySelectorAll("article span")].find((span) => span.textContent.includes("٪ تخفیف"));
      if (badge) badge.textContent = "۵٪ تخفیف";
    },
  },
  {
    fault: "a bare Latin code",
    into: SENTENCE,
    check: "bare code",
    place: "p «برای پیگیری",
    what: "«SH-2048/B» stands bare",
    change: () => {
      const code = document.querySelector("p bdi");
      code?.replaceWith(code.textContent);
    },
  },
  {
    fault: "mixed digits",
    into: EMPTY,
    check: "mixed digits",
    place: "h2 «۳ از 5 اقامتگاه»",
    what: "has Persian and Latin digits",
    change: () => {
      const title = document.querySelector("h2");
      if (title) title.textContent = "۳ از 5 اقامتگاه";
    },
  },
  {
    fault: "a heart over a long name",
    into: CARD,
    check: "overlap",
    place: "h3",
    what: "lies over",
    change: () => {
      const heart = document.querySelector("article button") as HTMLElement;
      const name = document.querySelector("article h3 a")?.getBoundingClientRect();
      const now = heart.getBoundingClientRect();
      heart.style.translate = `${(name?.x ?? 0) - now.x}px ${(name?.y ?? 0) - now.y}px`;
    },
  },
  {
    fault: "a raised badge over a name",
    into: CARD,
    check: "overlap",
    place: "span «تازه»",
    what: "lies over «تازه»",
    change: () => {
      const name = document.querySelector("article h3");
      const badge =
        '<span style="position: absolute; z-index: 1; background: #fff; color: #000; translate: 0 4px">تازه</span>';
      name?.insertAdjacentHTML("beforebegin", badge);
    },
  },
  {
    fault: "a control that is wider than its card",
    into: NOTICE,
    check: "protrusion",
    place: "a «اتاق‌ها»",
    what: "px out of its card",
    change: () => {
      const wide = '<a href="#rooms" style="display: block; min-block-size: 44px; margin-inline-end: -40px">اتاق‌ها</a>';
      document
        .querySelector("#storybook-root svg + *, #storybook-root span:has(svg) + div")
        ?.insertAdjacentHTML("beforeend", wide);
    },
  },
  {
    fault: "an arrow among words",
    into: SENTENCE,
    check: "chevron",
    place: "p «",
    what: "«→» in its text points the same way in both languages",
    where: "both",
    change: () => document.querySelector("#storybook-root p")?.append(" →"),
  },
  {
    fault: "a clipped select",
    into: SELECT,
    check: "clipping",
    place: "select",
    what: "is cut off by",
    change: () => document.querySelector("select")?.setAttribute("style", "inline-size: 64px"),
  },
  {
    fault: "a text that is cut off",
    into: EMPTY,
    check: "clipping",
    place: "h2",
    what: "«اقامتگاهی پیدا نشد» is cut off by",
    change: () =>
      document.querySelector("h2")?.setAttribute("style", "inline-size: 40px; overflow: hidden; white-space: nowrap"),
  },
  {
    fault: "a tap target of 20 px",
    into: EMPTY,
    check: "tap target",
    place: "button «حذف همهٔ فیلترها»",
    what: "× 20 px only",
    change: () =>
      document
        .querySelector("#storybook-root button")
        ?.setAttribute("style", "min-block-size: 0; block-size: 20px; padding-block: 0; line-height: 1"),
  },
  {
    fault: "a headline in the wrong font",
    into: EMPTY,
    check: "font",
    place: "h2 «اقامتگاهی پیدا نشد»",
    what: "in Tahoma",
    change: () => document.querySelector("h2")?.setAttribute("style", "font-family: Tahoma"),
  },
  {
    fault: "a Gregorian date on a Persian screen",
    into: EMPTY,
    check: "calendar",
    place: "p «ورود ۲۰ نوامبر ۲۰۲۶»",
    what: "«۲۰ نوامبر» is a Gregorian date",
    change: () => {
      const text = document.querySelector("#storybook-root p");
      if (text) text.textContent = "ورود ۲۰ نوامبر ۲۰۲۶";
    },
  },
  {
    fault: "a direction that contradicts its text",
    into: EMPTY,
    check: "direction",
    place: "p «یکی از فیلترها",
    what: 'dir="ltr" is on a text in Persian letters only',
    change: () => document.querySelector("#storybook-root p")?.setAttribute("dir", "ltr"),
  },
  {
    fault: "a Latin digit in a Persian text",
    into: EMPTY,
    check: "latin digits",
    place: "h2 «5 اقامتگاه»",
    what: "«5 اقامتگاه» has Latin digits",
    change: () => {
      const title = document.querySelector("h2");
      if (title) title.textContent = "5 اقامتگاه";
    },
  },
  {
    fault: "an English sentence on a Persian page",
    into: EMPTY,
    check: "foreign sentence",
    place: "p «Remove one of the filters",
    what: "is a foreign sentence in a Persian text",
    change: () => {
      const text = document.querySelector("#storybook-root p");
      if (text) text.textContent = "Remove one of the filters and try again.";
    },
  },
  {
    fault: "two English words on a Persian page",
    into: EMPTY,
    check: "foreign sentence",
    place: "h2 «Choose package»",
    what: "«Choose package» is a foreign sentence in a Persian text",
    change: () => {
      const title = document.querySelector("h2");
      if (title) title.textContent = "Choose package";
    },
  },
  {
    fault: "an English name of a control on a Persian page",
    into: CARD,
    check: "foreign name",
    place: "button «Keep this among your favourites»",
    what: "is read out in a Persian part of the page",
    change: () =>
      document.querySelector("article button")?.setAttribute("aria-label", "Keep this among your favourites"),
  },
  {
    fault: "a Persian sentence on an English page",
    into: EMPTY,
    check: "foreign sentence",
    place: "p «یکی از فیلترها",
    what: "is a foreign sentence in an English text",
    where: "en",
    change: () => {
      const text = document.querySelector("#storybook-root p");
      if (text) text.textContent = "یکی از فیلترها را بردارید.";
    },
  },
  {
    fault: "a pale icon",
    into: BREADCRUMB,
    check: "contrast",
    place: "fa 1200 light: nav «مسیر»",
    what: "the drawing has a contrast of 1.",
    change: () => {
      document.querySelector("nav")?.insertAdjacentHTML("beforeend", "<style>nav svg * { stroke: #e4d8c4 }</style>");
    },
  },
  {
    fault: "a text that is pale in the dark theme alone",
    into: EMPTY,
    check: "contrast",
    place: "fa 1200 dark: p «یکی از فیلترها",
    what: "the text has a contrast of 2.",
    change: () =>
      document
        .querySelector("#storybook-root p")
        ?.insertAdjacentHTML("afterend", "<style>[data-theme=dark] #storybook-root p { color: #4a4b66 }</style>"),
  },
  {
    fault: "a pale text inside a closed fold",
    into: ACCORDION,
    check: "contrast",
    place: "fa 360 light",
    what: "the text has a contrast of 1.",
    change: () => {
      document.querySelector("details:not([open]) > :not(summary)")?.setAttribute("style", "color: #e4d8c4");
    },
  },
  {
    fault: "a Latin digit inside a closed fold",
    into: ACCORDION,
    check: "latin digits",
    place: "fa 360",
    what: "5",
    change: () => {
      const answer = document.querySelector("details:not([open]) > :not(summary)");
      if (answer) answer.textContent = "تا 5 روز";
    },
  },
  {
    fault: "a pale outline of a field",
    into: SELECT,
    check: "contrast",
    place: "select",
    what: "the field's outline has a contrast of 1.",
    change: () => document.querySelector("select")?.setAttribute("style", "border-color: #e4d8c4"),
  },
  {
    fault: "a pale ring of the focus",
    into: EMPTY,
    check: "contrast",
    place: "button «حذف همهٔ فیلترها»",
    what: "the ring of the focus has a contrast of 1.",
    change: () => document.querySelector("#storybook-root button")?.setAttribute("style", "outline-color: #e4d8c4"),
  },
  {
    fault: "a control on which the focus draws nothing",
    into: EMPTY,
    check: "focus",
    place: "button «حذف همهٔ فیلترها»",
    what: "nothing is drawn when it has the keyboard's focus",
    change: () => document.querySelector("#storybook-root button")?.setAttribute("style", "outline: none"),
  },
  {
    fault: "a way on that points back",
    into: PAGES,
    check: "forward",
    place: "a «صفحهٔ بعد»",
    what: "it leads on and points to the",
    where: "both",
    change: () => {
      const drawing = document.querySelector<SVGElement>("a[rel=next] svg");
      if (drawing) drawing.style.scale = "-1 1";
    },
  },
  {
    fault: "news over a bar",
    into: MEETING,
    check: "fixed things",
    place: "fa 360: section «",
    what: "lie over each other",
    change: () => document.querySelector("[role=alert]")?.parentElement?.setAttribute("style", "bottom: 0"),
  },
];

let browser: Browser;
let page: Page;
let server: Awaited<ReturnType<typeof serveStatic>>;

beforeAll(async () => {
  server = await serveStatic(folder);
  browser = await chromium.launch({ executablePath: await ensureBrowser(), args: browserArguments });
  page = await browser.newPage();
  await openReview(page, server.url, await collectorScript());
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
});

async function findingsIn(words: string, plant?: Plant): Promise<Finding[]> {
  const [story] = await storiesIn(folder, words);
  if (story === undefined) throw new Error(`There is no story ${words}`);
  return (await viewsOf(page, story, plant)).flatMap(review);
}

test.each([...new Set([...planted.map(({ into }) => into), PAGES])])("nothing is found in %s as it is", async (story) =>
  expect(await findingsIn(story)).toEqual([]),
);

test.each(planted)("$fault is found", async ({ into, check, place, what, where = "fa", change }) => {
  const findings = await findingsIn(into, { locale: where, change });
  expect(findings[0]).toMatchObject({
    check,
    story: expect.stringMatching(/ › /),
    place: expect.stringContaining(place),
    what: expect.stringContaining(what),
  });
  expect(findings.filter((finding) => finding.check !== check)).toEqual([]);
});
