import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatAlternatives } from "./alternatives.ts";
import {
  type DateDisplay,
  formatDate,
  formatDateRange,
  formatInBothCalendars,
  formatJalaliMonth,
  formatNights,
  formatPeopleAndNights,
  monthName,
  weekdayName,
} from "./dates.ts";
import { localDigits } from "./digits.ts";
import { extractNumber } from "./extract-number.ts";
import { formatCompactMoney, formatMoney, formatMoneyText, formatRial, formatShortMoney } from "./money.ts";
import { formatNumber, formatPercent, formatRating } from "./numbers.ts";

const persian: DateDisplay = { locale: "fa", calendar: "jalali" };
const english: DateDisplay = { locale: "en", calendar: "gregorian" };
const jalaliInLatin: DateDisplay = { locale: "en", calendar: "jalali" };

describe("Numbers", () => {
  it("use Persian digits with ٬ between thousands and ٫ before decimals", () => {
    expect(formatNumber(1_234_567.5, "fa", { maximumFractionDigits: 1 })).toBe("۱٬۲۳۴٬۵۶۷٫۵");
    expect(formatNumber(1_234_567.5, "en", { maximumFractionDigits: 1 })).toBe("1,234,567.5");
    expect(formatNumber(0, "fa")).toBe("۰");
    expect(formatNumber(999, "fa")).toBe("۹۹۹");
    expect(formatNumber(123_456_789_012, "fa")).toBe("۱۲۳٬۴۵۶٬۷۸۹٬۰۱۲");
  });

  it("round as people do, and have no minus nothing", () => {
    expect(formatNumber(1.005, "en", { maximumFractionDigits: 2 })).toBe("1.01");
    expect(formatNumber(2.5, "en")).toBe("3");
    expect(formatNumber(1e-9, "en", { maximumFractionDigits: 2 })).toBe("0");
    expect(formatNumber(-0.2, "fa")).toBe("۰");
    expect(formatNumber(-1500, "en")).toBe("−1,500");
  });

  it("are in both languages what ICU writes", () => {
    const icu = { fa: new Intl.NumberFormat("fa-IR"), en: new Intl.NumberFormat("en-US") };
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e15 }), fc.constantFrom("fa" as const, "en" as const), (n, locale) => {
        expect(formatNumber(n, locale)).toBe(icu[locale].format(n));
      }),
    );
  });

  it("can be read back", () => {
    fc.assert(
      fc.property(fc.nat(), (n) => {
        expect(extractNumber(formatNumber(n, "fa"))).toBe(n);
      }),
    );
  });

  it("write percents, ratings out of ten and digits inside words", () => {
    expect([formatPercent(15, "fa"), formatPercent(15, "en"), formatPercent(12.5, "fa")]).toEqual([
      "۱۵\u200F٪",
      "15%",
      "۱۲٫۵\u200F٪",
    ]);
    expect([formatRating(4.6, "fa"), formatRating(4.6, "en"), formatRating(5, "fa")]).toEqual(["۹٫۲", "9.2", "۱۰٫۰"]);
    expect([localDigits("ساعت 15:30", "fa"), localDigits("15:30", "en")]).toEqual(["ساعت ۱۵:۳۰", "15:30"]);
  });
});

describe("Money", () => {
  it("is in millions or thousands where it is round", () => {
    const short = (rial: number, locale: "fa" | "en") => Object.values(formatShortMoney(rial, locale));
    expect(short(50_000_000, "fa")).toEqual(["۵", "میلیون\u00A0تومان"]);
    expect(short(25_000_000, "fa")).toEqual(["۲٫۵", "میلیون\u00A0تومان"]);
    expect(short(5_000_000, "en")).toEqual(["500", "thousand\u00A0toman"]);
    expect(short(10_000_000, "en")).toEqual(["1", "million\u00A0toman"]);
    expect(short(12_345_670, "fa")).toEqual(["۱٬۲۳۴٬۵۶۷", "تومان"]);
    expect(short(0, "en")).toEqual(["0", "toman"]);
  });
  it("is kept in rial and shown in toman", () => {
    expect(formatMoney(12_500_000, "fa")).toEqual({ amount: "۱٬۲۵۰٬۰۰۰", unit: "تومان" });
    expect(formatMoneyText(12_500_000, "fa")).toBe("۱٬۲۵۰٬۰۰۰\u00A0تومان");
    expect(formatMoneyText(12_500_000, "en")).toBe("1,250,000\u00A0toman");
    expect(formatMoneyText(-12_500_000, "en")).toBe("−1,250,000\u00A0toman");
    expect(formatMoney(5, "fa").amount).toBe("۰٫۵");
  });

  it("is shown in rial for gateways and in thousands of toman in a calendar", () => {
    expect(formatRial(312_000_000, "fa")).toBe("۳۱۲٬۰۰۰٬۰۰۰\u00A0ریال");
    expect(formatCompactMoney(12_500_000, "fa")).toBe("۱٬۲۵۰");
    expect(formatCompactMoney(12_500_000, "en")).toBe("1,250");
  });
});

