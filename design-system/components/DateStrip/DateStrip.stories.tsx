import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { addDays } from "#domain/calendar/arithmetic.ts";
import { DateStrip } from "./DateStrip.tsx";

const meta: Meta = { title: "اجزا/نوار روزها DateStrip" };
export default meta;
type Story = StoryObj;

const first = "2026-11-28";
const strip = (prices: readonly (number | null)[], chosen = addDays(first, 3)) => (
  <DateStrip
    label="تاریخ‌های نزدیک"
    unit="قیمت کل ۳ شب از هر روز، به هزار تومان"
    cheapest="ارزان‌ترین روز"
    chosen={chosen}
    days={prices.map((price, index) => {
      const date = addDays(first, index);
      return { date, price, href: price === null ? null : `#${date}`, without: "جا ندارد" };
    })}
  />
);
const prices = [177_310_000, 177_930_000, 186_520_000, 195_540_000, 198_010_000, 187_810_000, 176_590_000];

/** The chosen day is no link; the lowest price is said to be that. */
export const Default: Story = {
  render: () => strip(prices),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole("link")).toHaveLength(6);
    await expect(canvas.getByText("ارزان‌ترین روز")).toBeInTheDocument();
    await expect(canvasElement.querySelector("[aria-current=date]")).toHaveTextContent(/۱۹٬۵۵۴|19,554/);
  },
};
/** A day that cannot be had says so, and leads nowhere. */
export const SomeClosed: Story = {
  render: () => strip(prices.map((price, index) => (index % 2 === 0 ? null : price))),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByText("جا ندارد")).toHaveLength(4);
    await expect(within(canvasElement).getAllByRole("link")).toHaveLength(2);
  },
};
export const AllAlike: Story = { render: () => strip(prices.map(() => 195_540_000)) };
/** On the narrowest screen long prices are moved with a thumb within the strip: the page does not scroll sideways. */
export const LongPrices: Story = {
  render: () => <div style={{ inlineSize: "288px" }}>{strip(prices.map((price) => price * 1_000))}</div>,
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole("list");
    await expect(list.scrollWidth).toBeGreaterThan(list.clientWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
