import type { Meta, StoryObj } from "@storybook/react-vite";
import { userEvent, within } from "storybook/test";
import { addressOf } from "#domain/addresses/routes.ts";
import { panelAnswers } from "#fixtures/answers/panel.ts";
import { cancellationQuote } from "#fixtures/answers/reservation.ts";
import { reservationIn } from "#fixtures/answers/reservations.ts";
import { refund } from "#fixtures/answers/traveller.ts";
import { pressEnabled } from "#tests/stories/press-enabled.ts";
import { stage } from "#tests/stories/stage.tsx";

/** A booking is cancelled, its money goes to the wallet, and from there to a bank. */
const meta: Meta = { title: "سفرها/بازگشت وجه A refund", parameters: { layout: "fullscreen" } };
export default meta;
type Story = StoryObj;
type Play = NonNullable<Story["play"]>;

const paid = reservationIn.successful;
const path = `reserve/v2/${paid.confirmation_code}`;
const site = stage({
  address: addressOf("panelReserve", { confirmation_code: paid.confirmation_code }),
  answers: {
    ...panelAnswers,
    [`${path}/cancellation-quote`]: cancellationQuote,
    [`${path}/cancel`]: { ...reservationIn.cancelled, confirmation_code: paid.confirmation_code },
    "user/create-refund-request": refund,
  },
});

const cancel: Play = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole("button", { name: /^(لغو رزرو|Cancel booking)$/ }));
  const dialog = within(await within(canvasElement.ownerDocument.body).findByRole("alertdialog"));
  await dialog.findByText(/مبلغ قابل بازگشت|^Refund$/);
  await pressEnabled(dialog.getByRole("button", { name: /^(رزرو را لغو می‌کنم|Cancel booking)$/ }));
  await canvas.findByRole("heading", { name: /لغو شد|was cancelled/ });
};

const withdraw: Play = async (context) => {
  await cancel(context);
  const canvas = within(context.canvasElement);
  await userEvent.click(canvas.getByRole("link", { name: /^(بازگشت وجه|Refunds)$/ }));
  const ask = { name: /برداشت از کیف پول|Withdraw from wallet/ };
  await userEvent.click(await canvas.findByRole("button", ask));
  await userEvent.type(await canvas.findByLabelText(/مبلغ به تومان|Amount in toman/), "۴۰۰٬۰۰۰");
  await userEvent.click(canvas.getByRole("button", ask));
  await canvas.findByText(/درخواست برداشت ثبت شد|Withdrawal requested/);
};

export const CancellingTheBooking: Story = { ...site, play: cancel };
export const WithdrawingTheMoney: Story = { ...site, play: withdraw };
