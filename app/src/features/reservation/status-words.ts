import type { Translate } from "#app/src/messages/catalogue.ts";
import type { RenderEnvironment } from "#app/src/page/environment.ts";
import type { ReservationEnvelope } from "#domain/contract/reservation.shapes.ts";
import { formatMoment } from "#domain/text/dates.ts";
import { formatMoneyText } from "#domain/text/money.ts";
import { supportText } from "#domain/text/support.ts";
import type { AnyParts } from "./product-parts.ts";
import { reasonText } from "./reason-text.ts";

export type StatusWords = {
  title: string;
  text: string;
  /** Reason, if there is more to say than the status. */
  reason: string | null;
  look: "info" | "success" | "warning" | "danger";
};

const looks: Readonly<Record<ReservationEnvelope["status"], StatusWords["look"]>> = {
  in_progress: "info",
  under_review: "info",
  ready_to_pay: "info",
  payment_failed: "danger",
  payment_deadline_expired: "warning",
  expired: "warning",
  unsuccessful: "danger",
  successful: "success",
  cancelled: "info",
};

/** States what is awaited of the supplier and by when; once late, what becomes of the money. */
function issuingText(
  { issue_due_at: due, now }: ReservationEnvelope,
  say: AnyParts["say"],
  t: Translate,
  environment: RenderEnvironment,
): string {
  // A provider of the version before names no time.
  if (due == null) return say("issuing.text", t, environment.locale);
  if (due <= now)
    return t("reserve.status.issuing.late", {
      support: supportText(environment.supportAbroad, environment.locale),
    });
  return say("issuing.until", t, environment.locale, { due: formatMoment(due, environment) });
}

/** Meaning of a status for the traveller, and the fate of the money (R187, R188). */
export function statusWords(
  value: ReservationEnvelope,
  say: AnyParts["say"],
  t: Translate,
  environment: RenderEnvironment,
): StatusWords {
  const { status, totals } = value;
  const { locale } = environment;
  const money = (rial: number) => formatMoneyText(rial, locale);
  const moment = (at: number | null) => (at === null ? "" : formatMoment(at, environment));
  const reason =
    value.status_reason !== null && status !== "payment_failed"
      ? reasonText(value.status_reason, locale, value.kind)
      : null;
  const said = (): Pick<StatusWords, "title" | "text"> => {
    if (status === "in_progress") {
      return { title: t("reserve.status.issuing.title"), text: issuingText(value, say, t, environment) };
    }
    const title =
      status === "under_review" ? say("under_review.title", t, locale) : t(`reserve.status.${status}.title`);
    // The sum paid is on its way back, or there already.
    const given = value.refund?.state === "paid" ? "back" : "refunded";
    if (status === "unsuccessful" && totals.paid > 0) {
      return { title, text: t(`reserve.status.unsuccessful.${given}`, { amount: money(totals.paid) }) };
    }
    if (status === "cancelled" && totals.paid > 0) {
      const { paid, penalty } = totals;
      if (penalty === 0) return { title, text: t(`reserve.status.unsuccessful.${given}`, { amount: money(paid) }) };
      const values = { paid: money(paid), penalty: money(penalty), amount: money(paid - penalty) };
      return { title, text: t(`reserve.status.cancelled.${given}`, values) };
    }
    const values = { due: moment(value.review_due_at), grace: moment(value.grace_ends_at) };
    return { title, text: say(`${status}.text`, t, locale, values) };
  };
  return { ...said(), reason, look: looks[status] };
}
