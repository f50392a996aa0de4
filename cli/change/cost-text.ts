import { cancellationText } from "#app/src/features/cancellation/cancellation-text.ts";
import type { CatalogueArea, Translate } from "#app/src/messages/catalogue.ts";
import type { ChangeQuoteValue } from "#domain/contract/change.shapes.ts";
import type { RefundWayValue } from "#domain/contract/refund.shapes.ts";
import type { Locale } from "#domain/enums/enums.ts";
import type { Label } from "#domain/messages/labels.ts";
import { byTehran } from "#domain/text/clocks.ts";
import { formatDateRange, formatMoment, USUAL_CALENDAR } from "#domain/text/dates.ts";
import { ofPair } from "#domain/text/in-locale.ts";
import { formatMoneyText } from "#domain/text/money.ts";
import { catalogueWords } from "../catalogue-words.ts";
import { tableLines } from "../display-width.ts";
import type { Changed } from "./wish.ts";

const AREAS: Readonly<Record<Changed, readonly CatalogueArea[]>> = {
  stay: ["reserve", "sale", "refund"],
  tour: ["reserve", "sale", "refund", "tourReserve"],
  flight: ["reserve", "sale", "refund", "flightReserve"],
};

/** Texts that the website has no use for. */
export const CHANGE_WORDS = {
  before: ["اکنون", "Now"],
  after: ["پس از تغییر", "After the change"],
  wallet: ["موجودی کیف پول", "Wallet balance"],
  valid: ["این مبلغ‌ها تا {moment} می‌مانند", "These amounts stand until {moment}"],
} as const satisfies Readonly<Record<string, Label>>;

/** Cost of a change. `wallet`: absent where it is told to another than its owner. */
type Cost = Omit<ChangeQuoteValue, "wallet"> & Partial<Pick<ChangeQuoteValue, "wallet">>;

/** Cost of a change, with the words of the website. */
export async function costText(product: Changed, quote: Cost, locale: Locale): Promise<string> {
  const t = await catalogueWords(AREAS[product], locale);
  const display = { locale, calendar: USUAL_CALENDAR[locale] };
  const datesOf = ({ starts_on, ends_on }: ChangeQuoteValue["before"]) => formatDateRange(starts_on, ends_on, display);
  // Its place is not in the answer, so that the clock is named always.
  const moment = byTehran(formatMoment(quote.valid_until, display), true, locale);
  const dates = [
    [ofPair(CHANGE_WORDS.before, locale), datesOf(quote.before)],
    [ofPair(CHANGE_WORDS.after, locale), datesOf(quote.after)],
  ];
  const lines = [
    ...tableLines([...dates, ...sums(product, quote, t, locale)]),
    ...quote.ways.filter(({ is_open }) => is_open).map((way) => wayLine(way, t, locale)),
    t("reserve.change.total", { amount: formatMoneyText(quote.total, locale) }),
    cancellationText(quote.cancellation, true, t, display),
    ...(quote.results ?? []).map((result) => t(`reserve.change.result.${result}`)),
    ofPair(CHANGE_WORDS.valid, locale).replace("{moment}", moment),
  ];
  return `${lines.join("\n")}\n`;
}

function sums(product: Changed, quote: Cost, t: Translate, locale: Locale): string[][] {
  const { paid, penalty, comes, refundable, due, wallet } = quote;
  const ofWhatGoes = [
    [t(`reserve.${product}.other.goes`), paid],
    [t(`reserve.${product}.other.penalty`), penalty],
  ] as const;
  const toPay = [
    [t("reserve.change.due"), due],
    ...(wallet === undefined ? [] : [[ofPair(CHANGE_WORDS.wallet, locale), wallet] as const]),
  ] as const;
  const rows = [
    ...(paid > 0 ? ofWhatGoes : []),
    ...(comes > 0 ? [[t(`reserve.${product}.other.comes`), comes] as const] : []),
    ...(refundable > 0 ? [[t("reserve.cancel.refundable"), refundable] as const] : toPay),
  ];
  return rows.map(([label, rial]) => [label, formatMoneyText(rial, locale)]);
}

/** `Wallet: 1,200,000 toman`, with each part of a refund that goes several ways. */
const wayLine = ({ legs }: RefundWayValue, t: Translate, locale: Locale): string =>
  legs
    .map(({ to, number, amount }) => {
      const place = [t(`refund.leg.${to}`), ...(number === null ? [] : [number])].join(" ");
      return `${place}: ${formatMoneyText(amount, locale)}`;
    })
    .join(" + ");
