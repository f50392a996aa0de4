import type { AadContext } from "./vault.ts";

/**
 * Every column that is sealed, and what binds its text to its row: a key that the row has when it is written and that
 * is unique to it. Rows whose number the database gives are bound by their natural key.
 */
export const aadContexts = {
  mobile: (mobileIndex: string): AadContext => ["user_account.mobile", mobileIndex],
  profile: (part: "personal" | "legal" | "contact", userId: number): AadContext => [`user_account.${part}`, userId],
  guest: (userId: number, documentIndex: string): AadContext => ["guest.details", userId, documentIndex],
  bankAccount: (userId: number, numberIndex: string): AadContext => ["bank_account.details", userId, numberIndex],
  inquiry: (trackingCode: string): AadContext => ["inquiry.details", trackingCode],
  reservation: (part: "booker" | "arrival" | "note", code: string): AadContext => [`reservation.${part}`, code],
  passenger: (code: string, position: number): AadContext => ["reservation_passenger.sealed", code, position],
  heldChange: (publicId: string): AadContext => ["held_change.travellers", publicId],
  keptRecord: (code: string): AadContext => ["kept_record.details", code],
  share: (part: "name" | "sheba", publicId: string): AadContext => [`payment_share.${part}`, publicId],
  message: (kind: "sms" | "email", reference: string): AadContext => [`outbox.${kind}`, reference],
  answer: (principal: string, route: string, key: string): AadContext => ["idempotency.body", principal, route, key],
} as const;
