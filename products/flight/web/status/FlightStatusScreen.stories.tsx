import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { addressOf } from "#domain/addresses/routes.ts";
import type { CancellationQuoteValue } from "#domain/contract/cancellation-quote.shapes.ts";
import type { ReservationStatus } from "#domain/reservation/statuses.ts";
import { beingIssued } from "#fixtures/answers/every-status.ts";
import {
  flightCancellationQuote,
  flightReservationAbroad,
  flightReservationConnecting,
} from "#fixtures/answers/flight-reservation.ts";
import {
  flightCancelled,
  flightNotIssued,
  flightReservationIn,
  flightStatusOf,
  freeCancellationQuote,
  retimedALittle,
  retimedAndAccepted,
  retimedMuch,
} from "#fixtures/answers/flight-reservations.ts";
import { leftPayment } from "#fixtures/answers/payment.ts";
import { Refused } from "#fixtures/scenario.ts";
import type { FlightReservationValue } from "#products/flight/contract/flight.shapes.ts";
import { isBeingIssued } from "#tests/stories/being-issued.ts";
import { pressEnabled } from "#tests/stories/press-enabled.ts";
import { ENDS, says, saysThatItsPayerLeft } from "#tests/stories/said-on-the-page.ts";
import { stage } from "#tests/stories/stage.tsx";
import { statusAnswers } from "#tests/stories/status-answers.ts";
import { termsBesidePaying } from "#tests/stories/terms-beside.ts";
import { wordsByGlobals } from "#tests/stories/words.ts";

/** The nine statuses of a flight (R106), and its carrier's changes. */
const meta: Meta = { title: "صفحه‌ها/وضعیت رزرو پرواز Flight status", parameters: { layout: "fullscreen" } };
export default meta;
type Story = StoryObj;

const ready = flightReservationIn.ready_to_pay;
const paid = flightReservationIn.successful;
const answered = fn();

const quoteOf = ({ cancellation }: FlightReservationValue): CancellationQuoteValue =>
  cancellation?.kind === "free" ? freeCancellationQuote : flightCancellationQuote;

function page(
  value: FlightReservationValue,
  options: Partial<Parameters<typeof stage>[0]> = {},
  quote = quoteOf(value),
): Story {
  const { confirmation_code } = value;
  const path = `flight/v2/reserve/${confirmation_code}`;
  return {
    ...stage({
      address: addressOf("flightStatus", { confirmation_code }),
      answers: {
        ...statusAnswers(path, {
          value,
          status: flightStatusOf(value),
          quote,
          cancelled: { ...flightReservationIn.cancelled, confirmation_code },
        }),
        [`${path}/answer-change`]: () => {
          answered();
          return retimedAndAccepted;
        },
      },
      actions: { go: fn() },
      ...options,
    }),
    beforeEach() {
      answered.mockClear();
    },
  };
}
const inStatus = (status: ReservationStatus): Story => page(flightReservationIn[status]);

