import type { Label } from "./labels.ts";
import type { REFUSALS } from "./refusal-table.ts";

type OwnWords = Partial<Record<keyof typeof REFUSALS, Label>>;

const departure: OwnWords = {
  unreadable_date: ["تاریخ رفت را مانند ۱۴۰۶/۰۱/۱۵ وارد کنید", "Enter the departure date like 2027/04/04"],
  past_date: ["تاریخ رفت گذشته است؛ تاریخ دیگری وارد کنید", "The departure date has passed; enter another"],
};

const birth: OwnWords = {
  unreadable_date: ["تاریخ تولد را مانند ۱۳۷۰/۰۱/۳۱ وارد کنید", "Enter the date of birth like 1991/04/20"],
};

/**
 * Messages that differ for one field, by its name in calls and addresses. All other fields share the common message.
 */
export const REFUSALS_OF_FIELD: Readonly<Record<string, OwnWords>> = {
  check_in: {
    unreadable_date: ["تاریخ ورود را مانند ۱۴۰۶/۰۱/۱۵ وارد کنید", "Enter the check-in date like 2027/04/04"],
    past_date: ["تاریخ ورود گذشته است؛ تاریخ دیگری وارد کنید", "The check-in date has passed; enter another"],
  },
  length_of_stay: {
    min_value: ["مدت اقامت حداقل {min} شب است", "A stay is at least {min} night"],
    max_value: ["مدت اقامت حداکثر {max} شب است", "A stay is at most {max} nights"],
  },
  departure_date: departure,
  return_date: {
    unreadable_date: ["تاریخ برگشت را مانند ۱۴۰۶/۰۱/۲۲ وارد کنید", "Enter the return date like 2027/04/11"],
    past_date: ["تاریخ برگشت گذشته است؛ تاریخ دیگری وارد کنید", "The return date has passed; enter another"],
    date_order: ["برگشت نباید قبل از رفت باشد", "The return can’t be before the departure"],
  },
  birth_date: birth,
  passport_expires_on: {
    unreadable_date: [
      "تاریخ انقضای گذرنامه را مانند ۲۰۳۱/۰۴/۲۰ وارد کنید",
      "Enter the passport’s expiry date like 2031/04/20",
    ],
  },
};

/** Messages for fields whose name another product's calls share: by the kind, then as above. */
export const REFUSALS_OF_FIELD_OF_KIND: Readonly<Record<string, typeof REFUSALS_OF_FIELD>> = {
  // Tours are searched by the day of departure.
  tour: { check_in: departure },
};
