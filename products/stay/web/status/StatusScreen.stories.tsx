import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { addressOf } from "#domain/addresses/routes.ts";
import type { PaymentValue } from "#domain/contract/payment.shapes.ts";
import type { ReservationPayment } from "#domain/contract/reservation.shapes.ts";
import type { StayReservationValue } from "#domain/contract/stay-reservation.shapes.ts";
import type { ReservationStatus } from "#domain/reservation/statuses.ts";
import { beingIssued, statusOf } from "#fixtures/answers/every-status.ts";
import { leftPayment, paymentMethods } from "#fixtures/answers/payment.ts";
import { cancellationQuote, refundWays } from "#fixtures/answers/reservation.ts";
import { reservationIn } from "#fixtures/answers/reservations.ts";
import { Refused } from "#fixtures/scenario.ts";
import { acceptAndPay } from "#tests/stories/accept-and-pay.ts";
import { isBeingIssued } from "#tests/stories/being-issued.ts";
import { pressEnabled } from "#tests/stories/press-enabled.ts";
import { ENDS, says, saysThatItsPayerLeft } from "#tests/stories/said-on-the-page.ts";
import { stage } from "#tests/stories/stage.tsx";
import { statusAnswers } from "#tests/stories/status-answers.ts";
import { stepsIn } from "#tests/stories/steps.ts";
import { termsBesidePaying } from "#tests/stories/terms-beside.ts";
import { toldInEuro } from "#tests/stories/told-in-euro.ts";
import { wordsByGlobals } from "#tests/stories/words.ts";

/** The nine statuses (R106), both ends of a payment, the extension and the cancellation. */
const meta: Meta = { title: "صفحه‌ها/وضعیت رزرو Status", parameters: { layout: "fullscreen" } };
export default meta;
type Story = StoryObj;

const go = fn();
const replace = fn();
const ready = reservationIn.ready_to_pay;
const { payable } = ready.totals;

function page(value: StayReservationValue, answers: Record<string, unknown> = {}, options: object = {}) {
  const { confirmation_code } = value;
  const path = `reserve/v2/${confirmation_code}`;
  return stage({
    address: addressOf("status", { confirmation_code }),
    answers: {
      ...statusAnswers(path, {
        value,
        status: statusOf(value),
        quote: cancellationQuote,
        cancelled: reservationIn.cancelled,
      }),
      "payment/v2/methods": paymentMethods,
      ...answers,
    },
    actions: { go, replace },
    ...options,
  });
}
const inStatus = (status: ReservationStatus): Story => page(reservationIn[status]);

/** Paid, and the property has not given its code yet. */
const issuing: StayReservationValue = beingIssued(reservationIn.successful, { property_confirmation_code: null });

export const ReadyToPay: Story = inStatus("ready_to_pay");
/** The sum that the card pays is told in the currency that the visitor chose, with the day of its rate; the button has toman. */
export const ToldInEuro: Story = {
  ...toldInEuro(inStatus("ready_to_pay")),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/≈.+(به نرخ|at the rate of)/);
    await expect(within(canvasElement).getByRole("button", { name: /تومان|toman/ })).not.toHaveAccessibleName(/≈/);
  },
};
export const InProgress: Story = { ...page(issuing), play: isBeingIssued };
/** The moment after the payment, before its supplier was asked. */
export const JustPaid: Story = { ...page({ ...issuing, issue_due_at: null }), play: isBeingIssued };
/** The property has not answered in its time. */
export const IssuedLate: Story = {
  ...page({ ...issuing, issue_due_at: issuing.now - 60 }),
  play: async (context) => {
    await isBeingIssued?.(context);
    await within(context.canvasElement).findByText(/همهٔ مبلغ برمی‌گردد|everything you paid is refunded/);
  },
};
/** The steps of a request stay the same from its travellers to its voucher. */
const hasSteps =
  (...currents: (string | null)[]): Story["play"] =>
  async ({ canvasElement }) => {
    await within(canvasElement).findByRole("heading", { level: 1 });
    await waitFor(() => expect(stepsIn(canvasElement)).toEqual(currents));
  };
