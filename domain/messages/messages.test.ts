import { describe, expect, it } from "vitest";
import { normaliseIso } from "../calendar/parse.ts";
import { wordStates } from "../contract/account.shapes.ts";
import { blockingReasons } from "../contract/blocking.shapes.ts";
import { reasons } from "../contract/envelope.shapes.ts";
import { refundStates } from "../contract/refund.shapes.ts";
import { scoreNames } from "../contract/review.shapes.ts";
import { confirmations, meals, ruleCategories } from "../contract/sale-terms.shapes.ts";
import * as enums from "../enums/enums.ts";
import { reservationStatuses } from "../reservation/statuses.ts";
import { actors } from "../reservation/transitions.ts";
import { movementKinds, movementStates, transactionTypes } from "../wallet.ts";
import { LABELS, type Label, type LabelledEnum, label } from "./labels.ts";
import { CALL_WORDS, FIELD_WORDS, REFUSALS, RESERVATION_WORDS } from "./refusal-table.ts";
import { fieldRefusal, type RefusalCode, reasonMessage, refusal } from "./refusals.ts";
import { REFUSALS_OF_FIELD, REFUSALS_OF_FIELD_OF_KIND } from "./refusals-of-field.ts";
import { REFUSALS_OF_KIND } from "./refusals-of-kind.ts";

const { breakpoints: _, ...listsOfEnums } = enums;
const lists: Record<string, readonly string[]> = {
  ...listsOfEnums,
  meals,
  confirmations,
  scoreNames,
  ruleCategories,
  reservationStatuses,
  actors,
  refundStates,
  transactionTypes,
  movementKinds,
  movementStates,
  wordStates,
};
const ofKinds = Object.entries(REFUSALS_OF_KIND).flatMap(([kind, words]) =>
  Object.entries(words).map(([code, words]): [string, RefusalCode, Label] => [kind, code as RefusalCode, words]),
);
const fieldsOf = (fields: typeof REFUSALS_OF_FIELD) =>
  Object.entries(fields).flatMap(([field, words]) =>
    Object.entries(words).map(([code, words]): [string, RefusalCode, Label] => [field, code as RefusalCode, words]),
  );
const ofFields = [REFUSALS_OF_FIELD, ...Object.values(REFUSALS_OF_FIELD_OF_KIND)].flatMap(fieldsOf);
const refusals: [string, Label][] = Object.entries(REFUSALS);
const labels: [string, Label][] = Object.entries(LABELS).flatMap(([name, table]) =>
  Object.entries(table).map(([value, words]): [string, Label] => [`${name}.${value}`, words]),
);
const placeholders = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).toSorted();

describe("Labels", () => {
  it("R99 exist in both languages for every value of every enumeration", () => {
    expect(Object.keys(LABELS).toSorted()).toEqual(Object.keys(lists).toSorted());
    for (const [name, values] of Object.entries(lists)) {
      expect(Object.keys(LABELS[name as LabelledEnum]).toSorted()).toEqual([...values].toSorted());
    }
  });

  it("R106 name the nine statuses of a reservation as the specification does", () => {
    expect(reservationStatuses.map((status) => label("reservationStatuses", status, "en")).toSorted()).toEqual([
      "Cancelled",
      "Expired",
      "In progress",
      "Payment deadline expired",
      "Payment failed",
      "Ready to pay (confirmed)",
      "Successful",
      "Under review",
      "Unsuccessful",
    ]);
  });

  it("say one thing of money under way, in the wallet and among refunds", () => {
    for (const locale of ["fa", "en"] as const)
      expect(label("movementStates", "on_its_way", locale)).toBe(label("refundStates", "paying", locale));
  });

  it("tell the values of one enumeration apart", () => {
    for (const table of Object.values(LABELS)) {
      const words: Label[] = Object.values(table);
      expect(new Set(words.map(([fa]) => fa)).size).toBe(words.length);
      // Readers take "Guesthouse" and "Guest house" for one word.
      expect(new Set(words.map(([, en]) => en.toLowerCase().replaceAll(/[\s-]/g, ""))).size).toBe(words.length);
    }
  });

  it("speak as an editor of tourism does", () => {
    expect(label("propertyGrades", "4_star_t", "fa")).toBe("چهارستاره، ممتاز");
    expect(label("propertyTypes", "ecotourism_resorts", "fa")).toBe("اقامتگاه بوم‌گردی");
    expect(label("meals", "half_board", "en")).toBe("Half board");
  });

  it("show a value they do not know as it is", () => {
    expect(label("propertyTypes", "treehouse", "fa")).toBe("treehouse");
    expect(label("propertyTypes", "toString", "en")).toBe("toString");
  });
});

