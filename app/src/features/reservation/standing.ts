import type { Translate } from "#app/src/messages/catalogue.ts";
import type { RenderEnvironment } from "#app/src/page/environment.ts";
import type { ReservationEnvelope } from "#domain/contract/reservation.shapes.ts";
import { isLate, isOpen, isUnanswered } from "#domain/payment/states.ts";
import { isTerminal } from "#domain/reservation/statuses.ts";
import { formatMoneyText } from "#domain/text/money.ts";
import type { AnyParts } from "./product-parts.ts";
import { reasonText } from "./reason-text.ts";
import { type StatusWords, statusWords } from "./status-words.ts";

/**
 * Progress of the exchange with the bank. `leaving`: on the way to its page. `asking`: an open payment has not been
 * checked since the page was opened or returned to. `answered`: the bank's answer is shown.
 */
export type BankAsk = "leaving" | "asking" | "answered";

/** The one message of a reservation's page, and whether paying is offered beside it. */
export type Standing = StatusWords & {
  offersPay: boolean;
  /** True when the message is about an undecided payment: the status, which may say that one failed, is then hidden. */
  isOfPayment: boolean;
};

type Case = { value: ReservationEnvelope; ask: BankAsk; refusal: string | null; say: AnyParts["say"] };
type Say = (one: Case, t: Translate, environment: RenderEnvironment) => StatusWords;
type Row = { when: (one: Case) => boolean; say: Say; offersPay: boolean; isOfPayment?: true };

const titled =
  (id: "leaving" | "verifying"): Say =>
  (_, t) => ({
    title: t(`reserve.status.${id}.title`),
    text: t(`reserve.status.${id}.text`),
    reason: null,
    look: "info",
  });

const byStatus: Say = ({ value, say }, t, environment) => statusWords(value, say, t, environment);

/** Location of money whose payment does not count. */
const wherePaid = (payment: ReservationEnvelope["payment"]): "owed" | "reversed" | "refunded" =>
  payment?.state === "reversed" || payment?.state === "refunded" ? payment.state : "owed";

const mayPay = ({ value }: Case): boolean => value.actions.includes("pay");
const isOver = ({ value: { status } }: Case): boolean => isTerminal(status);

/**
 * Messages of a reservation's page, by its status, its payment, its wallet hold and the exchange with the bank. The
 * first matching row is the page's only message.
 */
const ROWS: readonly Row[] = [
  { when: ({ ask }) => ask === "leaving", say: titled("leaving"), offersPay: false, isOfPayment: true },
  {
    when: ({ value: { payment }, ask }) =>
      payment !== null && (isUnanswered(payment.state) || (ask === "asking" && isOpen(payment.state))),
    say: titled("verifying"),
    offersPay: false,
    isOfPayment: true,
  },
  {
    when: ({ refusal }) => refusal !== null,
    say: (one, t, environment) => ({
      ...byStatus(one, t, environment),
      text: one.refusal ?? "",
      reason: null,
      look: "danger",
    }),
    offersPay: true,
  },
  {
    when: (one) => one.value.payment !== null && isOpen(one.value.payment.state) && mayPay(one),
    say: ({ value: { payment } }, t, { locale }) => ({
      title: t("reserve.status.unfinished.title"),
      text: t("reserve.status.unfinished.text"),
      reason: payment?.wallet_held
        ? t("reserve.status.unfinished.held", { amount: formatMoneyText(payment.wallet_held, locale) })
        : null,
      look: "warning",
    }),
    offersPay: true,
    isOfPayment: true,
  },
  {
    // Left by the payer's own hand: no failure, and no money that may have been taken.
    when: ({ value: { status, payment } }) =>
      status === "payment_failed" && payment?.state === "failed" && payment.failure_reason === "payment_left",
    say: (one, t, environment) => ({
      title: t("reserve.status.left.title"),
      text: reasonText("payment_left", environment.locale, one.value.kind),
      reason: t("reserve.status.left.again"),
      look: "info",
    }),
    offersPay: true,
  },
  {
    when: ({ value: { status, payment } }) =>
      status === "payment_failed" && payment?.state === "failed" && payment.failure_reason === "gateway_away",
    say: (one, t, environment) => ({
      ...byStatus(one, t, environment),
      text: reasonText("gateway_away", environment.locale, one.value.kind),
    }),
    offersPay: true,
  },
  {
    // The bank holds another sum than was asked of it, which goes back.
    when: (one) =>
      one.value.payment?.failure_reason === "wrong_amount" &&
      one.value.payment.held_amount !== 0 &&
      (mayPay(one) || isOver(one) || one.value.status === "payment_deadline_expired"),
    say: (one, t, environment) => {
      const { payment } = one.value;
      const money = (rial: number) => formatMoneyText(rial, environment.locale);
      const held = payment?.held_amount ?? null;
      const asked = money(payment?.gateway_part ?? 0);
      return {
        ...byStatus(one, t, environment),
        text:
          held === null
            ? t("reserve.status.wrong.unnamed", { asked })
            : t(`reserve.status.wrong.${wherePaid(payment)}`, { asked, held: money(held) }),
        reason: mayPay(one) ? t("reserve.status.wrong.again") : null,
      };
    },
    offersPay: true,
  },
  {
    when: (one) => one.value.payment !== null && isLate(one.value.payment.state) && isOver(one),
    say: (one, t, environment) => {
      const { payment } = one.value;
      const amount = formatMoneyText(payment?.gateway_part ?? 0, environment.locale);
      return { ...byStatus(one, t, environment), text: t(`reserve.status.late.${wherePaid(payment)}`, { amount }) };
    },
    offersPay: false,
  },
  { when: () => true, say: byStatus, offersPay: true },
];

export function standingOf(one: Case, t: Translate, environment: RenderEnvironment): Standing {
  const row = ROWS.find(({ when }) => when(one));
  if (row === undefined) throw new Error("The last row fits every reservation");
  return {
    ...row.say(one, t, environment),
    offersPay: row.offersPay && mayPay(one),
    isOfPayment: row.isOfPayment === true,
  };
}