export const UnderReview: Story = {
  ...inStatus("under_review"),
  play: hasSteps(null, null, "step", null, null),
};
export const ConfirmedRequest: Story = {
  ...page({ ...ready, rooms: ready.rooms.map((room) => ({ ...room, confirmation: "on_request" })) }),
  play: hasSteps(null, null, null, "step", null),
};
/** R187, R188: the page states that the payment failed, and when the money is back. */
export const PaymentFailed: Story = { ...inStatus("payment_failed"), play: says(ENDS.paymentFailed) };
/** Called off at the bank: nothing failed, nothing was taken. */
export const LeftByItsPayer: Story = {
  ...page({ ...reservationIn.payment_failed, payment: leftPayment }),
  play: saysThatItsPayerLeft,
};
/** R187: the page says that the deadline of the payment is over. */
export const PaymentDeadlineExpired: Story = {
  ...inStatus("payment_deadline_expired"),
  play: says(ENDS.deadlineExpired),
};
const stepsName = /^(مراحل رزرو|Booking steps)$/;
/** An ended reservation has no step of a booking. */
const ended: Story["play"] = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await canvas.findByRole("heading", { level: 1 });
  await expect(canvas.queryByRole("list", { name: stepsName })).toBeNull();
};
export const Expired: Story = { ...inStatus("expired"), play: ended };
/** R187: the page says that the property declined the booking, and is at no step. */
export const Unsuccessful: Story = {
  ...inStatus("unsuccessful"),
  play: async (context) => {
    await says(ENDS.rejected)(context);
    await ended(context);
  },
};
export const Successful: Story = inStatus("successful");
export const Cancelled: Story = { ...inStatus("cancelled"), play: ended };
/** The page states who cancelled, what is refunded and by when. */
export const CancelledByTheProperty: Story = {
  ...page({
    ...reservationIn.cancelled,
    status_reason: "supplier_cancelled",
    history: reservationIn.cancelled.history.map((event) =>
      event.to === "cancelled" ? { ...event, actor: "supplier", reason: "supplier_cancelled" } : event,
    ),
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const said = await canvas.findAllByText(/^(اقامتگاه این رزرو را لغو کرد|The property cancelled this booking)\.$/);
    await expect(said.length).toBeGreaterThan(1);
  },
};
export const Extended: Story = page({
  ...ready,
  extension_used: true,
  actions: ready.actions.filter((action) => action !== "extend"),
});
/** R187: the page says that the extended deadline is over as well. */
export const ExpiredAfterItsExtension: Story = {
  ...page({ ...reservationIn.expired, status_reason: "payment_extension_expired", extension_used: true }),
  play: says(ENDS.extensionExpired),
};
export const RefundedInFull: Story = page({
  ...reservationIn.unsuccessful,
  totals: { ...ready.totals, paid: payable },
});
/** A reservation that is not there has gone no step of a booking. */
export const NotOnesOwn: Story = {
  ...page(ready, {}, { answers: {} }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole("heading", { name: /در حساب شما|in your account/ });
    await expect(canvas.queryByRole("list", { name: stepsName })).toBeNull();
  },
};
/** Its travellers are not named yet: that page takes this one's place. */
export const NotSentYet: Story = {
  ...inStatus("in_progress"),
  play: async () => {
    const { confirmation_code } = reservationIn.in_progress;
    await waitFor(() => expect(replace).toHaveBeenCalledWith(addressOf("prepare", { confirmation_code })));
  },
};
export const Loading: Story = page(ready, {}, { scenario: "waiting" });
export const Failed: Story = page(ready, {}, { scenario: "500" });
export const LongText: Story = page(ready, {}, { areTextsLong: true });

const words = {
  fa: {
    pay: /^پرداخت [۰-۹]/,
    cancel: "لغو رزرو",
    confirm: "رزرو را لغو می‌کنم",
    extend: /تمدید مهلت/,
    asking: /استعلام پرداخت از بانک/,
    unfinished: "پرداخت شما کامل نشده است",
    over: "مهلت پرداخت به پایان رسید",
    refused: /این درخواست پذیرفته نشد/,
  },
  en: {
    pay: /^Pay \d/,
    cancel: "Cancel booking",
    confirm: "Cancel booking",
    extend: /Extend/,
    asking: /Checking your payment/,
    unfinished: "Your payment isn’t finished",
    over: "The payment deadline has expired",
    refused: /This request wasn’t accepted/,
  },
} as const;
const wordsOf = wordsByGlobals(words);
/** The wallet first, the rest at the bank. */
export const Paying: Story = {
  ...inStatus("ready_to_pay"),
  play: async ({ canvasElement, globals }) => {
    go.mockClear();
    const canvas = within(canvasElement);
    const wallet = await canvas.findByRole("checkbox", { name: /کیف پول|wallet/i });
    await userEvent.click(wallet);
    await userEvent.click(wallet);
    await acceptAndPay(canvasElement, wordsOf(globals).pay);
    await waitFor(() => expect(go).toHaveBeenCalledWith("https://bank.example/pay/1"));
  },
};

const phone = { viewport: { value: "phone" } };
/** The cost of cancelling and the rules stand beside the button that accepts them, on a phone and on a desktop. */
export const TermsBesidePaying: Story = {
  ...inStatus("ready_to_pay"),
  play: ({ canvasElement }) => termsBesidePaying(canvasElement),
};
export const TermsBesidePayingOnAPhone: Story = { ...TermsBesidePaying, globals: phone };
/** Nothing is paid before the terms are accepted: the page says what is missing, and leads there. */
export const TermsNotAccepted: Story = {
  ...inStatus("ready_to_pay"),
  play: async ({ canvasElement, globals }) => {
    go.mockClear();
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: wordsOf(globals).pay }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent(/بپذیرید|Accept these terms/);
    const box = canvas.getByRole("checkbox", { name: /^(می‌پذیرم|I accept)/ });
    await expect(box).toHaveFocus();
    await expect(box).toHaveAccessibleDescription(/بپذیرید|Accept these terms/);
    await expect(go).not.toHaveBeenCalled();
    await userEvent.click(box);
    await expect(canvas.getByRole("alert")).toBeEmptyDOMElement();
  },
};
/** The wallet pays it all: no bank, and the same terms. */
export const WalletAlone: Story = {
  ...page(ready, {
    "payment/v2/methods": {
      ...paymentMethods,
      wallet_balance: payable,
      wallet_part: payable,
      gateway_part: 0,
      payable,
    },
  }),
  play: ({ canvasElement }) => termsBesidePaying(canvasElement),
  globals: phone,
};

