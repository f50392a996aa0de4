import type { Label } from "../messages/labels.ts";
import type { SmsWord } from "../messages/sms.ts";

/** Uses of a mobile number, as the privacy text names them. */
export const messageUses = {
  login: ["ورود و بازیابی رمز عبور", "login and recovering your password"],
  account: ["خبر تغییر در حساب", "news of changes to your account"],
  booking: ["اطلاع‌رسانی رزرو", "booking updates"],
  refund: ["بازگشت وجه", "refunds"],
  alert: ["هشدار قیمتی که خودتان ثبت کرده باشید", "price alerts that you set yourself"],
} as const satisfies Record<string, Label>;

/** The use of each message: the compiler refuses one without. */
export const useOfMessage: Readonly<Record<SmsWord, keyof typeof messageUses>> = {
  login_code: "login",
  forget_password_code: "login",
  profile_code: "account",
  password_changed: "account",
  mobile_changed: "account",
  ready_to_pay: "booking",
  being_issued: "booking",
  reservation_rejected: "booking",
  voucher_issued: "booking",
  tour_guaranteed: "booking",
  group_not_reached: "booking",
  departure_cancelled: "booking",
  supplier_cancelled: "booking",
  flight_retimed: "booking",
  flight_tomorrow: "booking",
  flight_cancelled: "booking",
  reservation_cancelled: "booking",
  part_cancelled: "booking",
  payment_deadline_expired: "booking",
  payment_extension_expired: "booking",
  reservation_expired: "booking",
  review_expired: "booking",
  money_returned: "refund",
  money_on_its_way: "refund",
  money_reversed: "refund",
  penalty_returned: "refund",
  late_to_wallet: "refund",
  paid_twice_to_card: "refund",
  paid_twice_to_wallet: "refund",
  refund_to_card: "refund",
  refund_to_wallet: "refund",
  wrong_amount: "refund",
  wrong_amount_to_card: "refund",
  wrong_amount_to_wallet: "refund",
  wrong_amount_charge: "refund",
  refund_sent: "refund",
  price_fell: "alert",
};
