import type { Place } from "./vault.ts";

/**
 * Every column that is sealed, and what binds its text to its row: a key that the row has when it is written and that
 * is unique to it. Rows whose number the database gives are bound by their natural key.
 */
export const places = {
  mobile: (mobileIndex: string): Place => ["user_account.mobile", mobileIndex],
  profile: (part: "personal" | "legal" | "contact", userId: number): Place => [`user_account.${part}`, userId],
  guest: (userId: number, documentIndex: string): Place => ["guest.details", userId, documentIndex],
  bankAccount: (userId: number, numberIndex: string): Place => ["bank_account.details", userId, numberIndex],
  inquiry: (trackingCode: string): Place => ["inquiry.details", trackingCode],
  reservation: (part: "booker" | "arrival" | "note", code: string): Place => [`reservation.${part}`, code],
  passenger: (code: string, position: number): Place => ["reservation_passenger.sealed", code, position],
  keptRecord: (code: string): Place => ["kept_record.details", code],
  message: (kind: "sms" | "email", reference: string): Place => [`outbox.${kind}`, reference],
  answer: (principal: string, route: string, key: string): Place => ["idempotency.body", principal, route, key],
} as const;