describe("Words of the product", () => {
  it.each([
    ...refusals,
    ...labels,
    ...ofKinds.map(([kind, code, words]): [string, Label] => [`${code} of a ${kind}`, words]),
    ...ofFields.map(([field, code, words]): [string, Label] => [`${code} of ${field}`, words]),
  ])("%s is clean Persian and clean English", (_name, [fa, en]) => {
    expect(fa).toMatch(/[\u0600-\u06FF]/);
    // Arabic letters and digits, ASCII digits, an exclamation mark, or Latin outside a placeholder and an example.
    expect(fa.replace(/\{\w+\}|name@example\.com/g, "")).not.toMatch(/[يك\u0660-\u06690-9!A-Za-z]/);
    expect(en).not.toMatch(/[\u0600-\u06FF]/);
    for (const text of [fa, en]) {
      expect(text).toBe(text.trim());
      expect(text).not.toMatch(/ {2}| [.,،؛:؟]|\u200C[\s.]|\s\u200C/);
    }
  });

  it.each(refusals)("%s has the same placeholders in both languages", (_name, [fa, en]) => {
    expect(placeholders(fa)).toEqual(placeholders(en));
  });

  it.each(ofKinds)("of a %s have the placeholders of %s", (_, code, [fa, en]) => {
    const given = placeholders(REFUSALS[code][1]);
    expect([placeholders(fa), placeholders(en)]).toEqual([given, given]);
  });

  it("speak of rooms and properties only where the reservation is of one", () => {
    expect(refusal("reservation_rejected", {}, "fa", "property")).toMatch(/^اقامتگاه این رزرو را نپذیرفت/);
    expect(refusal("reservation_rejected", {}, "fa", "tour")).toMatch(/^آژانس برگزارکننده این رزرو را نپذیرفت/);
    expect(reasonMessage("sold_out", {}, "en", "tour")).toBe(
      "This tour has just been booked up. Choose another departure or another hotel.",
    );
    // Fallback: texts without an entry of their own kind, and unknown kinds, use the common words.
    expect(refusal("deadline_passed", {}, "en", "tour")).toBe(refusal("deadline_passed", {}, "en"));
    expect(refusal("sold_out", {}, "en", "lounge")).toBe(refusal("sold_out", {}, "en"));
  });

  it("say each thing under one code only", () => {
    const tables = [FIELD_WORDS, CALL_WORDS, RESERVATION_WORDS];
    const codes = [...tables.flatMap((table) => Object.keys(table)), ...blockingReasons];
    expect(codes.length).toBe(refusals.length);
  });
});

