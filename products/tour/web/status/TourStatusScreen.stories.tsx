import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { addressOf } from "#domain/addresses/routes.ts";
import { DAY_SECONDS } from "#domain/calendar/constants.ts";
import type { ReservationStatus } from "#domain/reservation/statuses.ts";
import { beingIssued, refundOnItsWay } from "#fixtures/answers/every-status.ts";
import { leftPayment } from "#fixtures/answers/payment.ts";
import { tourCancellationQuote, tourReservationAbroad } from "#fixtures/answers/tour-reservation.ts";
import {
  gathering,
  groupNotReached,
  groupNotReachedUnpaid,
  tourReservationIn,
  tourStatusOf,
} from "#fixtures/answers/tour-reservations.ts";
import type { TourReservationValue } from "#products/tour/contract/tour.shapes.ts";
import { isBeingIssued } from "#tests/stories/being-issued.ts";
import { pressEnabled } from "#tests/stories/press-enabled.ts";
import { ENDS, says, saysThatItsPayerLeft } from "#tests/stories/said-on-the-page.ts";
import { stage } from "#tests/stories/stage.tsx";
import { statusAnswers } from "#tests/stories/status-answers.ts";
import { termsBesidePaying } from "#tests/stories/terms-beside.ts";
import { wordsByGlobals } from "#tests/stories/words.ts";

/** The nine statuses of a tour (R106), whether it leaves, and where its money is meanwhile. */
const meta: Meta = { title: "صفحه‌ها/وضعیت رزرو تور Tour status", parameters: { layout: "fullscreen" } };
export default meta;
type Story = StoryObj;

const ready = tourReservationIn.ready_to_pay;
const paid = tourReservationIn.successful;

function page(value: TourReservationValue, options: Partial<Parameters<typeof stage>[0]> = {}): Story {
  const { confirmation_code } = value;
  const path = `tour/v2/reserve/${confirmation_code}`;
  return stage({
    address: addressOf("tourStatus", { confirmation_code }),
    answers: statusAnswers(path, {
      value,
      status: tourStatusOf(value),
      quote: tourCancellationQuote,
      cancelled: { ...tourReservationIn.cancelled, confirmation_code },
    }),
    actions: { go: fn() },
    ...options,
  });
}
const inStatus = (status: ReservationStatus): Story => page(tourReservationIn[status]);

export const ReadyToPay: Story = inStatus("ready_to_pay");
/** The cost of cancelling and the rules stand beside the button that accepts them, on a phone and on a desktop. */
export const TermsBesidePaying: Story = {
  ...inStatus("ready_to_pay"),
  play: ({ canvasElement }) => termsBesidePaying(canvasElement),
};
export const TermsBesidePayingOnAPhone: Story = { ...TermsBesidePaying, globals: { viewport: { value: "phone" } } };
/** Paid, and the agency has not given its code yet. */
export const InProgress: Story = { ...page(beingIssued(paid, {})), play: isBeingIssued };
export const UnderReview: Story = inStatus("under_review");
/** R187, R188: the page states that the payment failed, and when the money is back. */
export const PaymentFailed: Story = { ...inStatus("payment_failed"), play: says(ENDS.paymentFailed) };
/** Called off at the bank: nothing failed, nothing was taken. */
export const LeftByItsPayer: Story = {
  ...page({ ...tourReservationIn.payment_failed, payment: leftPayment }),
  play: saysThatItsPayerLeft,
};
/** R187: the page says that the extended deadline is over as well. */
export const ExpiredAfterItsExtension: Story = {
  ...page({ ...tourReservationIn.expired, status_reason: "payment_extension_expired", extension_used: true }),
  play: says(ENDS.extensionExpired),
};
/** R187: the page says that the deadline of the payment is over. */
export const PaymentDeadlineExpired: Story = {
  ...inStatus("payment_deadline_expired"),
  play: says(ENDS.deadlineExpired),
};
export const Expired: Story = inStatus("expired");
/** R187: the page says that the agency declined the booking. */
export const Unsuccessful: Story = { ...inStatus("unsuccessful"), play: says(ENDS.rejected) };
export const Successful: Story = inStatus("successful");
export const Cancelled: Story = inStatus("cancelled");
export const Extended: Story = page({
  ...ready,
  extension_used: true,
  actions: ready.actions.filter((action) => action !== "extend"),
});
export const Abroad: Story = page(tourReservationAbroad);
export const Gathering: Story = page({ ...ready, departure: gathering });
export const GatheringPaid: Story = page({ ...paid, departure: gathering });
export const GroupComplete: Story = page({
  ...paid,
  departure: { state: "scheduled", group: gathering.group && { ...gathering.group, sold: 13 } },
});
export const Guaranteed: Story = page(paid);
export const GroupNotReached: Story = page(groupNotReached);
export const GroupNotReachedUnpaid: Story = page(groupNotReachedUnpaid);
export const Departed: Story = page({ ...paid, actions: ["voucher"], departure: { state: "departed", group: null } });
export const Refunded: Story = page({
  ...tourReservationIn.unsuccessful,
  totals: { ...ready.totals, paid: ready.totals.payable },
  refund: refundOnItsWay(ready.totals.payable),
});
export const Loading: Story = page(ready, { scenario: "waiting" });
export const Failed: Story = page(ready, { scenario: "500" });
export const LongText: Story = page(tourReservationAbroad, { areTextsLong: true });

