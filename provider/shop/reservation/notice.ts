import { DAY_SECONDS } from "#domain/calendar/constants.ts";
import { dayOfLocal, formatLocalTime } from "#domain/calendar/local-date-time.ts";
import { tehranDate, tehranTime } from "#domain/calendar/today.ts";
import type { ReservationSummary } from "#domain/contract/reservation.shapes.ts";
import type { Locale } from "#domain/enums/enums.ts";
import type { SmsParams, SmsWord } from "#domain/messages/sms.ts";
import { GRACE_SECONDS } from "#domain/reservation/deadlines.ts";
import { endingWords, type NoticeWord, noticeWords } from "#domain/reservation/notice-words.ts";
import type { ReservationStatus } from "#domain/reservation/statuses.ts";
import { formatDate, formatDateRange, USUAL_CALENDAR } from "#domain/text/dates.ts";
import { localDigits } from "#domain/text/digits.ts";
import { inLocale, ofPair } from "#domain/text/in-locale.ts";
import { formatMoneyText } from "#domain/text/money.ts";
import { formatNumber } from "#domain/text/numbers.ts";
import { sumText } from "#domain/text/sum-text.ts";
import { accountOf, isClosed } from "../../identity/user/account.ts";
import type { Queryable } from "../../kernel/database/database.ts";
import { notifyOwner } from "../../kernel/notify.ts";
import { enqueue, type OutboxPayload } from "../../kernel/outbox/outbox.ts";
import { enqueueSms } from "../../kernel/outbox/sms.ts";
import { findShare, nameOfShare } from "../../money/payment/share.ts";
import { refundsOfReservation } from "../../money/refund/legs.ts";
import type { Services } from "../../services.ts";
import { discountAmount } from "../campaign/discounted.ts";
import { extrasTotal } from "../extra/extras.ts";
import { ownLink, trackingLink } from "./hand-off-link.ts";
import { type Beginning, type Product, productOf } from "./product.ts";
import { findReservation, type ReservationRow } from "./row.ts";

/**
 * Enqueues the reminder of a journey a day before it begins; none where that is over. Where the beginning is moved, the
 * reminder of the earlier one says nothing.
 */
export async function enqueueReminder(
  tx: Queryable,
  { id, now }: Pick<ReservationRow, "id" | "now">,
  { at }: Pick<Beginning, "at">,
): Promise<void> {
  const notBefore = at - DAY_SECONDS;
  if (notBefore <= now) return;
  await enqueue(tx, {
    kind: "notice",
    payload: { reservation_id: id, word: "journey_begins", begins_at: at },
    notBefore,
  });
}

/** Enqueues the reminder of a confirmed journey again, where its beginning has moved. */
export async function moveReminder(
  tx: Queryable,
  { status, startsAt, ...row }: Pick<ReservationRow, "id" | "now" | "status" | "startsAt">,
  at: number,
): Promise<void> {
  if (status === "successful" && startsAt !== at) await enqueueReminder(tx, row, { at });
}

/** The reminder's name in messages of the version before, which are enqueued up to a year ahead. */
const EARLIER_REMINDER = "flight_tomorrow";

/** Renders a notice and enqueues it as an SMS. @throws when its reservation is gone. */
export async function sendNotice(payload: OutboxPayload, services: Services): Promise<void> {
  const { database, vault, products, settings } = services;
  const word = payload.word === EARLIER_REMINDER ? "journey_begins" : noticeWords.find((one) => one === payload.word);
  const row = await findReservation(database, { id: Number(payload.reservation_id) });
  if (word === undefined || row === null) throw new Error("A notice of no reservation");
  if ((await isMoot(database, word, row)) || Number(payload.until ?? row.now) < row.now) return;
  const owner = await accountOf(database, vault, row.userId);
  // All that was paid, and a part of it by a card: that part is on its way to the card.
  const refunds = payload.amount == null ? await refundsOfReservation(database, row.id) : null;
  const isToCard = refunds?.[0].destination === "card";
  const product = productOf(products, row.kind);
  const namedPayer = await payerOf(services, payload);
  await database.withTx((tx) => {
    const sms = <W extends SmsWord>(said: W, params: SmsParams<W>) =>
      enqueueSms(tx, services, owner, said, params, row.kind);
    return say(tx, sms, { word, payload, row, product, settings, locale: owner.locale, isToCard, namedPayer });
  });
}

