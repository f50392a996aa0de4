import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { addressOf } from "#domain/addresses/routes.ts";
import { luxuryCategory } from "#fixtures/answers/luxury-category.ts";
import { panelAnswers } from "#fixtures/answers/panel.ts";
import { tourListing } from "#fixtures/answers/tour-listing.ts";
import { codeSent, login } from "#fixtures/answers/traveller.ts";
import { logIn } from "#tests/stories/log-in.ts";
import { stage } from "#tests/stories/stage.tsx";

/** An anonymous visitor presses a heart, logs in, and the place is saved. */
const meta: Meta = {
  title: "سفرها/علاقه‌مندی بی‌نام A favorite before the log-in",
  parameters: { layout: "fullscreen" },
};
export default meta;
type Story = StoryObj;

const kish = tourListing.destination.slug;

const answers = {
  ...panelAnswers,
  "property/v2/category/Luxury": luxuryCategory,
  [`tour/v2/listing/${kish}`]: tourListing,
  "user/v2/send-otp": codeSent,
  "user/v2/login-by-otp": login,
  "user/v2/favorites": { properties: [], tours: [] },
  "user/v2/favorites/toggle": { is_favorite: true },
};
const site = stage({ address: addressOf("category", { filter: "Luxury" }), canLogIn: true, answers });

const heart = async (canvasElement: HTMLElement) =>
  (await within(canvasElement).findAllByRole("button", { name: /در علاقه‌مندی‌ها|in favourites/ }))[0] as HTMLElement;

export const AsAnonymousVisitor: Story = {
  ...site,
  play: async ({ canvasElement }) => {
    const first = await heart(canvasElement);
    await expect(first).toHaveAttribute("aria-pressed", "false");
    await userEvent.click(first);
    await logIn(canvasElement);
    await waitFor(() => expect(first).toHaveAttribute("aria-pressed", "true"));
  },
};

/** A tour is saved in the same way. */
export const ATour: Story = {
  ...stage({ address: addressOf("tourListing", { destinationName: kish }), canLogIn: true, answers }),
  ...(AsAnonymousVisitor.play && { play: AsAnonymousVisitor.play }),
};

/** A visitor who closes the login dialog has saved nothing. */
export const NotComingIn: Story = {
  ...site,
  play: async ({ canvasElement }) => {
    const first = await heart(canvasElement);
    await userEvent.click(first);
    const body = within(canvasElement.ownerDocument.body);
    const dialog = await body.findByRole("dialog", { name: /^(ورود یا ثبت‌نام|Log in or create an account)$/ });
    // The dialog's title is that of its step, once.
    await userEvent.click(within(dialog).getByRole("button", { name: /^(ورود با رمز عبور|Log in with password)$/ }));
    await body.findByRole("dialog", { name: /^(ورود با رمز عبور|Log in with password)$/ });
    await expect(within(dialog).getAllByRole("heading")).toHaveLength(1);
    await userEvent.click(within(dialog).getByRole("button", { name: /^(بستن|Close)$/ }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(first).toHaveAttribute("aria-pressed", "false");
  },
};
