import "./clock.ts";
import "#design-system/theme/theme.css.ts";
import "#design-system/theme/fonts.css.ts";
import "#design-system/theme/global.css.ts";
import "./workbench.css";
import type { Decorator, Preview } from "@storybook/react-vite";
import { configure } from "storybook/test";
import { clearRecents } from "#app/src/features/recent/recent.ts";
import { clearRecentPlaces } from "#app/src/features/search/recent-places.ts";
import { approximation } from "#app/src/store/approximation.ts";
import { keepCurrency } from "#app/src/store/kept-currency.ts";
import { drawAddress } from "#design-system/illustration/address.ts";
import { carryOn } from "#domain/addresses/carried.ts";
import { BothDirections } from "./decorators/BothDirections.tsx";
import { SideBySide } from "./decorators/SideBySide.tsx";
import { sidesOf } from "./decorators/sides.ts";
import { WithEnvironment } from "./decorators/WithEnvironment.tsx";
import { WithTools } from "./decorators/WithTools.tsx";
import { withWords } from "./decorators/with-words.tsx";
import { ComponentPage } from "./docs/page/ComponentPage.tsx";
import { drawPicturesHere } from "./drawn-pictures.ts";
import { elementError } from "./element-error.ts";
import { globalTypes, initialGlobals, type StoryGlobals } from "./globals.ts";
import { type Sifted, siftParts } from "./judge-once.ts";
import { modes } from "./modes.ts";
import { workbenchTheme } from "./theme.ts";
import { viewportOptions, viewports } from "./viewports.ts";
import { offerPage } from "./workbench/other-language.ts";

drawPicturesHere(drawAddress);
offerPage();
// Awaited elements usually appear at once; the limit suits a busy machine, and only a failure waits this long.
configure({ asyncUtilTimeout: 20_000, getElementError: elementError });

const withEnvironment: Decorator = (Story, { globals }) => (
  <WithEnvironment globals={globals as StoryGlobals}>
    <Story />
  </WithEnvironment>
);

/** Tools do not paint over a page of frames: the story in each frame paints its own. */
const withTools: Decorator = (Story, { globals, title, name, viewMode }) => {
  if (viewMode !== "story" || sidesOf(globals as StoryGlobals) !== null) return <Story />;
  return (
    <WithTools story={`${title} › ${name}`} globals={globals as StoryGlobals}>
      <Story />
    </WithTools>
  );
};

/** `direction: both`, `over` and `theme: both` show the story in frames; docs pages, many stories long, do not. */
const withSides: Decorator = (Story, { globals, id, viewMode }) => {
  const { width, direction } = globals as StoryGlobals;
  const sides = viewMode === "story" ? sidesOf(globals as StoryGlobals) : null;
  if (sides === null) return <Story />;
  return <SideBySide storyId={id} sides={sides} width={width} arrangement={direction === "over" ? "over" : "beside"} />;
};

/** `parameters: { bothDirections: true }` draws a small component twice on one page. */
const withBothDirections: Decorator = (Story, { globals, parameters }) =>
  parameters.bothDirections ? (
    <BothDirections calendar={(globals as StoryGlobals).calendar} story={Story} />
  ) : (
    <Story />
  );

/** axe rules whose outcome depends on a page's language: accessible names, and declared languages. */
const rulesOfLanguage = [
  "aria-command-name",
  "aria-dialog-name",
  "aria-input-field-name",
  "aria-progressbar-name",
  "aria-toggle-field-name",
  "button-name",
  "document-title",
  "empty-heading",
  "empty-table-header",
  "html-has-lang",
  "html-lang-valid",
  "image-alt",
  "input-button-name",
  "label",
  "link-name",
  "role-img-alt",
  "select-name",
  "summary-name",
  "svg-img-alt",
  "valid-lang",
];

/** axe takes joined Persian letters for the ligatures of an icon font, and does not judge their contrast. */
const CONTRAST = "color-contrast";

type A11y = { options?: object; context?: { exclude?: Element[] } };
type Visit = {
  parameters: Record<string, unknown> & { a11y?: A11y };
  /** Globals that a story sets for itself: the type of a context omits them. */
  storyGlobals?: Record<string, unknown>;
  reporting: { reports: readonly { type: string; status: string }[] };
};

