import { describe, expect, it } from "vitest";
import { storyEnvironment, wordsOfStories } from "#app/src/page/story-environment.ts";
import type { StayReservationValue } from "#domain/contract/stay-reservation.shapes.ts";
import { refusal } from "#domain/messages/refusals.ts";
import { isOpen, isUnanswered, paymentStates } from "#domain/payment/states.ts";
import { type ReservationStatus, reservationStatuses } from "#domain/reservation/statuses.ts";
import { reservationIn } from "#fixtures/answers/reservations.ts";
import { flightParts } from "#products/flight/web/parts.tsx";
import { stayParts } from "#products/stay/web/parts.tsx";
import { tourParts } from "#products/tour/web/parts.tsx";
import { type BankAsk, standingOf } from "./standing.ts";

/** Words of a status's label that its title repeats. */
const STATUS_WORDS: Readonly<Record<ReservationStatus, { fa: RegExp; en: RegExp }>> = {
  in_progress: { fa: /در حال انجام/, en: /in progress/i },
  under_review: { fa: /در حال بررسی/, en: /under review/i },
  ready_to_pay: { fa: /آمادهٔ پرداخت/, en: /ready to pay/i },
  payment_failed: { fa: /پرداخت ناموفق/, en: /payment failed/i },
  payment_deadline_expired: { fa: /مهلت پرداخت به پایان رسید/, en: /payment deadline (has )?expired/i },
  expired: { fa: /منقضی/, en: /expired/i },
  unsuccessful: { fa: /ناموفق/, en: /unsuccessful/i },
  // The label is R106's; in sentences such a booking is confirmed.
  successful: { fa: /موفق|قطعی/, en: /successful|confirmed/i },
  cancelled: { fa: /لغو/, en: /cancelled/i },
};
const asks = ["leaving", "asking", "answered"] as const satisfies readonly BankAsk[];
const payment = {
  payment_id: "p1",
  gateway_part: 5_000_000,
  wallet_held: 2_500_000,
  held_until: null,
  ref_id: null,
  card_masked: null,
  failure_reason: null,
  held_amount: null,
};
const every = reservationStatuses.flatMap((status) =>
  [null, ...paymentStates].flatMap((state) =>
    asks.map((ask) => {
      const value: StayReservationValue = {
        ...reservationIn[status],
        payment: state === null ? null : { ...payment, state },
      };
      return { value, ask, state, standing: said(value, ask) };
    }),
  ),
);
function said(value: StayReservationValue, ask: BankAsk, refusal: string | null = null) {
  return standingOf(
    { value, ask, refusal, say: stayParts.say },
    wordsOfStories.fa.t,
    storyEnvironment({ locale: "fa" }),
  );
}