/** A demonstration with a merchant's number: a real gateway beside the test bank. */
export const TwoGateways: Story = {
  ...page(ready, {
    "payment/v2/methods": {
      ...paymentMethods,
      gateways: [...paymentMethods.gateways, { name: "test", title_fa: "بانک آزمایشی", title_en: "Test bank" }],
    },
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const test = await canvas.findByRole("radio", { name: /بانک آزمایشی|Test bank/ });
    await expect(test).not.toBeChecked();
    await userEvent.click(test);
    await expect(test).toBeChecked();
  },
};

/** Numbers of documents are masked until they are asked for. */
export const DocumentsShown: Story = {
  ...page(ready),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const show = await canvas.findByRole("button", { name: /نمایش شمارهٔ مدارک|Show ID numbers/ });
    const { national_code } = ready.travellers[0] as (typeof ready.travellers)[number];
    await expect(canvas.queryByText(national_code ?? "")).toBeNull();
    await userEvent.click(show);
    await expect(canvas.getByText(national_code ?? "")).toBeVisible();
    await expect(canvas.getByRole("button", { name: /پنهان‌کردن شمارهٔ مدارک|Hide ID numbers/ })).toHaveFocus();
  },
};

export const GatewayAway: Story = {
  ...page(ready, {
    "payment/v2/start": () => {
      throw new Refused("gateway_away");
    },
  }),
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    await acceptAndPay(canvasElement, wordsOf(globals).pay);
    await waitFor(() =>
      expect(canvas.getAllByText(/درگاه پرداخت پاسخ نمی‌دهد|gateway isn’t responding/)).toHaveLength(1),
    );
    await expect(canvas.getByRole("button", { name: wordsOf(globals).pay })).toBeEnabled();
  },
};

