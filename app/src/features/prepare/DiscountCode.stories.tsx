import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { addressOf } from "#domain/addresses/routes.ts";
import { localeOf } from "#domain/text/in-locale.ts";
import { countries } from "#fixtures/answers/countries.ts";
import { withDiscountCode } from "#fixtures/answers/discount-code.ts";
import { reservationIn } from "#fixtures/answers/reservations.ts";
import { guests } from "#fixtures/answers/traveller.ts";
import { Refused, saidOf } from "#fixtures/scenario.ts";
import { stage } from "#tests/stories/stage.tsx";

/** A discount code is used for a held booking, before it is submitted. */
const meta: Meta = { title: "صفحه‌ها/رزرو، مسافران Guests/کد تخفیف DiscountCode", parameters: { layout: "fullscreen" } };
export default meta;
type Story = StoryObj;

const words = {
  fa: {
    open: "کد تخفیف دارید؟",
    change: "تغییر کد تخفیف",
    apply: "کد را اعمال کنید",
    remove: "حذف کد",
    label: "کد تخفیف",
  },
  en: {
    open: "Have a discount code?",
    change: "Change the discount code",
    apply: "Apply the code",
    remove: "Remove the code",
    label: "Discount code",
  },
} as const;

const held = reservationIn.in_progress;
const discounted = withDiscountCode(held);
const code = held.confirmation_code;
const path = `reserve/v2/${code}`;
const applied = fn(() => discounted);
const removed = fn(() => ({ ...held, discount_code: null }));

const onForm = (answer: unknown, value: unknown = held): Story =>
  stage({
    address: addressOf("prepare", { confirmation_code: code }),
    answers: {
      [path]: value,
      [`${path}/discount-code`]: answer,
      "user/v2/guests": guests,
      "base/v2/countries": countries,
    },
  });

type Played = Parameters<NonNullable<Story["play"]>>[0];

/** Opens the form by one of the two presses. */
async function opened({ canvasElement, globals }: Played, press: "open" | "change") {
  const locale = localeOf(globals["locale"]);
  const w = words[locale];
  await userEvent.click(await within(canvasElement).findByRole("button", { name: w[press] }));
  const body = within(canvasElement.ownerDocument.body);
  const dialog = within(await body.findByRole("dialog"));
  return { w, locale, body, dialog, field: await dialog.findByRole("textbox", { name: new RegExp(w.label) }) };
}

/** The page says the code and the new price, and the form of travellers is not sent. */
export const CodeUsed: Story = {
  ...onForm(applied),
  play: async (context) => {
    applied.mockClear();
    const { w, body, dialog, field } = await opened(context, "open");
    await userEvent.type(field, "nowruz1405");
    await userEvent.click(dialog.getByRole("button", { name: w.apply }));
    await waitFor(() => expect(applied).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(body.queryByRole("dialog")).toBeNull());
    await body.findByRole("button", { name: w.change });
    const sums = `[data-sum="${discounted.totals.payable}"], [data-total="${discounted.totals.payable}"]`;
    await waitFor(() => expect(context.canvasElement.querySelectorAll(sums).length).toBeGreaterThan(1));
    expect(body.queryByRole("alert")).toBeNull();
  },
};

/** The code in use is taken off. */
export const CodeRemoved: Story = {
  ...onForm(removed, discounted),
  play: async (context) => {
    removed.mockClear();
    const { w, body, dialog } = await opened(context, "change");
    await userEvent.click(dialog.getByRole("button", { name: w.remove }));
    await waitFor(() => expect(removed).toHaveBeenCalledTimes(1));
    await body.findByRole("button", { name: w.open });
  },
};

const refused = () => {
  throw new Refused("discount_code_ended");
};

/** The refusal says what would work, and the typed code stays. */
export const CodeRefused: Story = {
  ...onForm(refused),
  play: async (context) => {
    const { w, locale, dialog, field } = await opened(context, "open");
    await userEvent.type(field, "YALDA");
    await userEvent.click(dialog.getByRole("button", { name: w.apply }));
    const said = await dialog.findByRole("alert");
    await expect(said).toHaveTextContent(saidOf("discount_code_ended", locale));
    await expect(field).toHaveValue("YALDA");
  },
};
