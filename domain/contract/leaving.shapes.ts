import { z } from "zod";
import { locales } from "../enums/enums.ts";
import {
  bankAccountsValue,
  favoriteKinds,
  guestsValue,
  ownCommentsValue,
  ownQuestionsValue,
  refundsValue,
} from "./account.shapes.ts";
import { decisionInput } from "./decision.shapes.ts";
import { withShapes } from "./described.ts";
import { done, epochSeconds, isoDate, nothing, rial } from "./envelope.shapes.ts";
import { leavingCalls } from "./leaving.calls.ts";
import { notificationsValue } from "./notification.shapes.ts";
import { priceAlertsValue } from "./price-alert.shapes.ts";
import { profileValue } from "./profile.shapes.ts";
import { anyReservation } from "./reservation.shapes.ts";
import { sessionsValue } from "./session.shapes.ts";
import { movementsValue } from "./wallet.shapes.ts";

/**
 * Obstacles to deleting an account: a reservation that can still be used or paid, money in the wallet, rewards not yet
 * moved there, a refund on its way, a payment without a final outcome.
 */
export const hindranceKinds = ["reservation", "wallet", "rewards", "refund", "payment"] as const;
const hindrance = z.object({
  kind: z.enum(hindranceKinds),
  /** For a reservation, or a payment for one. */
  confirmation_code: z.string().nullable(),
  tracking_code: z.string().nullable(),
  amount: rial.nullable(),
});
/** Empty when the account can be deleted. */
export const leavingValue = z.object({ hindrances: z.array(hindrance) });
export type LeavingValue = z.infer<typeof leavingValue>;

/**
 * Everything that an account holds, as shown to its owner: bank numbers masked, dates Gregorian, instants epoch
 * seconds, money rial. A file format: fields may be added, and none changes its meaning without another
 * `schema_version`.
 */
export const ownDataValue = z.object({
  schema_version: z.literal(1),
  exported_at: epochSeconds,
  account: z.object({
    id: z.number().int(),
    mobile: z.string(),
    locale: z.enum(locales),
    has_password: z.boolean(),
    created_at: epochSeconds,
  }),
  profile: profileValue,
  travellers: guestsValue,
  bank_accounts: bankAccountsValue,
  reservations: z.array(anyReservation),
  wallet: z.object({ balance: rial, rewards: rial, movements: movementsValue.shape.items }),
  refunds: refundsValue.shape.items,
  comments: ownCommentsValue.shape.items,
  questions: ownQuestionsValue.shape.items,
  notifications: notificationsValue.shape.items,
  price_alerts: priceAlertsValue,
  favorites: z.array(z.object({ kind: z.enum(favoriteKinds), id: z.number().int(), at: epochSeconds })),
  sessions: sessionsValue,
});
export type OwnDataValue = z.infer<typeof ownDataValue>;

/** The reason for reading is kept with the act. */
export const keptRecordInput = decisionInput.extend({ reason: z.string().min(2).max(500) });
/**
 * Buyer and purchases behind a deleted account's payments. Sums in rial; `kept_until`: the day on which this is
 * deleted.
 */
export const keptRecordValue = z.object({
  name_fa: z.string().nullable(),
  name_en: z.string().nullable(),
  national_code: z.string().nullable(),
  passport_number: z.string().nullable(),
  mobile: z.string(),
  confirmation_code: z.string(),
  tracking_code: z.string(),
  total: rial,
  paid: rial,
  refunded: rial,
  kept_until: isoDate,
});
export type KeptRecordValue = z.infer<typeof keptRecordValue>;

/** Calls of this area with their shapes. */
export const leavingContract = withShapes(leavingCalls, {
  ownData: [nothing, ownDataValue],
  hindrances: [nothing, leavingValue],
  deleteAccount: [nothing, done],
});
