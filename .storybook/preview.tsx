import "./clock.ts";
import "#design-system/theme/theme.css.ts";
import "./workbench.css";
import type { Decorator, Preview } from "@storybook/react-vite";
import { applyEnvironment } from "./decorators/environment.ts";
import { SideBySide } from "./decorators/SideBySide.tsx";
import { sidesOf } from "./decorators/sides.ts";
import { globalTypes, initialGlobals, type StoryGlobals } from "./globals.ts";
import { modes } from "./modes.ts";
import { viewportOptions, viewports } from "./viewports.ts";

const withEnvironment: Decorator = (Story, context) => {
  applyEnvironment(document.documentElement, context.globals as StoryGlobals);
  return <Story />;
};

const withSides: Decorator = (Story, context) => {
  const sides = context.viewMode === "story" ? sidesOf(context.globals as StoryGlobals) : null;
  return sides ? <SideBySide storyId={context.id} sides={sides} /> : <Story />;
};

const chromaticModes = Object.fromEntries(
  Object.entries(modes).map(([name, { viewport, ...globals }]) => {
    const { width, height } = viewports[viewport];
    return [name, { ...globals, viewport: { width, height } }];
  }),
);

const preview: Preview = {
  tags: ["autodocs"],
  globalTypes,
  initialGlobals,
  decorators: [withEnvironment, withSides],
  parameters: {
    layout: "padded",
    a11y: { test: "error" },
    viewport: { options: viewportOptions },
    chromatic: { modes: chromaticModes, prefersReducedMotion: "reduce" },
    controls: { expanded: true, sort: "requiredFirst" },
    options: {
      storySort: {
        order: ["راهنما", ["شروع کنید"], "پایه", "اجزا", "تصویرگری", "صفحه‌ها", "سفرها"],
      },
    },
  },
};

export default preview;
