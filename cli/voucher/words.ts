import type { VoucherState } from "#domain/contract/voucher.shapes.ts";
import type { Locale } from "#domain/enums/enums.ts";
import type { Label } from "#domain/messages/labels.ts";
import { byTehran } from "#domain/text/clocks.ts";
import { formatMoment, USUAL_CALENDAR } from "#domain/text/dates.ts";
import { ofPair } from "#domain/text/in-locale.ts";
import { formatMoneyText } from "#domain/text/money.ts";
import { refundAt, type VoucherClaims } from "#domain/voucher/proof.ts";
import type { Verified } from "#domain/voucher/verify.ts";
import { tableLines } from "../display-width.ts";

/** Result of a check. `today`: the server's word on its validity today; null when the server was not asked. */
export type Checked = {
  readonly verified: Verified;
  /** Epoch seconds. */
  readonly at: number;
  readonly today: VoucherState | null;
};

/** Texts for the state of a voucher's signature, and for the server's answer on its validity today. */
const STATES = {
  genuine: ["امضای شمسه درست است", "Signed by Shamseh"],
  altered: ["این واچر دست‌کاری شده: امضا با متن آن نمی‌خواند", "Altered: the signature doesn’t match this text"],
  unknown_key: ["کلیدی که آن را امضا کرده شناخته‌شده نیست", "Signed with an unknown key"],
  unreadable: ["در این متن واچری نیست", "There is no voucher in this text"],
} as const satisfies Record<Verified["state"], Label>;

const TODAY = {
  valid: ["امروز معتبر است", "Valid today"],
  cancelled: ["این رزرو لغو شده است", "The booking is cancelled"],
  changed: ["شرایط رزرو از آن زمان عوض شده است", "The booking has changed since then"],
  not_ours: ["سرور این واچر را نمی‌شناسد", "The server doesn’t know this voucher"],
} as const satisfies Record<VoucherState, Label>;

const ROWS = {
  code: ["کد پیگیری", "Tracking code"],
  paid: ["پرداخت‌شده", "Paid"],
  issued: ["زمان صدور", "Issued"],
} as const satisfies Record<string, Label>;

const REFUND = {
  open: [
    "با لغو در {moment}، {refund} برمی‌گردد (جریمهٔ لغو: {penalty})",
    "Cancelled at {moment}, {refund} is refunded (cancellation fee: {penalty})",
  ],
  before: ["{moment} قبل از صدور این واچر است", "{moment} is before the voucher was issued"],
  over: ["در {moment} سفر تمام شده و لغو ممکن نیست", "At {moment} the trip is over and can’t be cancelled"],
} as const satisfies Record<ReturnType<typeof refundAt>["state"], Label>;

/** All that a signature says where the server was not asked. */
const AS_OF = ["در {moment} معتبر بوده است", "Genuine as of {moment}"] as const;

const STEP = ["تا {moment}", "Until {moment}"] as const;
const BACK = ["{refund} برمی‌گردد", "{refund} is refunded"] as const;

/** All texts about vouchers, for the check of texts. */
export const VOUCHER_WORDS = {
  states: STATES,
  today: TODAY,
  rows: ROWS,
  refund: REFUND,
  steps: { until: STEP, back: BACK, asOf: AS_OF },
} as const satisfies Record<string, Readonly<Record<string, Label>>>;

/** Returns the human-readable report: authenticity, content and refund by time of cancellation. */
export function asText({ verified, at, today }: Checked, locale: Locale): string {
  if (verified.state !== "genuine") return `${ofPair(STATES[verified.state], locale)}\n`;
  const { claims } = verified;
  const asOf = filled(ofPair(AS_OF, locale), { moment: momentOf(claims.revisedAt, locale) });
  const head = [ofPair(STATES.genuine, locale), today === null ? asOf : ofPair(TODAY[today], locale)];
  const facts = tableLines([
    [ofPair(ROWS.code, locale), claims.trackingCode],
    [ofPair(ROWS.paid, locale), formatMoneyText(claims.paid, locale)],
    [ofPair(ROWS.issued, locale), momentOf(claims.issuedAt, locale)],
  ]);
  return `${[...head, ...facts, refundText(claims, at, locale), "", ...stepLines(claims, locale)].join("\n")}\n`;
}

function refundText(claims: VoucherClaims, at: number, locale: Locale): string {
  const refund = refundAt(claims, at);
  const sums = refund.state === "open" ? refund : { refund: 0, penalty: 0 };
  return filled(ofPair(REFUND[refund.state], locale), {
    moment: momentOf(at, locale),
    refund: formatMoneyText(sums.refund, locale),
    penalty: formatMoneyText(sums.penalty, locale),
  });
}

/** Lists each step by its last minute. */
const stepLines = (claims: VoucherClaims, locale: Locale): string[] =>
  tableLines(
    claims.steps.map(({ from }, index) => {
      const last = (claims.steps[index + 1]?.from ?? claims.endsAt) - 1;
      const refund = refundAt(claims, from);
      return [
        filled(ofPair(STEP, locale), { moment: momentOf(last, locale) }),
        filled(ofPair(BACK, locale), {
          refund: formatMoneyText(refund.state === "open" ? refund.refund : 0, locale),
        }),
      ];
    }),
  );

/** Moment in Tehran's time, with the zone named: a desk abroad has another. */
const momentOf = (at: number, locale: Locale): string =>
  byTehran(formatMoment(at, { locale, calendar: USUAL_CALENDAR[locale] }), true, locale);

const filled = (words: string, params: Readonly<Record<string, string>>): string =>
  words.replace(/\{(\w+)\}/g, (placeholder, name: string) => params[name] ?? placeholder);