export const ReadyToPay: Story = inStatus("ready_to_pay");
/** The cost of cancelling and the rules stand beside the button that accepts them, on a phone and on a desktop. */
export const TermsBesidePaying: Story = {
  ...inStatus("ready_to_pay"),
  play: ({ canvasElement }) => termsBesidePaying(canvasElement),
};
export const TermsBesidePayingOnAPhone: Story = { ...TermsBesidePaying, globals: { viewport: { value: "phone" } } };
/** Paid, and the carrier has not issued the ticket yet. */
export const InProgress: Story = { ...page(beingIssued(paid, { issued: [] })), play: isBeingIssued };
/** On request: the charterer answers first. */
export const UnderReview: Story = inStatus("under_review");
/** R187, R188: the page states that the payment failed, and when the money is back. */
export const PaymentFailed: Story = { ...inStatus("payment_failed"), play: says(ENDS.paymentFailed) };
/** Called off at the bank: nothing failed, nothing was taken. */
export const LeftByItsPayer: Story = {
  ...page({ ...flightReservationIn.payment_failed, payment: leftPayment }),
  play: saysThatItsPayerLeft,
};
/** R187: the page says that the extended deadline is over as well. */
export const ExpiredAfterItsExtension: Story = {
  ...page({ ...flightReservationIn.expired, status_reason: "payment_extension_expired", extension_used: true }),
  play: says(ENDS.extensionExpired),
};
/** R187: the page says that the deadline of the payment is over. */
export const PaymentDeadlineExpired: Story = {
  ...inStatus("payment_deadline_expired"),
  play: says(ENDS.deadlineExpired),
};
export const Expired: Story = inStatus("expired");
/** R187: the page says that the charterer declined the booking. */
export const Unsuccessful: Story = { ...inStatus("unsuccessful"), play: says(ENDS.rejected) };
export const Successful: Story = inStatus("successful");
export const Cancelled: Story = inStatus("cancelled");
export const Extended: Story = page({
  ...ready,
  extension_used: true,
  actions: ready.actions.filter((action) => action !== "extend"),
});
export const Abroad: Story = page(flightReservationAbroad);
export const Connecting: Story = page(flightReservationConnecting);
export const RetimedALittle: Story = page(retimedALittle);
export const RetimedMuch: Story = page(retimedMuch);
export const RetimedUnpaid: Story = page({
  ...ready,
  subject: retimedMuch.subject,
  changes: retimedMuch.changes,
});
export const RetimedAndAccepted: Story = page(retimedAndAccepted);
export const CancelledByTheCarrier: Story = page(flightCancelled);
export const Loading: Story = page(ready, { scenario: "waiting" });
export const Failed: Story = page(ready, { scenario: "500" });
export const LongText: Story = page({ ...flightReservationAbroad, changes: [] }, { areTextsLong: true });
export const OnAPhone: Story = { ...page(retimedMuch), globals: { viewport: { value: "phone" } } };

const words = {
  fa: {
    later: "۳ ساعت دیرتر حرکت می‌کند.",
    accept: "ساعت جدید را می‌پذیرم",
    refuse: "لغو رزرو، با بازگشت همهٔ مبلغ",
    accepted: /ساعت جدید را پذیرفته‌اید/,
    same: /این تغییر شرایط لغو بلیت را عوض نمی‌کند/,
    cancelled: /^ایرلاین پرواز .* را لغو کرد$/,
    back: /که پرداخت کرده بودید برمی‌گردد/,
    rejected: /چارترکننده این رزرو را نپذیرفت/,
    cancel: "لغو رزرو",
    confirm: "رزرو را لغو می‌کنم",
    fare: /^جریمهٔ لغو: .*قیمت بلیت بدون عوارض/,
    ended: /لغو شد/,
    ticket: "مشاهده و چاپ بلیت",
    notIssued: "ایرلاین بلیت این رزرو را صادر نکرد.",
    returned: /که پرداخت کرده بودید برگشت داده شد/,
  },
  en: {
    later: "It departs 3 h later.",
    accept: "Accept the new time",
    refuse: "Cancel with a full refund",
    accepted: /You accepted the new time/,
    same: /policy of your ticket is the same as before/,
    cancelled: /^The airline cancelled ./,
    back: /you paid is refunded/,
    rejected: /The charterer declined this booking/,
    cancel: "Cancel booking",
    confirm: "Cancel booking",
    fare: /^Cancellation fee: .*of the fare without taxes/,
    ended: /was cancelled/,
    ticket: "View and print ticket",
    notIssued: "The airline couldn’t issue the tickets for this booking.",
    returned: /you paid has been refunded/,
  },
} as const;
const wordsOf = wordsByGlobals(words);

/** Three hours later: both times, the consequences, and accepting it; the directive is named without figures. */
export const AcceptingTheNewTime: Story = {
  ...page(retimedMuch),
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    const w = wordsOf(globals);
    await canvas.findByText(w.later);
    const times = canvasElement.querySelectorAll("dl time");
    await expect([...times].map((one) => one.getAttribute("datetime"))).toHaveLength(4);
    const rights = canvas.getByText(/حقوق مسافر|passengers’ rights/);
    const numbers = [...rights.querySelectorAll("a")].map(({ textContent }) => textContent ?? "");
    const said = numbers.reduce((text, number) => text.replace(number, ""), rights.textContent ?? "");
    await expect(said).not.toMatch(/[\d۰-۹]/);
    await expect(canvas.getByRole("button", { name: w.refuse })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: w.accept }));
    await canvas.findByText(w.accepted);
    await expect(answered).toHaveBeenCalledTimes(1);
    await expect(canvas.queryByRole("button", { name: w.accept })).toBeNull();
  },
};