/** The story tests visit all stories in one page, whose parts repeat from story to story. */
type StoryTests = { judgedParts?: Record<"first" | "second", Set<number>>; isSecondVisit?: boolean };

/** Rule on spacing in style attributes. There are none, yet axe checks the visibility of each text to report that. */
const SPACING = "avoid-inline-spacing";

function rulesOf(isSecondVisit: boolean, hasSecondVisit: boolean): object {
  if (isSecondVisit) return { runOnly: { type: "rule", values: [...rulesOfLanguage, CONTRAST] } };
  const off = { enabled: false };
  return { rules: { [SPACING]: off, ...(hasSecondVisit ? { [CONTRAST]: off } : {}) } };
}

/**
 * axe takes most of a visit's time. The story tests (`test-runner.ts`) judge a part of a page once for each look that it
 * has, until it passes. Roles, states, order and sizes are the same in either language: they are judged on the first visit, in Persian;
 * what can differ on the second (`second-visit.ts`), in English. Colours are judged on the second. The accessibility
 * panel always judges all of it.
 */
function judgeOnceWhatIsTheSame(context: Visit): () => void {
  const { judgedParts, isSecondVisit = false } = globalThis as StoryTests;
  if (!judgedParts) return () => {};
  const { a11y } = context.parameters;
  const judged = judgedParts[isSecondVisit ? "second" : "first"];
  const options = { ...a11y?.options, ...rulesOf(isSecondVisit, context.storyGlobals?.["locale"] === undefined) };
  let sifted: Sifted | undefined;
  const parts = {
    /** Read when axe begins, after the story's play function. */
    get exclude() {
      sifted ??= siftParts(document.body, judged, innerWidth);
      return sifted.before;
    },
  };
  context.parameters = { ...context.parameters, a11y: { ...a11y, options, context: parts } };
  return () => {
    const hasPassed = context.reporting.reports.some(({ type, status }) => type === "a11y" && status === "passed");
    if (hasPassed) for (const look of sifted?.looks ?? []) judged.add(look);
    // The parameters outlive the visit: they would keep its page in memory.
    sifted = { before: [], looks: [] };
  };
}

const chromaticModes = Object.fromEntries(
  Object.entries(modes).map(([name, { viewport, ...globals }]) => {
    const { width, height } = viewports[viewport];
    return [name, { ...globals, viewport: { width, height } }];
  }),
);

/**
 * Loads every face before a story is drawn: the letters of a language come with its first story, and a play function
 * would measure before, or with the face that stands in for a headline. Those that stand in are not on every machine.
 */
const allFonts = () => Promise.allSettled([...document.fonts].map((font) => font.load()));
// Pages of the guide have no `beforeEach`.
void allFonts();

const preview: Preview = {
  async beforeEach(context) {
    await allFonts();
    // Each story begins in a browser that has kept nothing. Storybook's own settings are in `localStorage` too.
    sessionStorage.clear();
    keepCurrency(null);
    approximation.value = null;
    clearRecents();
    clearRecentPlaces();
    carryOn(new URLSearchParams());
    return judgeOnceWhatIsTheSame(context);
  },
  tags: ["autodocs"],
  globalTypes,
  initialGlobals,
  // The last is the outermost.
  decorators: [withWords, withBothDirections, withEnvironment, withTools, withSides],
  parameters: {
    layout: "padded",
    // Of what passes only one example is kept: describing all of them takes an eighth of axe's time. Fetching the style
    // sheets once more takes a seventh, for one rule about styles that lock a telephone's orientation: there are none.
    a11y: { test: "error", options: { resultTypes: ["violations", "incomplete"], preload: false } },
    viewport: { options: viewportOptions },
    chromatic: { modes: chromaticModes, prefersReducedMotion: "reduce" },
    docs: { theme: workbenchTheme, lang: "fa", page: ComponentPage },
    controls: { expanded: true, sort: "requiredFirst" },
    options: {
      storySort: {
        order: ["راهنما", ["شروع کنید", "*", "چگونه بنویسیم"], "پایه", "اجزا", "تصویرگری", "صفحه‌ها", "سفرها"],
      },
    },
  },
};

export default preview;
