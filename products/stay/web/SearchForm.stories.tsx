import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { withWords } from "#app/src/page/story.tsx";
import { ofPair } from "#domain/text/in-locale.ts";
import { count, playground, typed } from "#tests/stories/playground.tsx";
import { SearchForm } from "./SearchForm.tsx";

const meta: Meta = { title: "اجزا/فرم جست‌وجو SearchForm" };
export default meta;
type Story = StoryObj;

export const Playground: Story = playground(
  { destination: "", nights: 3, adults: 2 },
  {
    destination: typed("مقصد دیگر · Another destination"),
    nights: count("شمار شب‌ها · Nights", 1, 30),
    adults: count("بزرگسال · Adults", 1, 9),
  },
  ({ destination, nights, adults }, actions, locale) => (
    <SearchForm
      actions={actions}
      destination={{ id: "city-2", name: destination || ofPair(["اصفهان", "Isfahan"], locale) }}
      stay={{ checkIn: "2026-12-01", lengthOfStay: nights }}
      parties={[{ adults, children: [] }]}
    />
  ),
);
export const Empty: Story = { render: withWords((actions) => <SearchForm actions={actions} />) };
export const Filled: Story = {
  render: withWords((actions) => (
    <SearchForm
      actions={actions}
      destination={{ id: "city-2", name: "اصفهان" }}
      stay={{ checkIn: "2026-12-01", lengthOfStay: 3 }}
      parties={[{ adults: 2, children: [5] }]}
    />
  )),
};

/** The button is as high as the fields, and in line with them. */
export const ButtonInLine: Story = {
  ...Filled,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole("button", { name: /^(جست‌وجو|Search)$/ }).getBoundingClientRect();
    // The border of a field is around its label too.
    const { parentElement } = canvas.getByRole("combobox");
    const field = (parentElement as HTMLElement).getBoundingClientRect();
    await expect(button.height).toBeCloseTo(field.height, 0);
    await expect(button.top).toBeCloseTo(field.top, 0);
  },
};

/** The form's calendar: an unconfirmed choice is gone the next time, a confirmed one is in the field. */
export const ChoosingDates: Story = {
  ...Filled,
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole("button", { name: /^(ورود و خروج|Check-in and check-out)/ });
    const day = (iso: string) => screen.getByRole("dialog").querySelector<HTMLElement>(`[data-day="${iso}"]`);
    const open = async () => {
      await userEvent.click(field);
      await waitFor(() => expect(day("2026-12-10")).toBeVisible());
    };
    const chosen = () => [...document.querySelectorAll("[aria-selected=true] [data-day]")].length;
    await open();
    await waitFor(() => expect(chosen()).toBe(4));
    await userEvent.click(day("2026-12-10") as HTMLElement);
    await expect(chosen()).toBe(1);
    screen.getByRole("dialog").hidePopover();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await open();
    await waitFor(() => expect(chosen()).toBe(4));
    await userEvent.click(day("2026-12-10") as HTMLElement);
    await userEvent.click(day("2026-12-12") as HTMLElement);
    await userEvent.click(screen.getByRole("button", { name: /^(تأیید تاریخ|Use these dates|Confirm dates)$/ }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(field).toHaveTextContent(/۲ شب|2 nights/);
    await waitFor(() => expect(field).toHaveFocus());
  },
};
export const ChoosingDatesOnAPhone: Story = { ...ChoosingDates, globals: { viewport: { value: "phone" } } };
