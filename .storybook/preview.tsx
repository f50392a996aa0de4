import "./clock.ts";
import "#design-system/theme/theme.css.ts";
import "#design-system/theme/fonts.css.ts";
import "#design-system/theme/global.css.ts";
import "./workbench.css";
import type { Decorator, Preview } from "@storybook/react-vite";
import { configure } from "storybook/test";
import { drawAddress } from "#design-system/illustration/address.ts";
import { BothDirections } from "./decorators/BothDirections.tsx";
import { SideBySide } from "./decorators/SideBySide.tsx";
import { sidesOf } from "./decorators/sides.ts";
import { WithEnvironment } from "./decorators/WithEnvironment.tsx";
import { drawPicturesHere } from "./drawn-pictures.ts";
import { globalTypes, initialGlobals, type StoryGlobals } from "./globals.ts";
import { modes } from "./modes.ts";
import { workbenchTheme } from "./theme.ts";
import { viewportOptions, viewports } from "./viewports.ts";

drawPicturesHere(drawAddress);
// What is waited for comes at once; a busy machine may take longer, and only what never comes waits this long.
configure({ asyncUtilTimeout: 20_000 });

const withEnvironment: Decorator = (Story, { globals }) => (
  <WithEnvironment globals={globals as StoryGlobals}>
    <Story />
  </WithEnvironment>
);

/** `direction: both` and `theme: both` show the story in frames; docs pages, many stories long, do not. */
const withSides: Decorator = (Story, { globals, id, viewMode }) => {
  const sides = viewMode === "story" ? sidesOf(globals as StoryGlobals) : null;
  return sides ? <SideBySide storyId={id} sides={sides} /> : <Story />;
};

/** `parameters: { bothDirections: true }` draws a small component twice on one page. */
const withBothDirections: Decorator = (Story, { globals, parameters }) =>
  parameters.bothDirections ? (
    <BothDirections calendar={(globals as StoryGlobals).calendar} story={Story} />
  ) : (
    <Story />
  );

/** What the language of a page changes for axe: the names of things, and which language they are in. */
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

/**
 * Roles, states, order, colours and sizes are the same in either language, and axe takes most of a visit's time: the
 * story tests run all of it on the first visit, and on the second (`second-visit.ts`) the rules that can differ. The
 * accessibility panel always runs all of it.
 */
function judgeOnceWhatIsTheSame(context: {
  parameters: Record<string, unknown> & { a11y?: { options?: object } };
}): void {
  if (!(globalThis as { isSecondVisit?: boolean }).isSecondVisit) return;
  const { a11y } = context.parameters;
  const options = { ...a11y?.options, runOnly: { type: "rule", values: rulesOfLanguage } };
  context.parameters = { ...context.parameters, a11y: { ...a11y, options } };
}

const chromaticModes = Object.fromEntries(
  Object.entries(modes).map(([name, { viewport, ...globals }]) => {
    const { width, height } = viewports[viewport];
    return [name, { ...globals, viewport: { width, height } }];
  }),
);

const preview: Preview = {
  beforeEach(context) {
    // Each story begins in a tab that has kept nothing.
    sessionStorage.clear();
    judgeOnceWhatIsTheSame(context);
  },
  tags: ["autodocs"],
  globalTypes,
  initialGlobals,
  // The last is the outermost.
  decorators: [withBothDirections, withEnvironment, withSides],
  parameters: {
    layout: "padded",
    // Of what passes only one example is kept: describing all of them takes an eighth of axe's time. Fetching the style
    // sheets once more takes a seventh, for one rule about styles that lock a telephone's orientation: there are none.
    a11y: { test: "error", options: { resultTypes: ["violations", "incomplete"], preload: false } },
    viewport: { options: viewportOptions },
    chromatic: { modes: chromaticModes, prefersReducedMotion: "reduce" },
    docs: { theme: workbenchTheme, lang: "fa" },
    controls: { expanded: true, sort: "requiredFirst" },
    options: {
      storySort: {
        order: ["راهنما", ["شروع کنید", "*", "چگونه بنویسیم"], "پایه", "اجزا", "تصویرگری", "صفحه‌ها", "سفرها"],
      },
    },
  },
};

export default preview;
