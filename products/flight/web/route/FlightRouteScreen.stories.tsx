import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { addressOf } from "#domain/addresses/routes.ts";
import { flightRoute } from "#fixtures/answers/flight-route.ts";
import { flightRouteUnflown } from "#fixtures/answers/flight-route-unflown.ts";
import { stage } from "#tests/stories/stage.tsx";
import { lowestDay } from "./lowest-day.ts";

const meta: Meta = { title: "صفحه‌ها/پروازهای یک مسیر Flights of a route", parameters: { layout: "fullscreen" } };
export default meta;
type Story = StoryObj;

const ANSWER = "flight/v2/routes/Tehran/Istanbul";
const at = {
  address: addressOf("flightRoute", { originName: "Tehran", destinationName: "Istanbul" }),
  answers: { [ANSWER]: flightRoute },
};

/** A day leads to its search; the cheapest is said in words too. */
export const Default: Story = {
  ...stage(at),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const days = within(await canvas.findByRole("region", { name: /^(قیمت ۳۱ روز|Fares of the next 31)/ }));
    const open = flightRoute.days.filter(({ min_price }) => min_price !== null);
    await expect(days.getAllByRole("link")).toHaveLength(open.length);
    const lowest = lowestDay(flightRoute.days)?.date ?? "";
    const addresses = days.getAllByRole("link").map((link) => link.getAttribute("href") ?? "");
    await expect(addresses.some((address) => address.includes(`departure_date=${lowest}`))).toBe(true);
    await expect(days.getByText(/^(ارزان‌ترین روز|Cheapest day)/)).toBeVisible();
  },
};
export const OnAPhone: Story = { ...Default, globals: { viewport: { value: "phone" } } };
export const Loading: Story = stage({ ...at, isResolving: true });
/** A route without flights names the near airports that have flights. */
export const Empty: Story = stage({
  address: addressOf("flightRoute", { originName: "Rasht", destinationName: "Isfahan" }),
  answers: { "flight/v2/routes/Rasht/Isfahan": flightRouteUnflown },
});
/** Every seat of the month is sold. */
export const AllFull: Story = stage({
  ...at,
  answers: {
    [ANSWER]: {
      ...flightRoute,
      days: flightRoute.days.map((day) => ({ ...day, min_price: null, state: "full" as const })),
      back: null,
    },
  },
});
export const Failed: Story = stage({ ...at, scenario: "500" });
export const LongText: Story = stage({ ...at, areTextsLong: true });
