import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { addressOf } from "#domain/addresses/routes.ts";
import { comparedDetails } from "#fixtures/answers/compared-details.ts";
import { comparedDetailsAtStay } from "#fixtures/answers/compared-details-at-stay.ts";
import { comparedThird } from "#fixtures/answers/compared-third.ts";
import { isfahanSearch } from "#fixtures/answers/isfahan-search.ts";
import { propertyDetails } from "#fixtures/answers/property-details.ts";
import { propertyDetailsAtStay } from "#fixtures/answers/property-details-at-stay.ts";
import { stage } from "#tests/stories/stage.tsx";

const meta: Meta = { title: "صفحه‌ها/مقایسه Compare", parameters: { layout: "fullscreen" } };
export default meta;
type Story = StoryObj;

const answers = {
  "property/v2/details/Isfahan/HowzkhanehBoutique": propertyDetails,
  "property/v2/details/Isfahan/SilkTree": comparedDetails,
  "property/v2/details/Isfahan/Hashti": comparedThird,
  "property/v2/details/Isfahan/Twin": { ...propertyDetails, id: propertyDetails.id + 1, slug: "Twin" },
};
const of = (...property: string[]) => addressOf("compare", {}, { property });
const three = of("Isfahan/HowzkhanehBoutique", "Isfahan/SilkTree", "Isfahan/Hashti");

export const Two: Story = stage({ address: of("Isfahan/HowzkhanehBoutique", "Isfahan/SilkTree"), answers });
/** A property says of itself what its card in the list says; without dates its lowest price names its day. */
export const Three: Story = {
  ...stage({ address: three, answers }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const details of [propertyDetails, comparedDetails, comparedThird]) {
      const card = isfahanSearch.items.find(({ id }) => id === details.id);
      await expect(card?.rating.average).toBe(details.rating.average);
      await expect(card?.from_price).toBe(details.from_price);
    }
    const price = canvas.getByRole("rowheader", { name: /^(کمترین قیمت|Lowest price)$/ }).closest("tr");
    for (const cell of price?.querySelectorAll("td") ?? [])
      await expect(cell).toHaveTextContent(/هر شب.*آذر|per night.*(November|December)/);
    await expect(canvas.getAllByRole("link", { name: /^(دیدن اتاق‌ها|See rooms)/ })).toHaveLength(3);
    const [remove] = canvas.getAllByRole("link", { name: /^(حذف|Remove)/ });
    await expect(remove?.getAttribute("href")).toBe(of("Isfahan/SilkTree", "Isfahan/Hashti"));
    await expect(canvas.getByRole("button", { name: /^(نمایش قیمت‌ها|Show prices)$/ })).toBeVisible();
    // The lowest prices are of three days: none of them is called the cheapest.
    await expect(canvas.queryByText(/^(ارزان‌ترین|Cheapest)$/)).toBeNull();
    const best = canvas.getByText(/^(بالاترین|Highest)$/).closest("td");
    await expect(best?.cellIndex).toBe(2);
  },
};
const go = fn();
/** The prices of one stay, all of the same days, which can be changed. */
export const ForAStay: Story = {
  ...stage({
    address: `${of("Isfahan/HowzkhanehBoutique", "Isfahan/SilkTree")}&check_in=2026-12-01&length_of_stay=3&rooms=2`,
    answers: {
      "property/v2/details/Isfahan/HowzkhanehBoutique": propertyDetailsAtStay,
      "property/v2/details/Isfahan/SilkTree": comparedDetailsAtStay,
    },
    actions: { go },
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("rowheader", { name: /^(قیمت|Price)$/ })).toBeVisible();
    await expect(canvas.getByText(/^(ارزان‌ترین|Cheapest)$/).closest("td")?.cellIndex).toBe(2);
    const show = canvas.getByRole("button", { name: /^(نمایش قیمت‌ها|Show prices)$/ });
    const sent = new FormData(show.closest("form") as HTMLFormElement);
    await expect([sent.get("check_in"), sent.getAll("property[]")]).toEqual([
      "2026-12-01",
      ["Isfahan/HowzkhanehBoutique", "Isfahan/SilkTree"],
    ]);
    go.mockClear();
    await userEvent.click(show);
    const asked = new URL(go.mock.lastCall?.[0] ?? "", location.origin).searchParams;
    await expect([asked.get("check_in"), asked.getAll("property[]")]).toEqual([
      "2026-12-01",
      ["Isfahan/HowzkhanehBoutique", "Isfahan/SilkTree"],
    ]);
  },
};
/** Only what differs is shown; one press shows the rest, and without scripts as well. */
export const Differences: Story = {
  ...Two,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const seen = () => canvas.getAllByRole("rowheader").length;
    const few = seen();
    const common = { name: /^(در همه هست|All of them have)$/ };
    await expect(canvas.queryByRole("rowheader", common)).toBeNull();
    await userEvent.click(canvas.getByRole("checkbox"));
    await expect(seen()).toBeGreaterThan(few);
    await expect(canvas.getByRole("rowheader", common).closest("tr")).toHaveTextContent(/اینترنت بی‌سیم|Wi-Fi/);
  },
};
/** Everything is shown of properties that differ in nothing. */
export const AllAlike: Story = stage({ address: of("Isfahan/HowzkhanehBoutique", "Isfahan/Twin"), answers });
export const LongText: Story = stage({ address: three, answers, areTextsLong: true });
export const Loading: Story = stage({ address: three, answers, isResolving: true });
export const Nothing: Story = stage({ address: of(), answers });
export const Failed: Story = stage({ address: three, answers, scenario: "500" });

/** Two properties fit the screen of a telephone, each value under its own. */
export const TwoOnAPhone: Story = {
  ...Two,
  globals: { viewport: { value: "phone" } },
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole("table");
    const heads = [...table.querySelectorAll("th[scope=col]")].map((head) => head.getBoundingClientRect());
    const values = [...table.querySelectorAll("tbody tr:nth-child(2) td")].map((cell) => cell.getBoundingClientRect());
    await expect(heads).toHaveLength(2);
    for (const { left, right } of heads) {
      await expect(left).toBeGreaterThanOrEqual(0);
      await expect(right).toBeLessThanOrEqual(innerWidth);
    }
    await expect(values.map(({ left }) => left)).toEqual(heads.map(({ left }) => left));
    await expect(within(table).getAllByRole("rowheader").length).toBeGreaterThan(3);
  },
};