describe("Dates", () => {
  it("are written day, month, year in Persian", () => {
    expect(formatDate("2026-11-20", persian, "full")).toBe("جمعه ۲۹ آبان ۱۴۰۵");
    expect(formatDate("2026-11-20", persian, "long")).toBe("۲۹ آبان ۱۴۰۵");
    expect(formatDate("2026-11-20", persian, "short")).toBe("۲۹ آبان");
    expect(formatDate("2026-11-20", persian, "numeric")).toBe("۱۴۰۵/۰۸/۲۹");
    expect(formatDate("2026-11-20", persian, "weekday")).toBe("جمعه");
    expect(formatDate("2026-11-25", persian, "full")).toBe("چهارشنبه ۴ آذر ۱۴۰۵");
  });

  it("are written in English in either calendar", () => {
    expect(formatDate("2026-11-20", english, "full")).toBe("Friday 20 November 2026");
    expect(formatDate("2026-11-20", jalaliInLatin, "long")).toBe("29 Aban 1405");
    expect(formatDate("2026-11-20", { locale: "fa", calendar: "gregorian" }, "long")).toBe("۲۰ نوامبر ۲۰۲۶");
    expect(formatDate("2026-11-20", { locale: "fa", calendar: "islamic" }, "long")).toBe("۹ جمادی‌الثانی ۱۴۴۸");
  });

  it("say in a range once what both ends share", () => {
    expect(formatDateRange("2026-12-01", "2026-12-05", persian)).toBe("۱۰ تا ۱۴ آذر ۱۴۰۵");
    expect(formatDateRange("2026-12-01", "2026-12-05", jalaliInLatin)).toBe("10 to 14 Azar 1405");
    expect(formatDateRange("2026-11-28", "2026-12-02", english)).toBe("28 November to 2 December 2026");
    expect(formatDateRange("2027-03-18", "2027-03-23", persian)).toBe("۲۷ اسفند ۱۴۰۵ تا ۳ فروردین ۱۴۰۶");
    expect(formatDateRange("2026-12-01", "2026-12-01", persian)).toBe("۱۰ آذر ۱۴۰۵");
    expect(formatDateRange("2026-12-01", "2026-12-04", persian, "short")).toBe("۱۰ تا ۱۳ آذر");
    expect(formatDateRange("2027-03-18", "2027-03-23", persian, "short")).toBe("۲۷ اسفند تا ۳ فروردین");
    expect(formatDateRange("2026-11-28", "2026-12-02", english, "short")).toBe("28 November to 2 December");
  });

  it("count nights in words", () => {
    expect([formatNights(4, "fa"), formatNights(4, "en"), formatNights(1, "en")]).toEqual([
      "۴ شب",
      "4 nights",
      "1 night",
    ]);
  });

  it("say what the price of a journey is for", () => {
    expect([5, 1].map((people) => formatPeopleAndNights(people, 3, "fa"))).toEqual(["۵ نفر · ۳ شب", "۱ نفر · ۳ شب"]);
    expect([5, 1].map((people) => formatPeopleAndNights(people, 1, "en"))).toEqual([
      "5 travellers · 1 night",
      "1 traveller · 1 night",
    ]);
  });

  it("name a month of the Persian calendar behind the Gregorian ones", () => {
    const month = { year: 1405, month: 9 };
    expect(formatJalaliMonth(month, "fa")).toBe("آذر ۱۴۰۵");
    expect(formatJalaliMonth(month, "en")).toBe("November to December 2026 (Azar 1405)");
    expect(formatJalaliMonth({ year: 1405, month: 10 }, "en")).toBe("December 2026 to January 2027 (Dey 1405)");
  });

  it("join names of which one is meant", () => {
    expect(formatAlternatives(["تهران", "شیراز", "کرمان"], "fa")).toBe("تهران، شیراز یا کرمان");
    expect([["Tehran", "Kerman"], ["Tehran"], []].map((names) => formatAlternatives(names, "en"))).toEqual([
      "Tehran or Kerman",
      "Tehran",
      "",
    ]);
  });

  it("are written in both calendars, the reader's first", () => {
    expect(formatInBothCalendars("2026-11-28", "fa", "full")).toBe("شنبه ۷ آذر ۱۴۰۵ (۲۸ نوامبر ۲۰۲۶)");
    expect(formatInBothCalendars("2026-11-28", "en", "long")).toBe("28 November 2026 (7 Azar 1405)");
  });

  it("name months and weekdays, Saturday first", () => {
    expect([monthName(12, "jalali", "fa"), monthName(12, "jalali", "en")]).toEqual(["اسفند", "Esfand"]);
    expect([weekdayName(0, "fa", "long"), weekdayName(6, "fa", "narrow"), weekdayName(0, "en", "short")]).toEqual([
      "شنبه",
      "ج",
      "Sat",
    ]);
    expect(new Set([0, 1, 2, 3, 4, 5, 6].map((day) => weekdayName(day, "en", "narrow"))).size).toBe(7);
  });
});
