/** Reasons of an end that are told by name, with the money that is given back. */
export const endingWords = [
  "group_not_reached",
  "departure_cancelled",
  "flight_cancelled",
  "supplier_cancelled",
] as const satisfies readonly (typeof bookingWords)[number][];

/** Lapses of a reservation that was never paid, by the reason of its end. */
export const lapseWords = [
  "review_expired",
  "payment_extension_expired",
] as const satisfies readonly (typeof bookingWords)[number][];

/** Money that is given back. */
export const refundWords = [
  "money_returned",
  "money_reversed",
  "penalty_returned",
  "late_to_wallet",
  "paid_twice_to_card",
  "paid_twice_to_wallet",
  "refund_to_card",
  "refund_to_wallet",
  "parts_incomplete",
  "part_to_card",
  "part_to_wallet",
  "change_to_card",
  "change_to_wallet",
  "wrong_amount",
  "wrong_amount_to_card",
  "wrong_amount_to_wallet",
] as const;

/** Booking events; each has a message of its own. */
export const bookingWords = [
  "being_issued",
  "ready_to_pay",
  "reservation_rejected",
  "voucher_issued",
  "reservation_cancelled",
  "part_cancelled",
  "dates_changed",
  "booking_changed",
  "name_corrected",
  "change_to_pay",
  "share_paid",
  "tour_guaranteed",
  "group_not_reached",
  "departure_cancelled",
  "flight_retimed",
  "journey_begins",
  "flight_cancelled",
  "supplier_cancelled",
  "payment_deadline_expired",
  "payment_extension_expired",
  "reservation_expired",
  "review_expired",
] as const;

/** The SMS to the owner of a reservation. */
export const noticeWords = [...bookingWords, ...refundWords] as const;
export type NoticeWord = (typeof noticeWords)[number];

/** Words of events, each told when it happens. The reminder is told a day before the journey. */
export type ToldWord = Exclude<NoticeWord, "journey_begins">;
