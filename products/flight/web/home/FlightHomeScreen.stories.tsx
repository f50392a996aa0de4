import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { addressOf } from "#domain/addresses/routes.ts";
import { flightHome } from "#fixtures/answers/flight-home.ts";
import { stage } from "#tests/stories/stage.tsx";

const meta: Meta = { title: "صفحه‌ها/خانهٔ پروازها Flights home", parameters: { layout: "fullscreen" } };
export default meta;
type Story = StoryObj;

const at = { address: addressOf("flights"), answers: { "flight/v2/home": flightHome } };

/** Each route leads to its page, and a question opens its answer without leaving this one. */
export const Default: Story = {
  ...stage(at),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const routes = within(await canvas.findByRole("region", { name: /^(مسیرهای اصلی|Main routes)$/ }));
    await expect(routes.getAllByRole("link")).toHaveLength(flightHome.routes.length);
    await expect(routes.getAllByRole("link")[0]).toHaveAttribute(
      "href",
      expect.stringMatching(/^\/\w+Flights\/To\w+\.html$/),
    );
    await userEvent.click(canvas.getByText(/^(کودک و نوزاد چند ساله‌اند؟|How old are children and infants\?)$/));
    await expect(canvas.getByText(/^(کودک ۲ تا ۱۱ سال|A child is 2 to 11)/)).toBeVisible();
  },
};
export const Loading: Story = stage({ ...at, isResolving: true });
export const Empty: Story = stage({
  ...at,
  answers: { "flight/v2/home": { ...flightHome, routes: [], deals: [], origins: [] } },
});
export const Failed: Story = stage({ ...at, scenario: "500" });
export const LongText: Story = stage({ ...at, areTextsLong: true });