const payment: ReservationPayment = {
  payment_id: "p1",
  state: "requested",
  gateway_part: payable - 2_500_000,
  wallet_held: 2_500_000,
  held_until: ready.now + 1_000,
  ref_id: null,
  card_masked: null,
  failure_reason: null,
  held_amount: null,
};
const paid = (change: Partial<ReservationPayment>, status: ReservationStatus = "ready_to_pay") => {
  const value = { ...reservationIn[status], payment: { ...payment, ...change } };
  const { gateway_part, wallet_held, held_until, ...asked } = value.payment;
  const checked: PaymentValue = {
    ...asked,
    confirmation_code: value.confirmation_code,
    attempt: 1,
    part: null,
    gateway: "zarinpal",
    amount: payable,
    wallet_part: wallet_held,
    created_at: value.now - 600,
    settled_at: null,
  };
  return page(value, { "payment/v2/p1/check": checked });
};
const waitingForTheBank = { state: "unknown", held_until: null } as const;

/** A single message, and no way to pay, while the bank has not reported the outcome of a payment. */
const onlyAsking: Story["play"] = async ({ canvasElement, globals }) => {
  const canvas = within(canvasElement);
  await canvas.findByText(wordsOf(globals).asking);
  await expect(canvas.queryByRole("button", { name: wordsOf(globals).pay })).toBeNull();
  await expect(canvas.getAllByRole("heading", { level: 1 })).toHaveLength(1);
};
export const BankNotHeardOf: Story = { ...paid(waitingForTheBank), play: onlyAsking };
export const BankNotHeardOfAfterAFailure: Story = { ...paid(waitingForTheBank, "payment_failed"), play: onlyAsking };

/** The bank reports that nothing was paid: only then is paying offered, with the amount held from the wallet. */
export const LeftAtTheBank: Story = {
  ...paid({}),
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole("heading", { name: wordsOf(globals).unfinished });
    await canvas.findByRole("button", { name: wordsOf(globals).pay });
  },
};
export const LateMoneyOwed: Story = paid({ state: "refund_due", wallet_held: 0 }, "expired");
export const LateMoneyReturned: Story = paid({ state: "reversed", wallet_held: 0 }, "expired");
export const LateMoneyInTheWallet: Story = paid({ state: "refunded", wallet_held: 0 }, "cancelled");
/** The bank took a tenth: both sums, where the money is, and another try. */
const wrong = { failure_reason: "wrong_amount", held_amount: payable / 10, wallet_held: 0 } as const;
export const WrongAmountOwed: Story = paid({ ...wrong, state: "refund_due" }, "payment_failed");
export const WrongAmountReturned: Story = paid({ ...wrong, state: "reversed" }, "payment_failed");
export const WrongAmountInTheWallet: Story = paid({ ...wrong, state: "refunded" }, "expired");
export const WrongAmountNotNamed: Story = paid({ ...wrong, state: "refund_due", held_amount: null }, "payment_failed");
export const GatewayWasAway: Story = paid(
  { state: "failed", failure_reason: "gateway_away", wallet_held: 0 },
  "payment_failed",
);