/** Refusing is a cancellation: its dialog opens from the note. */
export const RefusingTheNewTime: Story = {
  ...page(retimedMuch),
  play: async ({ canvasElement, globals }) => {
    const w = wordsOf(globals);
    await userEvent.click(await within(canvasElement).findByRole("button", { name: w.refuse }));
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole("alertdialog"));
    await dialog.findByText(/لغو رایگان|Free cancellation/);
    await pressEnabled(await dialog.findByRole("button", { name: w.confirm }));
    await within(canvasElement).findByRole("heading", { name: w.ended });
  },
};

/** The answer did not arrive: it is reported, and can be given again. */
export const NotAccepted: Story = {
  ...page(retimedMuch, {
    answers: {
      [`flight/v2/reserve/${retimedMuch.confirmation_code}`]: retimedMuch,
      [`flight/v2/reserve/${retimedMuch.confirmation_code}/answer-change`]: () => {
        throw new Refused("not_open");
      },
    },
  }),
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: wordsOf(globals).accept }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent(/وضعیت فعلی رزرو|current status/);
  },
};

/** An hour is only said: there is nothing to answer. */
export const AnHourIsOnlySaid: Story = {
  ...page(retimedALittle),
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    const w = wordsOf(globals);
    await canvas.findByText(w.same);
    await expect(canvas.queryByRole("button", { name: w.accept })).toBeNull();
    await expect(canvas.queryByRole("button", { name: w.refuse })).toBeNull();
  },
};

/** States why the flight is cancelled, and that all the money is refunded. */
export const TheCarrierCancelled: Story = {
  ...page(flightCancelled),
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    const w = wordsOf(globals);
    await canvas.findByRole("heading", { name: w.cancelled });
    await canvas.findByText(w.back);
  },
};

/** A refusal is the charterer's, and no property is spoken of. */
export const RefusedByTheCharterer: Story = {
  ...inStatus("unsuccessful"),
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    await expect((await canvas.findAllByText(wordsOf(globals).rejected)).length).toBeGreaterThan(0);
    await expect(within(canvas.getByRole("main")).queryByText(/اقامتگاه|[Pp]roperty|واچر|[Vv]oucher/)).toBeNull();
  },
};

/** Paid, but no ticket was issued: who failed to issue it, and where the money is. */
export const TicketsNotIssued: Story = {
  ...page(flightNotIssued),
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    const w = wordsOf(globals);
    await expect((await canvas.findAllByText(w.notIssued)).length).toBeGreaterThan(0);
    await canvas.findByText(w.returned);
    await expect(canvas.queryByRole("link", { name: w.ticket })).toBeNull();
  },
};

/** The lines of the travellers and their seats are the total. */
export const TheLinesAreTheTotal: Story = {
  ...page(paid),
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole("link", { name: wordsOf(globals).ticket });
    const amounts = [...canvasElement.querySelectorAll("[data-line]")].map((line) =>
      Number(line.getAttribute("data-line")),
    );
    await expect(amounts).toHaveLength(3);
    await expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(paid.totals.payable);
    await expect(canvasElement.querySelector("[data-total]")).toHaveAttribute(
      "data-total",
      String(paid.totals.payable),
    );
  },
};

const { cancellation } = flightCancellationQuote;
/** Flights and seats cost different shares of different sums: the fee names none. */
export const CancellingSeveralParts: Story = {
  ...page(
    paid,
    {},
    {
      ...flightCancellationQuote,
      percent: null,
      base: null,
      cancellation: cancellation && { ...cancellation, share: null },
    },
  ),
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: wordsOf(globals).cancel }));
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole("alertdialog"));
    const [fee] = await dialog.findAllByText(/^(جریمهٔ لغو|Cancellation fee)$/);
    await expect(fee?.nextElementSibling).toHaveTextContent(/[۰-۹0-9]/);
  },
};

/** First the cost, in the words of a flight, then the cancellation. */
export const Cancelling: Story = {
  ...page(paid),
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    const w = wordsOf(globals);
    await userEvent.click(await canvas.findByRole("button", { name: w.cancel }));
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole("alertdialog"));
    await dialog.findByText(w.fare);
    await pressEnabled(dialog.getByRole("button", { name: w.confirm }));
    await canvas.findByRole("heading", { name: w.ended });
  },
};
