import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { addressOf } from "#domain/addresses/routes.ts";
import { isfahanSearch } from "#fixtures/answers/isfahan-search.ts";
import { propertyDetails } from "#fixtures/answers/property-details.ts";
import { stage } from "#tests/stories/stage.tsx";

const meta: Meta = { title: "صفحه‌ها/مقایسه Compare", parameters: { layout: "fullscreen" } };
export default meta;
type Story = StoryObj;

const [, second, third] = isfahanSearch.items;
const [picture] = propertyDetails.images;
if (second === undefined || third === undefined || picture === undefined)
  throw new Error("The recorded answers hold three properties, with pictures");

/** The details of another property of the city, by its card. */
const detailsOf = (card: typeof second, slug: string, more: Partial<typeof propertyDetails>) => ({
  ...propertyDetails,
  id: card.id,
  slug,
  name_fa: card.name_fa,
  name_en: card.name_en,
  type: card.type,
  grade: card.grade,
  district_fa: card.district_fa,
  district_en: card.district_en,
  rating: { ...propertyDetails.rating, ...card.rating },
  images: [{ ...picture, image: card.image }],
  from_price: null,
  ...more,
});
const other = detailsOf(second, "Other", {
  facilities: propertyDetails.facilities.slice(0, 9),
  room_count: 24,
  floors: 2,
});
const answers = {
  "property/v2/details/Isfahan/HowzkhanehBoutique": propertyDetails,
  "property/v2/details/Isfahan/Other": other,
  // One that nothing is drawn or said of yet.
  "property/v2/details/Isfahan/Third": detailsOf(third, "Third", {
    facilities: propertyDetails.facilities.slice(0, 5),
    images: [],
    rating: { ...propertyDetails.rating, average: null, count: 0 },
  }),
  "property/v2/details/Isfahan/Twin": { ...propertyDetails, id: propertyDetails.id + 1, slug: "Twin" },
};
const of = (...property: string[]) => addressOf("compare", {}, { property });
const three = of("Isfahan/HowzkhanehBoutique", "Isfahan/Other", "Isfahan/Third");

export const Two: Story = stage({ address: of("Isfahan/HowzkhanehBoutique", "Isfahan/Other"), answers });
/** Without dates no price stands beside one of another day; the dates are set here. */
export const Three: Story = {
  ...stage({ address: three, answers }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole("rowheader", { name: /^(قیمت|Price)$/ })).toBeNull();
    await expect(canvasElement.querySelector("table")).not.toHaveTextContent(/تومان|toman/i);
    await expect(canvas.getByRole("button", { name: /^(نمایش قیمت‌ها|Show prices)$/ })).toBeVisible();
  },
};
const cardStay = isfahanSearch.items[0]?.stay ?? null;
const stayed = { ...propertyDetails, stay: cardStay };
const go = fn();
/** The prices of one stay, all of the same days, which can be changed. */
export const ForAStay: Story = {
  ...stage({
    address: `${of("Isfahan/HowzkhanehBoutique", "Isfahan/Other")}&check_in=2026-12-01&length_of_stay=3&rooms=2`,
    answers: {
      "property/v2/details/Isfahan/HowzkhanehBoutique": stayed,
      "property/v2/details/Isfahan/Other": { ...other, stay: cardStay },
    },
    actions: { go },
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("rowheader", { name: /^(قیمت|Price)$/ })).toBeVisible();
    const show = canvas.getByRole("button", { name: /^(نمایش قیمت‌ها|Show prices)$/ });
    const sent = new FormData(show.closest("form") as HTMLFormElement);
    await expect([sent.get("check_in"), sent.getAll("property[]")]).toEqual([
      "2026-12-01",
      ["Isfahan/HowzkhanehBoutique", "Isfahan/Other"],
    ]);
    go.mockClear();
    await userEvent.click(show);
    const asked = new URL(go.mock.lastCall?.[0] ?? "", location.origin).searchParams;
    await expect([asked.get("check_in"), asked.getAll("property[]")]).toEqual([
      "2026-12-01",
      ["Isfahan/HowzkhanehBoutique", "Isfahan/Other"],
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
    await expect(canvas.queryByRole("rowheader", { name: /^(ساعت ورود|Check-in from)$/ })).toBeNull();
    await userEvent.click(canvas.getByRole("checkbox"));
    await expect(seen()).toBeGreaterThan(few);
    await expect(canvas.getByRole("rowheader", { name: /^(ساعت ورود|Check-in from)$/ })).toBeVisible();
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
    const values = [...table.querySelectorAll("tbody tr:first-child td")].map((cell) => cell.getBoundingClientRect());
    await expect(heads).toHaveLength(2);
    for (const { left, right } of heads) {
      await expect(left).toBeGreaterThanOrEqual(0);
      await expect(right).toBeLessThanOrEqual(innerWidth);
    }
    await expect(values.map(({ left }) => left)).toEqual(heads.map(({ left }) => left));
    await expect(within(table).getAllByRole("rowheader").length).toBeGreaterThan(3);
  },
};
