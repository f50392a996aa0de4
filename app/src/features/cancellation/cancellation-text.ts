import type { Translate } from "#app/src/messages/catalogue.ts";
import { addDays } from "#domain/calendar/arithmetic.ts";
import { tehranDate, tehranTime } from "#domain/calendar/today.ts";
import { type CancellationSentence, isTaxesOnly } from "#domain/sale/cancellation-sentence.ts";
import { byTehran } from "#domain/text/clocks.ts";
import { type DateDisplay, formatDate } from "#domain/text/dates.ts";
import { localDigits } from "#domain/text/digits.ts";
import { formatMoneyText } from "#domain/text/money.ts";
import { formatPercent } from "#domain/text/numbers.ts";

const MIDNIGHT = "00:00";

/**
 * A deadline in words: one at midnight ends with the day before, any other names its hour, in Tehran time, which is
 * named for a place abroad.
 */
export const deadlineText = (until: number, isAbroad: boolean, t: Translate, display: DateDisplay): string =>
  byTehran(momentText(until, "day", t, display), isAbroad, display.locale);

/** The moment with its weekday (`day`); `short`, for a row of a list, names neither the weekday nor the day's end. */
function momentText(until: number, length: "day" | "short", t: Translate, display: DateDisplay): string {
  const date = tehranDate(until);
  const time = tehranTime(until);
  if (time !== MIDNIGHT) {
    return t("sale.cancellation.hour", {
      day: formatDate(date, display, length),
      time: localDigits(time, display.locale),
    });
  }
  const day = formatDate(addDays(date, -1), display, length);
  return length === "short" ? day : t("sale.cancellation.endOfDay", { day });
}

/** Cost of cancelling now in few words, where a list has little room; the page that follows says the whole sentence. */
export function cancellationBrief(
  sentence: CancellationSentence,
  isAbroad: boolean,
  t: Translate,
  display: DateDisplay,
): string {
  const { kind, until, penalty, share } = sentence;
  if (kind === "non_refundable") return t("sale.cancellation.non_refundable");
  if (kind === "charged" && isTaxesOnly(sentence)) return t("sale.cancellation.brief.taxesOnly");
  const deadline = until === null ? null : byTehran(momentText(until, "short", t, display), isAbroad, display.locale);
  if (kind === "free") {
    return deadline === null ? t("sale.cancellation.freeAlways") : t("sale.cancellation.free", { until: deadline });
  }
  // A share of all that is paid is the same in each row of a tour or a flight, whatever its sum.
  const cost =
    share?.of === "fare" || share?.of === "whole_tour"
      ? formatPercent(share.percent, display.locale)
      : formatMoneyText(penalty, display.locale);
  return deadline === null
    ? t("sale.cancellation.brief.always", { cost })
    : t("sale.cancellation.brief", { until: deadline, cost });
}

function penaltyText({ penalty, share }: CancellationSentence, t: Translate, { locale }: DateDisplay): string {
  const amount = formatMoneyText(penalty, locale);
  return share === null
    ? t("sale.cancellation.penalty.mixed", { amount })
    : t(`sale.cancellation.penalty.${share.of}`, { amount, percent: formatPercent(share.percent, locale) });
}

/** Cost of cancelling, in one sentence: the current step and the one after it. */
export function cancellationText(
  sentence: CancellationSentence,
  isAbroad: boolean,
  t: Translate,
  display: DateDisplay,
): string {
  const { kind, until, after, refund, next = null } = sentence;
  if (kind === "non_refundable") return t("sale.cancellation.non_refundable");
  const deadline = until === null ? null : deadlineText(until, isAbroad, t, display);
  if (kind === "free") {
    return deadline === null ? t("sale.cancellation.freeAlways") : t("sale.cancellation.free", { until: deadline });
  }
  if (isTaxesOnly(sentence) && refund !== undefined) {
    return t("sale.cancellation.taxesOnly", { amount: formatMoneyText(refund, display.locale) });
  }
  const penalty = penaltyText(sentence, t, display);
  if (deadline !== null && after === "dearer" && next !== null)
    return t("sale.cancellation.chargedNext", {
      until: deadline,
      penalty,
      next: formatMoneyText(next, display.locale),
    });
  return deadline === null
    ? t("sale.cancellation.chargedAlways", { penalty })
    : t("sale.cancellation.charged", { until: deadline, penalty, after: after ?? "dearer" });
}