describe("Refusals", () => {
  it("R121, R128, R131, R132, R133 say in English what the specification says", () => {
    expect(refusal("required", {}, "en")).toBe("This field is required");
    expect(refusal("email", {}, "en")).toBe("The email format entered in this field is not correct");
    expect(refusal("national_code", {}, "en")).toBe("The national code is not valid");
    expect(refusal("passport_number", {}, "en")).toBe("The passport number is not valid");
  });

  it.each<[string, RefusalCode, Record<string, string | number>, fa: string, en: string]>([
    [
      "R122, R133",
      "required_without",
      { dependency: "passport_number" },
      "اگر شمارهٔ گذرنامه خالی باشد، این فیلد الزامی است",
      "This field is required if Passport number is empty",
    ],
    ["R123, R133", "digits", { digits: 10 }, "۱۰ رقم وارد کنید", "Must be 10 digits"],
    ["R124, R133", "digits_between", { min: 5, max: 9 }, "بین ۵ تا ۹ رقم وارد کنید", "Must be between 5 and 9 digits"],
    ["R125, R133", "length", { length: 26 }, "۲۶ کاراکتر وارد کنید", "Must be 26 characters"],
    ["R126, R133", "min", { min: 2 }, "حداقل ۲ کاراکتر وارد کنید", "Must be at least 2 characters"],
    ["R127, R133", "max", { max: 2000 }, "حداکثر ۲٬۰۰۰ کاراکتر وارد کنید", "Must be at most 2,000 characters"],
    ["R129, R133", "persian", {}, "فقط از حروف فارسی استفاده کنید", "Use only Persian characters"],
    ["R130, R133", "english", {}, "فقط از حروف انگلیسی استفاده کنید", "Use only English letters"],
  ])("%s %s says what is wrong in both languages, its placeholders filled", (_, code, params, fa, en) => {
    expect([refusal(code, params, "fa"), refusal(code, params, "en")]).toEqual([fa, en]);
  });

  it.each([
    ["check_in", undefined, "تاریخ ورود را مانند ۱۴۰۶/۰۱/۱۵ وارد کنید", "Enter the check-in date like 2027/04/04"],
    ["check_in", "tour", "تاریخ رفت را مانند ۱۴۰۶/۰۱/۱۵ وارد کنید", "Enter the departure date like 2027/04/04"],
    ["departure_date", "flight", "تاریخ رفت را مانند ۱۴۰۶/۰۱/۱۵ وارد کنید", "Enter the departure date like 2027/04/04"],
    ["return_date", "flight", "تاریخ برگشت را مانند ۱۴۰۶/۰۱/۲۲ وارد کنید", "Enter the return date like 2027/04/11"],
    ["birth_date", undefined, "تاریخ تولد را مانند ۱۳۷۰/۰۱/۳۱ وارد کنید", "Enter the date of birth like 1991/04/20"],
    [
      "travellers.0.birth_date",
      "tour",
      "تاریخ تولد را مانند ۱۳۷۰/۰۱/۳۱ وارد کنید",
      "Enter the date of birth like 1991/04/20",
    ],
    ["from", undefined, "تاریخ را مانند ۱۴۰۶/۰۱/۱۵ وارد کنید", "Enter the date like 2027/04/04"],
  ])("explain a bad %s of %s as the date that it is", (field, kind, fa, en) => {
    expect(enums.locales.map((locale) => fieldRefusal(field, "unreadable_date", {}, locale, kind))).toEqual([fa, en]);
  });

  it("show as an example a date that can be read", () => {
    for (const [, code, labels] of [...ofFields, ["", "unreadable_date", REFUSALS.unreadable_date] as const]) {
      if (code !== "unreadable_date") continue;
      for (const words of labels) {
        const [example = ""] = /[\d۰-۹/]{10}/.exec(words) ?? [];
        expect(normaliseIso(example), words).not.toBeNull();
      }
    }
  });

  it("say a wait in words, in one unit", () => {
    const waiting = (seconds: number) =>
      enums.locales.map((locale) => refusal("too_many_requests", { retry_after: seconds }, locale));
    expect(waiting(86_400)).toEqual([
      "تعداد درخواست‌ها بیش از حد است. لطفاً ۲۴ ساعت دیگر دوباره تلاش کنید.",
      "Too many requests. Please try again in 24 hours.",
    ]);
    expect(waiting(61)[1]).toBe("Too many requests. Please try again in 2 minutes.");
  });

  it("R133 name a field in the caller's language", () => {
    expect(refusal("required_without", { dependency: "کد ملی" }, "fa")).toBe(
      "اگر کد ملی خالی باشد، این فیلد الزامی است",
    );
  });

  it("promise the deducted amount within 72 hours", () => {
    expect(refusal("refund_in_72_hours", {}, "fa")).toContain("۷۲ ساعت");
    expect(refusal("refund_in_72_hours", {}, "en")).toContain("72 hours");
  });

  it("name seats as they are read from left to right", () => {
    expect(refusal("seat_taken", { seats: "12A, 12B" }, "fa")).toContain("صندلی \u206612A, 12B\u2069 همین حالا");
  });

  it("have words for every reason of the envelope, leaving no placeholder", () => {
    const day = { last_day: "2026-11-29", from_day: "2026-11-29", until_day: "2026-12-02" };
    const sums = { retry_after: 30, most: 5, least: 50_000_000, products: "tour flight" };
    for (const reason of reasons) {
      for (const locale of enums.locales)
        expect(reasonMessage(reason, { ...day, ...sums, seats: "12A", support: "1685" }, locale)).not.toMatch(/[{}]/);
    }
    expect(reasonMessage("unavailable", {}, "en")).not.toBe(refusal("unavailable", {}, "en"));
  });

  /** Refusals worded by the specification, each with a pattern of its English text. */
  const ends: readonly [RefusalCode, RegExp][] = [
    ["inactive", /property isn’t active/],
    ["not_bookable", /property isn’t taking bookings/],
    ["no_price", /no price .* night of /],
    ["unavailable", /No room available on the night of /],
    ["closed_to_arrival", /Check-in isn’t possible on /],
    ["closed_to_departure", /Check-out isn’t possible on /],
    ["min_stay", /at least /],
    ["max_stay", /at most /],
    ["payment_failed", /payment failed/],
    ["payment_deadline_expired", /payment deadline has expired/],
    ["payment_extension_expired", /extended payment deadline has expired/],
    ["reservation_rejected", /property declined this booking/],
    ["photo_sharing_unsupported", /doesn’t support sharing photos/],
  ];
  it.each(ends)("have words for %s", (code, english) => {
    const params = { date: "2026-12-01", nights: 3 };
    expect(refusal(code, params, "en")).toMatch(english);
    expect(refusal(code, params, "fa")).toMatch(/^[^A-Za-z]+\.$/);
  });
});