type Said = {
  word: NoticeWord;
  payload: OutboxPayload;
  row: ReservationRow;
  product: Product;
  settings: Services["settings"];
  locale: Locale;
  isToCard: boolean;
  namedPayer: string | null;
};
type Sms = <W extends SmsWord>(said: W, params: SmsParams<W>) => Promise<void>;

/** Each word's message with its parameters. */
function say(
  tx: Queryable,
  sms: Sms,
  { word, payload, row, product, settings, locale, isToCard, namedPayer }: Said,
): Promise<void> {
  const tracking_code = row.trackingCode;
  const title = inLocale(product.summary(row.offer), "title", locale);
  if (isEnding(word)) return sms(word, { tracking_code, title, amount: wholeText(row.paid, row, locale) });
  const returned = returnedText(payload, row, locale);
  const link = trackingLink(settings, row, locale);
  switch (word) {
    case "ready_to_pay":
      return sms(word, { tracking_code, title, ...toPay(sumToPayText(row, locale), deadlineOf(row), locale) });
    case "payment_deadline_expired":
      return sms(word, { tracking_code, title, deadline: deadlineText(deadlineOf(row) + GRACE_SECONDS, locale) });
    case "change_to_pay":
      return sms(word, {
        ...{ tracking_code, title, link: ownLink(settings, row, locale) },
        ...toPay(returned, Number(payload.until), locale),
      });
    case "part_cancelled":
      return sms(word, { tracking_code, title, amount: formatMoneyText(Number(payload.amount ?? 0), locale) });
    case "dates_changed":
    case "booking_changed":
      return sms(word, { tracking_code, link, ...changedText(product.summary(row.offer), locale) });
    case "being_issued":
    case "tour_guaranteed":
    case "flight_retimed":
    case "review_expired":
    case "payment_extension_expired":
    case "reservation_expired":
      return sms(word, { tracking_code, title });
    case "share_paid":
      return sms(word, { tracking_code, title, name: namedPayer ?? ofPair(A_COMPANION, locale), amount: returned });
    case "voucher_issued":
    case "name_corrected":
      return sms(word, { tracking_code, title, link });
    case "journey_begins":
      return remind(tx, sms, { payload, row, product, settings, locale, title });
    case "money_returned":
      return sms(isToCard ? "money_on_its_way" : word, { tracking_code, amount: returned });
    case "money_reversed":
    case "penalty_returned":
    case "late_to_wallet":
    case "paid_twice_to_card":
    case "paid_twice_to_wallet":
    case "refund_to_card":
    case "refund_to_wallet":
    case "parts_incomplete":
    case "part_to_card":
    case "part_to_wallet":
    case "change_to_card":
    case "change_to_wallet":
      return sms(word, { tracking_code, amount: returned });
    case "wrong_amount":
    case "wrong_amount_to_card":
    case "wrong_amount_to_wallet":
      return sms(word, {
        tracking_code,
        asked: rialText(payload.asked, locale),
        held: rialText(payload.amount, locale),
      });
    default:
      return sms(word, { tracking_code });
  }
}

