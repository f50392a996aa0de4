import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { withWords } from "#app/src/page/story.tsx";
import { createChosenTheme } from "#app/src/store/chosen-theme.ts";
import { type Theme, themes } from "#app/src/store/theme.ts";
import { oneOf, playground } from "#tests/stories/playground.tsx";
import { ThemeChoice } from "./ThemeChoice.tsx";

const meta: Meta = { title: "اجزا/رنگ‌ها ThemeChoice" };
export default meta;
type Story = StoryObj;

export const Playground: Story = playground(
  { theme: "system" },
  { theme: oneOf("پوستهٔ انتخاب‌شده · Chosen theme", themes) },
  ({ theme }) => <ThemeChoice theme={createChosenTheme(theme as Theme)} onChoose={fn()} />,
);
/** The longest choice fits, in both languages. */
export const Default: Story = {
  render: withWords(<ThemeChoice theme={createChosenTheme("system")} onChoose={fn()} />),
  play: async ({ canvasElement }) => {
    await document.fonts.ready;
    // Its name is in sight.
    await expect(within(canvasElement).getByText(/^(حالت نمایش|Theme)$/)).toBeVisible();
    const select = within(canvasElement).getByRole<HTMLSelectElement>("combobox", { name: /^(حالت نمایش|Theme)$/ });
    const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(select);
    const pen = document.createElement("canvas").getContext("2d") as CanvasRenderingContext2D;
    pen.font = font;
    const room = select.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
    for (const { text } of select.options) await expect(pen.measureText(text).width).toBeLessThanOrEqual(room);
  },
};
