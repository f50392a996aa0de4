import { describe, expect, it } from "vitest";
import { locales } from "../enums/enums.ts";
import { fieldRefusal } from "../messages/refusals.ts";
import { typedDateFault } from "./typed-date.ts";

const said = (text: string) => {
  const fault = typedDateFault(text);
  return fault && locales.map((locale) => fieldRefusal("check_in", fault.code, fault.params, locale));
};

describe("What is wrong with a typed date", () => {
  it.each(["1405/9/15", "15 آذر 1405", "25-12-2026", "۱۵/۹/۱۴۰۵"])("is nothing for %s", (text) => {
    expect(typedDateFault(text)).toBeNull();
  });

  it.each([
    ["30/12/1405", "اسفند ۱۴۰۵ ۲۹ روز دارد", "Esfand 1405 has 29 days"],
    ["1405/7/31", "مهر ۱۴۰۵ ۳۰ روز دارد", "Mehr 1405 has 30 days"],
    ["2027-02-29", "فوریه ۲۰۲۷ ۲۸ روز دارد", "February 2027 has 28 days"],
    ["۳۰ صفر ۱۴۴۸", "صفر ۱۴۴۸ ۲۹ روز دارد", "Safar 1448 has 29 days"],
    [
      "5/7/2027",
      "معلوم نیست کدام عدد روز است و کدام ماه؛ اول سال را بنویسید، مانند ۲۰۲۷/۰۷/۰۵",
      "It isn’t clear which number is the day and which the month; write the year first, such as 2027/07/05",
    ],
    ["soon", "تاریخ ورود را مانند ۱۴۰۶/۰۱/۱۵ وارد کنید", "Enter the check-in date like 2027/04/04"],
    ["1405/13/1", "تاریخ ورود را مانند ۱۴۰۶/۰۱/۱۵ وارد کنید", "Enter the check-in date like 2027/04/04"],
    ["1700/1/1", "تاریخ ورود را مانند ۱۴۰۶/۰۱/۱۵ وارد کنید", "Enter the check-in date like 2027/04/04"],
  ])("is said of %s", (text, fa, en) => expect(said(text)).toEqual([fa, en]));
});