describe("what a reservation's page says, for each status, payment and question to the bank", () => {
  it("is one message that is never empty", () => {
    for (const { standing } of every) expect([standing.title, standing.text].every((text) => text !== "")).toBe(true);
  });

  it.each(["fa", "en"] as const)("R106 calls a status by the word of its label (%s)", (locale) => {
    const { t } = wordsOfStories[locale];
    for (const status of reservationStatuses) {
      const word = STATUS_WORDS[status][locale];
      const one = { value: reservationIn[status], ask: "answered", refusal: null, say: stayParts.say } as const;
      expect(t(`reservationStatuses.${status}`), status).toMatch(word);
      expect(t(`reserve.state.${status}`), status).toMatch(word);
      expect(standingOf(one, t, storyEnvironment({ locale })).title, status).toMatch(word);
    }
  });

  it("offers to pay only what may be paid, and never before the bank has answered", () => {
    for (const { value, ask, state, standing } of every) {
      const isWaiting = state !== null && (isUnanswered(state) || (ask === "asking" && isOpen(state)));
      const mayPay = value.actions.includes("pay") && ask !== "leaving" && !isWaiting;
      expect(standing.offersPay, `${value.status} ${state} ${ask}`).toBe(mayPay);
    }
  });

  it("does not say that a payment failed while another one is not decided", () => {
    const open = every.filter(({ state }) => state !== null && isOpen(state));
    for (const { value, standing, ask } of open.filter(({ value }) => value.status === "payment_failed")) {
      expect(standing.isOfPayment, `${value.status} ${ask}`).toBe(true);
      expect(standing.title).not.toContain("ناموفق");
    }
  });

  it.each(["fa", "en"] as const)(
    "R187 promises money that was taken back within 72 hours, of every product (%s)",
    (locale) => {
      const value = { ...reservationIn.payment_failed, payment: { ...payment, state: "failed" as const } };
      for (const { say } of [stayParts, tourParts, flightParts]) {
        const one = { value, ask: "answered", refusal: null, say } as const;
        const { title, text, look } = standingOf(one, wordsOfStories[locale].t, storyEnvironment({ locale }));
        expect([text, look]).toEqual([expect.stringContaining(refusal("refund_in_72_hours", {}, locale)), "danger"]);
        expect(title).not.toBe("");
      }
    },
  );

  it.each(["fa", "en"] as const)("calls a payment that its payer left no failure (%s)", (locale) => {
    const left = { ...payment, state: "failed" as const, failure_reason: "payment_left" as const };
    const one = { value: { ...reservationIn.payment_failed, payment: left }, ask: "answered", refusal: null } as const;
    const standing = standingOf({ ...one, say: stayParts.say }, wordsOfStories[locale].t, storyEnvironment({ locale }));
    expect(standing).toMatchObject({ look: "info", offersPay: true, text: refusal("payment_left", {}, locale) });
    expect(`${standing.title} ${standing.text} ${standing.reason}`).not.toMatch(/ناموفق|failed|۷۲|72/);
  });

  it.each(["fa", "en"] as const)("R187 says that the extended deadline has passed as well (%s)", (locale) => {
    const value = { ...reservationIn.expired, payment: null, status_reason: "payment_extension_expired" };
    const one = { value, ask: "answered", refusal: null, say: stayParts.say } as const;
    const { reason } = standingOf(one, wordsOfStories[locale].t, storyEnvironment({ locale }));
    expect(reason).toBe(refusal("payment_extension_expired", {}, locale));
  });

  it("names what the wallet holds, and what became of money that came too late", () => {
    const left = { ...reservationIn.ready_to_pay, payment: { ...payment, state: "requested" as const } };
    expect(said(left, "answered").reason).toContain("۲۵۰٬۰۰۰");
    for (const state of ["refund_due", "reversed", "refunded"] as const) {
      expect(said({ ...reservationIn.expired, payment: { ...payment, state } }, "answered").text).toContain("۵۰۰٬۰۰۰");
    }
  });

  it("names both sums where the bank took another one, and offers to pay again", () => {
    const wrong = { ...payment, failure_reason: "wrong_amount" as const, held_amount: 500_000 };
    for (const state of ["failed", "refund_due", "reversed", "refunded"] as const) {
      const standing = said({ ...reservationIn.payment_failed, payment: { ...wrong, state } }, "answered");
      expect(standing.text).toMatch(/۵۰۰٬۰۰۰.تومان.*۵۰٬۰۰۰.تومان/);
      expect([standing.offersPay, standing.reason]).toEqual([true, expect.stringContaining("دوباره")]);
    }
    const unnamed = { ...wrong, state: "refund_due" as const, held_amount: null };
    expect(said({ ...reservationIn.expired, payment: unnamed }, "answered")).toMatchObject({
      text: expect.stringContaining("۵۰۰٬۰۰۰"),
      offersPay: false,
    });
  });

  it("money is on its way back until it was sent, and then it was given back", () => {
    const { cancelled } = reservationIn;
    const kept = { ...cancelled, totals: { ...cancelled.totals, penalty: 1_000_000 } };
    for (const value of [cancelled, kept]) {
      const refund = value.refund ?? expect.fail("the fixture gives nothing back");
      expect(said({ ...value, refund: { ...refund, state: "paying" } }, "answered").text).toMatch(/برمی‌گردد\.$/);
      expect(said({ ...value, refund: { ...refund, state: "paid" } }, "answered").text).toMatch(/برگشت داده شد\.$/);
    }
  });

  it("a refusal takes the place of the status's text, and not of a question to the bank", () => {
    expect(said(reservationIn.ready_to_pay, "answered", "نشد").text).toBe("نشد");
    const waiting = { ...reservationIn.ready_to_pay, payment: { ...payment, state: "unknown" as const } };
    expect(said(waiting, "answered", "نشد").text).not.toBe("نشد");
  });
});
