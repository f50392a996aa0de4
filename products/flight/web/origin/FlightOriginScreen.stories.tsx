import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { addressOf } from "#domain/addresses/routes.ts";
import { flightOrigin } from "#fixtures/answers/flight-origin.ts";
import { stage } from "#tests/stories/stage.tsx";

const meta: Meta = { title: "صفحه‌ها/پروازهای یک شهر Flights from a city", parameters: { layout: "fullscreen" } };
export default meta;
type Story = StoryObj;

const ANSWER = "flight/v2/routes/Tehran";
const near = flightOrigin.destinations.slice(0, 2).map(({ destination: { image: _, ...city }, min_price }, index) => ({
  ...city,
  meters: (index + 1) * 120_000,
  from_price: min_price,
}));
const at = {
  address: addressOf("flightsFrom", { originName: "Tehran" }),
  answers: { [ANSWER]: flightOrigin },
};

/** Every destination is a page of its own; the cheapest comes first. */
export const Default: Story = {
  ...stage(at),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const links = await canvas.findAllByRole("link", { name: /تومان|toman/i });
    await expect(links.length).toBeGreaterThanOrEqual(flightOrigin.destinations.length);
    const [first] = flightOrigin.destinations;
    await expect(links[0]).toHaveAttribute("href", `/TehranFlights/To${first?.destination.slug}.html`);
  },
};
export const Loading: Story = stage({ ...at, isResolving: true });
/** A city whose flights are all sold names the near ones that have some. */
export const Empty: Story = stage({ ...at, answers: { [ANSWER]: { ...flightOrigin, destinations: [], near } } });
export const Failed: Story = stage({ ...at, scenario: "500" });
export const LongText: Story = stage({ ...at, areTextsLong: true });
