import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { addressOf } from "#domain/addresses/routes.ts";
import { tourHome } from "#fixtures/answers/tour-home.ts";
import { stage } from "#tests/stories/stage.tsx";

const meta: Meta = { title: "صفحه‌ها/خانهٔ تورها Tours", parameters: { layout: "fullscreen" } };
export default meta;
type Story = StoryObj;

const at = { address: addressOf("tours"), answers: { "tour/v2/home": tourHome } };

/** A nearly full departure shows how many seats are left. */
export const Default: Story = {
  ...stage(at),
  play: async ({ canvasElement }) => {
    const shelf = within(canvasElement.querySelector<HTMLElement>("[aria-labelledby=last]") ?? canvasElement);
    const cards = shelf.getAllByRole("article");
    await expect(cards).toHaveLength(3);
    for (const card of cards) await expect(within(card).getByText(/صندلی|seats? left/)).toBeVisible();
  },
};
export const Loading: Story = stage({ ...at, isResolving: true });
export const Empty: Story = stage({
  ...at,
  answers: { "tour/v2/home": { destinations: [], guaranteed: [], last_seats: [] } },
});
export const Failed: Story = stage({ ...at, scenario: "500" });
export const LongText: Story = stage({ ...at, areTextsLong: true });
