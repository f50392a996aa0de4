import { addons } from "storybook/preview-api";
import { OTHER_LOCALE } from "#domain/text/in-locale.ts";
import { review as findingsOf } from "../review/checks.ts";
import { takeDown } from "../review/collect/collect.ts";
import type { Finding, PageSnapshot } from "../review/snapshot.ts";
import { EVENTS, type Found } from "./events.ts";
import { boxIn, type Mark, paintOver } from "./layer.ts";
import { pageInOther } from "./other-language.ts";
import { elementsOf } from "./places.ts";
import type { ToolContext } from "./tools.ts";

type Shown = { finding: Finding; element: Element | null };

/** Draws off-screen content too: skipped content has no text to judge. */
function drawAll(): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("* { content-visibility: visible !important; }");
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}

/** Time for a page to settle after its story was drawn, milliseconds. */
const SETTLED = 400;

/** Reviews the page as it is shown, with the other language once that has been drawn, and paints the findings. */
export function start({ story, locale }: ToolContext): () => void {
  const channel = addons.getChannel();
  let shown: Shown[] = [];
  let other: PageSnapshot | null = null;
  let isOver = false;
  const skipAgain = drawAll();
  const layer = paintOver(() => ({
    marks: shown.flatMap(({ element }, index): Mark[] => {
      const box = element && boxIn(element);
      return box ? [{ box, tone: "fault", label: String(index + 1) }] : [];
    }),
  }));
  const check = (isDone: boolean): void => {
    const { page, nodes } = takeDown(locale);
    const pages = { [locale]: page, ...(other && { [OTHER_LOCALE[locale]]: other }) };
    const ofThis = findingsOf({ story, ...pages }).filter(({ place }) => !place.startsWith(`${OTHER_LOCALE[locale]} `));
    const elements = elementsOf(ofThis, page, nodes, other);
    shown = ofThis.map((finding, index) => ({ finding, element: elements[index] ?? null }));
    layer.repaint();
    const findings = shown.map(({ finding: { check: name, place, what }, element }, index) => ({
      number: index + 1,
      check: name,
      place,
      what,
      isOnPage: element !== null,
    }));
    channel.emit(EVENTS.found, { findings, isCompared: other !== null, isDone } satisfies Found);
  };
  const run = async (): Promise<void> => {
    check(false);
    other = await pageInOther(OTHER_LOCALE[locale]);
    if (!isOver) check(true);
  };
  const show = (number: number): void =>
    shown[number - 1]?.element?.scrollIntoView({ block: "center", inline: "nearest" });
  const begun = setTimeout(() => void run(), SETTLED);
  const listeners = { [EVENTS.show]: show, [EVENTS.check]: () => void run() };
  for (const [name, listener] of Object.entries(listeners)) channel.on(name, listener);
  return () => {
    isOver = true;
    clearTimeout(begun);
    for (const [name, listener] of Object.entries(listeners)) channel.off(name, listener);
    layer.end();
    skipAgain();
  };
}