/** Reminds of a journey that still begins when the reminder says, and has not begun. */
async function remind(
  tx: Queryable,
  sms: Sms,
  {
    payload,
    row,
    product,
    settings,
    locale,
    title,
  }: Omit<Said, "word" | "isToCard" | "namedPayer"> & { title: string },
): Promise<void> {
  const { at, local } = product.begins(row.offer);
  if (payload.begins_at === undefined && at - DAY_SECONDS > row.now) return enqueueReminder(tx, row, { at });
  if (at <= row.now || (payload.begins_at ?? at) !== at) return;
  await notifyOwner(tx, row.id, "journey_begins", null);
  await sms("journey_begins", {
    tracking_code: row.trackingCode,
    title,
    day: ofPair(dayOfLocal(local) === tehranDate(row.now) ? TODAY : TOMORROW, locale),
    time: formatLocalTime(local, locale),
    link: trackingLink(settings, row, locale),
  });
}
/** A companion whose name is not written: nothing that may be a link or a number goes out in a message of ours. */
const A_COMPANION = ["یک همراه", "A companion"] as const;
const PLAIN_NAME = /^[\p{L}\p{M}\u200c '’-]+$/u;

/** Name of the companion whose share a notice is about; null of another notice, and where it is not written. */
async function payerOf({ database, vault }: Services, { share_id }: OutboxPayload): Promise<string | null> {
  const share = typeof share_id === "number" ? await findShare(database, { id: share_id }) : null;
  const name = share && nameOfShare(vault, share);
  return name !== null && PLAIN_NAME.test(name) ? name : null;
}

/** A reminder that was delayed comes on the day itself. */
const TODAY = ["امروز", "today"] as const;
const TOMORROW = ["فردا", "tomorrow"] as const;

/** Money that went back: the named amount, or all that was paid. */
const returnedText = (payload: OutboxPayload, row: ReservationRow, locale: Locale): string =>
  payload.amount == null ? wholeText(row.paid, row, locale) : formatMoneyText(Number(payload.amount), locale);

/** All of a reservation's money, with what extras are of it. */
function wholeText(sum: number, { offer }: Pick<ReservationRow, "offer">, locale: Locale): string {
  const extras = extrasTotal(offer);
  const text = formatMoneyText(sum, locale);
  return extras === 0 ? text : `${text} (${ofPair(extrasText(formatMoneyText(extras, locale)), locale)})`;
}

/** The sum to pay, with what extras are of it and what a code has taken off. */
function sumToPayText({ total, offer }: ReservationRow, locale: Locale): string {
  const [extras, discount] = [extrasTotal(offer), discountAmount(offer)];
  const money = (rial: number) => formatMoneyText(rial, locale);
  const about = [
    ...(extras === 0 ? [] : [extrasText(money(extras))]),
    ...(discount === 0 ? [] : [discountText(money(discount))]),
  ].map((pair) => ofPair(pair, locale));
  return about.length === 0 ? money(total) : `${money(total)} (${about.join(ofPair(["، ", ", "], locale))})`;
}

const extrasText = (sum: string) => [`با ${sum} خدمات جانبی`, `including ${sum} for extras`] as const;
const discountText = (sum: string) => [`پس از ${sum} تخفیف کد`, `after a discount of ${sum}`] as const;

const datesText = ({ starts_on, ends_on }: ReservationSummary, locale: Locale): string =>
  formatDateRange(starts_on, ends_on, { locale, calendar: USUAL_CALENDAR[locale] });

/** A booking as it is now. */
function changedText(summary: ReservationSummary, locale: Locale) {
  const { about_fa = summary.title_fa, about_en = summary.title_en, party } = summary;
  return {
    title: inLocale(summary, "title", locale),
    about: inLocale({ about_fa, about_en }, "about", locale),
    guests: formatNumber(party.adults + party.children, locale),
    dates: datesText(summary, locale),
  };
}

const isEnding = (word: NoticeWord): word is (typeof endingWords)[number] => endingWords.some((one) => one === word);

/** Status that a notice needs to be still true. */
const ONLY_WHILE: Partial<Record<NoticeWord, ReservationStatus>> = {
  journey_begins: "successful",
  being_issued: "in_progress",
  payment_deadline_expired: "payment_deadline_expired",
};

/** True when the notice is outdated, or its owner has deleted the account: there is no number to write to. */
const isMoot = async (from: Queryable, word: NoticeWord, { status, userId }: ReservationRow): Promise<boolean> =>
  (ONLY_WHILE[word] ?? status) !== status || (await isClosed(from, userId));

const rialText = (value: unknown, locale: Locale): string => sumText(typeof value === "number" ? value : null, locale);

const deadlineOf = ({ paymentDeadlineAt, now }: ReservationRow): number => paymentDeadlineAt ?? now;

/** A sum to pay, and until when, epoch seconds. */
const toPay = (amount: string, until: number, locale: Locale) => ({
  amount,
  deadline: deadlineText(until, locale),
});

/** An instant (epoch seconds) as a deadline in Tehran: `۳ آذر، ساعت ۱۵:۳۰`. */
function deadlineText(at: number, locale: Locale): string {
  const date = formatDate(tehranDate(at), { locale, calendar: USUAL_CALENDAR[locale] }, "short");
  const time = localDigits(tehranTime(at), locale);
  return ofPair([`${date}، ساعت ${time}`, `${time} (Tehran) on ${date}`], locale);
}
