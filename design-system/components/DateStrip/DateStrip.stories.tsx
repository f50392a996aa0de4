import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { addDays } from "#domain/calendar/arithmetic.ts";
import type { Locale } from "#domain/enums/enums.ts";
import { guide } from "./DateStrip.guide.tsx";
import { DateStrip } from "./DateStrip.tsx";

const first = "2026-11-28";
const copy = {
  fa: {
    label: "تاریخ‌های نزدیک",
    unit: "قیمت کل ۳ شب از هر روز، به هزار تومان",
    cheapest: "ارزان‌ترین روز",
    without: "تکمیل",
  },
  en: {
    label: "Nearby dates",
    unit: "Total of 3 nights from each day, in thousands of toman",
    cheapest: "Cheapest day",
    without: "Sold out",
  },
};
const usual = [177_310_000, 177_930_000, 186_520_000, 195_540_000, 198_010_000, 187_810_000, 176_590_000];

/** Days with these prices, in both languages. */
function costing(prices: readonly (number | null)[]) {
  const inLocale = (locale: Locale) => {
    const { without, ...words } = copy[locale];
    const days = prices.map((price, index) => {
      const date = addDays(first, index);
      return { date, price, href: price === null ? null : `#${date}`, without };
    });
    return { ...words, days };
  };
  return { words: { fa: inLocale("fa"), en: inLocale("en") } };
}

const meta: Meta<typeof DateStrip> = {
  title: "اجزا/نوار روزها DateStrip",
  component: DateStrip,
  args: { chosen: addDays(first, 3) },
  parameters: { guide, ...costing(usual) },
};
export default meta;
type Story = StoryObj<typeof DateStrip>;

/** The narrowest screen. */
const narrow: Story["render"] = (args) => (
  <div style={{ inlineSize: "288px" }}>
    <DateStrip {...args} />
  </div>
);

export const Playground: Story = {};

/** The chosen day is no link; the lowest price is announced as such. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole("link")).toHaveLength(6);
    await expect(canvas.getByText(/^(ارزان‌ترین روز|Cheapest day)$/)).toBeInTheDocument();
    await expect(canvasElement.querySelector("[aria-current=date]")).toHaveTextContent(/۱۹٬۵۵۴|19,554/);
  },
};
/** An unavailable day says so, and is no link. */
export const SomeClosed: Story = {
  parameters: costing(usual.map((price, index) => (index % 2 === 0 ? null : price))),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByText(/^(تکمیل|Sold out)$/)).toHaveLength(4);
    await expect(within(canvasElement).getAllByRole("link")).toHaveLength(2);
  },
};
export const AllAlike: Story = { parameters: costing(usual.map(() => 195_540_000)) };
/** On the narrowest screen long prices scroll within the strip: the page does not scroll sideways. */
export const LongPrices: Story = {
  parameters: costing(usual.map((price) => price * 1_000)),
  render: narrow,
  play: async ({ canvasElement }) => {
    const row = within(canvasElement).getByRole("navigation");
    await expect(row.scrollWidth).toBeGreaterThan(row.clientWidth);
    // Linked days are in the tab order themselves.
    await expect(row).not.toHaveAttribute("tabindex");
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
/** A scrolling strip without links is focusable itself: the keyboard reaches its last day. */
export const AllClosed: Story = {
  args: { chosen: null },
  parameters: costing(usual.map(() => null)),
  render: narrow,
  play: async ({ canvasElement }) => {
    const row = within(canvasElement).getByRole("navigation");
    await waitFor(() => expect(row).toHaveAttribute("tabindex", "0"));
    await userEvent.tab();
    await expect(row).toHaveFocus();
  },
};