/** The deadline passes while the page is open: the refusal shows as the new status. */
let isOver = false;
export const PayingTooLate: Story = {
  ...page(
    ready,
    {
      [`reserve/v2/${ready.confirmation_code}`]: () =>
        isOver ? { ...reservationIn.payment_deadline_expired, confirmation_code: ready.confirmation_code } : ready,
      "payment/v2/start": () => {
        isOver = true;
        throw new Refused("deadline_passed");
      },
    },
    {
      begin: () => {
        isOver = false;
      },
    },
  ),
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    const w = wordsOf(globals);
    await acceptAndPay(canvasElement, w.pay);
    const title = await canvas.findByRole("heading", { name: w.over });
    await expect(canvas.queryByRole("button", { name: w.pay })).toBeNull();
    await expect(canvas.queryByText(/به پایان رسیده است\. · /)).toBeNull();
    await waitFor(() => expect(title.parentElement?.contains(canvasElement.ownerDocument.activeElement)).toBe(true));
  },
};

/** A refusal without a message shows one whole sentence, once, and does not blame the connection. */
export const RefusedWithoutWords: Story = {
  ...page(ready, {
    "payment/v2/start": () => {
      throw new Refused("invalid_input", "");
    },
  }),
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    await acceptAndPay(canvasElement, wordsOf(globals).pay);
    await canvas.findByText(wordsOf(globals).refused);
    // A message of the story before may be on its way out.
    await waitFor(() =>
      expect(within(canvasElement.ownerDocument.body).getAllByText(wordsOf(globals).refused)).toHaveLength(1),
    );
  },
};

export const Extending: Story = {
  ...page(reservationIn.payment_deadline_expired, {
    [`reserve/v2/${reservationIn.payment_deadline_expired.confirmation_code}/extend-payment-deadline`]: {
      payment_deadline_at: ready.now + 1800,
      extension_used: true,
    },
  }),
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: wordsOf(globals).extend }));
    await canvas.findByText(/تمدید شد|was extended/);
  },
};

/** The stay is over: nothing is left to cancel, and the page offers no button for it. */
export const StayOver: Story = page({ ...reservationIn.successful, actions: ["voucher"] });

/** It was over when the page was still open: the refusal's words, and no act. */
export const CancellingTooLate: Story = {
  ...page(reservationIn.successful, {
    [`reserve/v2/${reservationIn.successful.confirmation_code}/cancellation-quote`]: () => {
      throw new Refused("stay_over");
    },
  }),
  play: async ({ canvasElement, globals }) => {
    const w = wordsOf(globals);
    await userEvent.click(await within(canvasElement).findByRole("button", { name: w.cancel }));
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole("alertdialog"));
    await dialog.findByText(/به پایان رسیده|stay is over/);
    await expect(dialog.queryByRole("button", { name: w.confirm })).toBeNull();
  },
};

/** In the middle of a stay the nights that have begun stay with the property. */
export const CancellingDuringTheStay: Story = {
  ...page(reservationIn.successful, {
    [`reserve/v2/${reservationIn.successful.confirmation_code}/cancellation-quote`]: {
      ...cancellationQuote,
      penalty: payable * 0.75,
      refundable: payable * 0.25,
      ways: refundWays(payable * 0.25, { card: payable }),
      percent: 100,
      base: "nights_begun",
    },
  }),
  play: async ({ canvasElement, globals }) => {
    await userEvent.click(await within(canvasElement).findByRole("button", { name: wordsOf(globals).cancel }));
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole("alertdialog"));
    await dialog.findByText(/شب‌هایی که شروع شده‌اند|nights that have begun/);
  },
};

/** First the cost, then the cancellation. */
export const Cancelling: Story = {
  ...page(reservationIn.successful, {
    [`reserve/v2/${reservationIn.successful.confirmation_code}/cancellation-quote`]: {
      ...cancellationQuote,
      penalty: payable * 0.2,
      refundable: payable * 0.8,
      ways: refundWays(payable * 0.8, { card: payable }),
      percent: 20,
    },
  }),
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    const w = wordsOf(globals);
    await userEvent.click(await canvas.findByRole("button", { name: w.cancel }));
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole("alertdialog"));
    await dialog.findByText(/^(جریمهٔ لغو|Cancellation fee): .*(۲۰\u200F٪|20%)/);
    await pressEnabled(dialog.getByRole("button", { name: w.confirm }));
    await canvas.findByRole("heading", { name: /لغو شد|was cancelled/ });
  },
};
