import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import type { Failure } from "#app/src/api/result.ts";
import { inPage } from "#app/src/page/story.tsx";
import { TypedSearchForm } from "#products/stay/web/TypedSearchForm.tsx";
import { expectSupportNumbers } from "#tests/stories/support-numbers.ts";
import { type FailureData, FailureScreen } from "./FailureScreen.tsx";

const meta: Meta = { title: "صفحه‌ها/خطا Failure", parameters: { layout: "fullscreen" } };
export default meta;
type Story = StoryObj;

const search = { kind: "property", Form: TypedSearchForm, typed: new URLSearchParams() };
const failed = (failure: Failure): Story => ({
  render: inPage(FailureScreen, {
    failure,
    search: failure.kind === "unsettled" ? null : search,
  } satisfies FailureData),
});

/**
 * A reader from abroad calls the number beside the short one; bookings are said to be safe, and the search, which could
 * not be answered, is folded.
 */
export const ProviderAway: Story = {
  ...failed({ kind: "network" }),
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole("main"));
    await expectSupportNumbers(within(canvasElement).getByRole("main"));
    await expect(main.getByText(/رزروها و پرداخت‌های شما محفوظ است|Your bookings and payments are safe/)).toBeVisible();
    await expect(main.getByRole("link", { name: /^(پیگیری رزرو|Track a booking)$/ })).toBeVisible();
    await expect(main.getByText(/^(جست‌وجو|Search)$/)).not.toBeVisible();
  },
};
/** The search of the page is one press away. */
export const SearchOpened: Story = {
  ...failed({ kind: "network" }),
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole("main"));
    await userEvent.click(main.getByText(/^(تغییر جست‌وجو|Change the search)$/));
    await expect(main.getByText(/^(جست‌وجو|Search)$/)).toBeVisible();
  },
};
export const TooSlow: Story = failed({ kind: "timeout" });
export const Overloaded: Story = failed({ kind: "overloaded" });
/** A payer is back from the bank while the provider is away: the page asks again by itself. */
export const Unsettled: Story = failed({ kind: "unsettled" });
export const Refused: Story = failed({
  kind: "status",
  status: 422,
  reason: "invalid_input",
  message: "",
  errors: [],
});
