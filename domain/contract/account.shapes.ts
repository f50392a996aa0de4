import { z } from "zod";
import { tourListCard } from "#products/tour/contract/tour-card.shapes.ts";
import { PASTED } from "../bounds.ts";
import { locales } from "../enums/enums.ts";
import { refundDestinations } from "../refund/legs.ts";
import { accountCalls } from "./account.calls.ts";
import { withShapes } from "./described.ts";
import { done, epochSeconds, isoDate, nothing, pageNumber, pageOf, rial } from "./envelope.shapes.ts";
import { keptPerson, typedPerson } from "./person.shapes.ts";
import { propertyCard, stayOptions } from "./property-card.shapes.ts";
import { refundLeg, refundStates } from "./refund.shapes.ts";
import { confirmationCode } from "./reservation.shapes.ts";
import { typed } from "./typed.shapes.ts";
import { challengeId } from "./user.shapes.ts";

const text = typed(400);

/**
 * Call 10. A sheba, a card or both; `code` is the fresh one-time code that a change of accounts requires, `challenge`
 * the id of its request.
 */
export const bankAccountInput = z.strictObject({
  sheba: text.nullish(),
  card_number: text.nullish(),
  owner_name: text,
  challenge: challengeId.nullish(),
  code: z.string().max(PASTED.max).nullish(),
});
/** Numbers are masked: `IR82…9002`, `603770******5443`. */
export const bankAccount = z.object({
  id: z.number().int(),
  sheba: z.string().nullable(),
  card_number: z.string().nullable(),
  owner_name: z.string(),
  /** A hint from the number's first digits, or null for a bank that we do not know. */
  bank_name_fa: z.string().nullable(),
  bank_name_en: z.string().nullable(),
});
export type BankAccountValue = z.infer<typeof bankAccount>;

/**
 * Call 11. `card`: back to the card that the wallet was topped up with, through its gateway, up to what that card was
 * charged.
 */
export const refundInput = z.strictObject({
  source: z.enum(["reserve", "wallet"]),
  confirmation_code: confirmationCode.nullish(),
  /** Rial; of a wallet refund only. A reservation's refund follows from its policy. */
  amount: z.number().int().nullish(),
  destination: z.enum(refundDestinations),
  bank_account_id: z.number().int().nullish(),
  reason: z.string().max(500).nullish(),
});
export const refundValue = z.object({
  id: z.number().int(),
  source: z.enum(["reserve", "wallet"]),
  /**
   * For a payment that came after the end of its reservation, or that was one too many: the reservation itself may
   * still stand.
   */
  is_late: z.boolean(),
  confirmation_code: confirmationCode.nullable(),
  amount: rial,
  penalty: rial,
  /** The chosen destination or the final one: the wallet, where the gateway did not return the money to the card. */
  destination: z.enum(refundDestinations),
  legs: z.array(refundLeg),
  bank_account: bankAccount.nullable(),
  state: z.enum(refundStates),
  /** Promised time: 72 hours after the request (R188). */
  due_at: epochSeconds,
  history: z.array(z.object({ state: z.enum(refundStates), at: epochSeconds })),
});
export type RefundValue = z.infer<typeof refundValue>;

const page = pageNumber.default(1);
/** Call 79. */
export const refundsQuery = z.strictObject({ state: z.enum(refundStates).optional(), page });
export const refundsValue = pageOf(refundValue);
export type RefundsValue = z.infer<typeof refundsValue>;

/** Call 80. */
export const bankAccountsValue = z.array(bankAccount);

/** Call 81: a saved traveller for later bookings. Dates Jalali or Gregorian; empty fields are "". */
export const guestInput = z.strictObject(typedPerson).partial().extend({ id: z.number().int().nullish() });
export type GuestInput = z.infer<typeof guestInput>;
export const guestValue = z.object({
  id: z.number().int(),
  ...keptPerson,
});
export type GuestValue = z.infer<typeof guestValue>;
export const guestsValue = z.array(guestValue);

/** Call 82. */
export const favoriteKinds = ["property", "tour"] as const;
export type FavoriteKind = (typeof favoriteKinds)[number];
export const favoriteInput = z.strictObject({ kind: z.enum(favoriteKinds), id: z.number().int() });
export const favoriteToggledValue = z.object({ is_favorite: z.boolean() });
/** A tour as lists show it. `from_price`: null while none of its departures can be booked. */
export const favoriteTour = tourListCard.extend({ from_price: rial.nullable() });
export type FavoriteTour = z.infer<typeof favoriteTour>;
/** The newest favourite of each kind first. */
export const favoritesValue = z.object({ properties: z.array(propertyCard), tours: z.array(favoriteTour) });
export type FavoritesValue = z.infer<typeof favoritesValue>;

/** Moderation states of a comment or a question. */
export const wordStates = ["pending", "published", "rejected"] as const;
/** Call 83: a user's own comments and questions, with their states. */
export const pageQuery = z.strictObject({ page });
const about = z.object({
  property_id: z.number().int(),
  slug: z.string(),
  city_slug: z.string(),
  name_fa: z.string(),
  name_en: z.string(),
});
export const ownCommentsValue = pageOf(
  z.object({
    id: z.number().int(),
    property: about,
    title: z.string(),
    text: z.string(),
    /** Language of the text. */
    locale: z.enum(locales),
    state: z.enum(wordStates),
    /** The property's reply. */
    reply: z.string().nullable(),
    date: isoDate,
  }),
);
export type OwnCommentsValue = z.infer<typeof ownCommentsValue>;
export const ownQuestionsValue = pageOf(
  z.object({
    id: z.number().int(),
    property: about,
    text: z.string(),
    /** Language of the text. */
    locale: z.enum(locales),
    state: z.enum(wordStates),
    answers: z.array(z.object({ by_fa: z.string(), by_en: z.string(), text: z.string(), date: isoDate })),
    date: isoDate,
  }),
);
export type OwnQuestionsValue = z.infer<typeof ownQuestionsValue>;

/** Calls of this area with their shapes. */
export const accountContract = withShapes(accountCalls, {
  saveBankAccount: [bankAccountInput, bankAccount],
  createRefundRequest: [refundInput, refundValue],
  refundRequests: [refundsQuery, refundsValue],
  withdrawRefundRequest: [nothing, refundValue],
  bankAccounts: [nothing, bankAccountsValue],
  deleteBankAccount: [nothing, done],
  guests: [nothing, guestsValue],
  saveGuest: [guestInput, guestValue],
  deleteGuest: [nothing, done],
  favorites: [stayOptions, favoritesValue],
  toggleFavorite: [favoriteInput, favoriteToggledValue],
  comments: [pageQuery, ownCommentsValue],
  questions: [pageQuery, ownQuestionsValue],
});