const words = {
  fa: {
    nine: /۹ نفر از ۱۲ نفر؛ ۵ آذر معلوم می‌شود/,
    trust: /تا روز حرکت .*نزد شمسه امانت است/,
    ended: /به حد نصاب نرسید/,
    back: /که پرداخت کرده بودید برمی‌گردد/,
    rejected: /آژانس برگزارکننده این رزرو را نپذیرفت/,
    cancel: "لغو رزرو",
    confirm: "رزرو را لغو می‌کنم",
    whole: /قیمت کل تور/,
    cancelled: /لغو شد/,
  },
  en: {
    nine: /9 people of 12; decided on 26 November/,
    trust: /held in trust by Shamseh until the day you leave/,
    ended: /Too few people joined/,
    back: /you paid is refunded/,
    rejected: /The agency declined this booking/,
    cancel: "Cancel booking",
    confirm: "Cancel booking",
    whole: /of the whole tour/,
    cancelled: /was cancelled/,
  },
} as const;
const wordsOf = wordsByGlobals(words);

/** States how many have joined, when it is decided, and where the money is until then. */
export const TheGroupIsMeasured: Story = {
  ...page({ ...ready, departure: gathering }),
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    const w = wordsOf(globals);
    const meter = await canvas.findByRole("meter");
    await expect(meter).toHaveAttribute("aria-valuenow", "9");
    await expect(meter).toHaveAttribute("aria-valuemax", "12");
    await canvas.findByText(w.nine);
    await canvas.findByText(w.trust);
  },
};

/** States why the tour does not leave, and that all the money is refunded; no promise remains. */
export const TheGroupWasTooSmall: Story = {
  ...page(groupNotReached),
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    const w = wordsOf(globals);
    await expect((await canvas.findAllByText(w.ended)).length).toBeGreaterThan(0);
    await canvas.findByText(w.back);
    await expect(canvas.queryByText(w.trust)).toBeNull();
    await expect(canvas.queryByRole("meter")).toBeNull();
  },
};

/** A refusal is the agency's, not a property's. */
export const RefusedByTheAgency: Story = {
  ...inStatus("unsuccessful"),
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    await expect((await canvas.findAllByText(wordsOf(globals).rejected)).length).toBeGreaterThan(0);
    await expect(within(canvas.getByRole("main")).queryByText(/اقامتگاه|[Pp]roperty/)).toBeNull();
  },
};

/** The lines of the rooms are the total, at every width. */
export const TheLinesAreTheTotal: Story = {
  ...page(tourReservationAbroad),
  play: async ({ canvasElement }) => {
    const total = (await within(canvasElement).findByRole("heading", { level: 2, name: /تور دبی|Dubai/ })).closest(
      "section",
    );
    const amounts = [...(total?.querySelectorAll("[data-line]") ?? [])].map((line) =>
      Number(line.getAttribute("data-line")),
    );
    await expect(amounts).toHaveLength(4);
    await expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(tourReservationAbroad.totals.payable);
    await expect(total?.querySelector("[data-total]")).toHaveAttribute(
      "data-total",
      String(tourReservationAbroad.totals.payable),
    );
  },
};

/** First the cost, in the words of a tour, then the cancellation. */
export const Cancelling: Story = {
  ...page({ ...paid, now: paid.now + DAY_SECONDS }),
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    const w = wordsOf(globals);
    await userEvent.click(await canvas.findByRole("button", { name: w.cancel }));
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole("alertdialog"));
    await dialog.findByText(w.whole);
    await pressEnabled(dialog.getByRole("button", { name: w.confirm }));
    await canvas.findByRole("heading", { name: w.cancelled });
  },
};
