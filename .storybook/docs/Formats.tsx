import { useId, useState } from "react";
import { addDays } from "#domain/calendar/arithmetic.ts";
import { holidaysOn } from "#domain/calendar/holidays.ts";
import { tehranDate } from "#domain/calendar/today.ts";
import type { ConvertibleCalendar, IsoDate } from "#domain/calendar/types.ts";
import type { Locale } from "#domain/enums/enums.ts";
import { type DateStyle, formatDate, formatDateRange, formatNights } from "#domain/text/dates.ts";
import { foldForSearch } from "#domain/text/fold.ts";
import { DIRECTION } from "#domain/text/in-locale.ts";
import { mendKeyboardLayout } from "#domain/text/keyboard.ts";
import { formatCompactMoney, formatMoneyText, formatRial } from "#domain/text/money.ts";
import { formatNumber, formatPercent, formatRating } from "#domain/text/numbers.ts";

type Format = { call: string; in: (locale: Locale) => string };

const price = 24_500_000;

const numbers: readonly Format[] = [
  {
    call: "formatNumber(1234.5, locale, { maximumFractionDigits: 1 })",
    in: (l) => formatNumber(1234.5, l, { maximumFractionDigits: 1 }),
  },
  { call: "formatPercent(15, locale)", in: (l) => formatPercent(15, l) },
  { call: "formatRating(4.6, locale)", in: (l) => formatRating(4.6, l) },
  { call: "formatNights(4, locale)", in: (l) => formatNights(4, l) },
  { call: `formatMoneyText(${price}, locale)`, in: (l) => formatMoneyText(price, l) },
  { call: `formatRial(${price}, locale)`, in: (l) => formatRial(price, l) },
  { call: `formatCompactMoney(${price}, locale)`, in: (l) => formatCompactMoney(price, l) },
];

/** Every format of numbers and money, made here and now by the code that the site uses. */
export const Numbers = () => (
  <div className="guide-scroll">
    <table>
      <thead>
        <tr>
          <th>فراخوانی · call</th>
          <th>فارسی</th>
          <th>English</th>
        </tr>
      </thead>
      <tbody>
        {numbers.map((format) => (
          <tr key={format.call}>
            <th scope="row">
              <code>{format.call}</code>
            </th>
            <td>
              <bdi>{format.in("fa")}</bdi>
            </td>
            <td lang="en">
              <bdi dir="ltr">{format.in("en")}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

const styles: readonly DateStyle[] = ["full", "long", "short", "numeric", "weekday"];
const calendars: readonly ConvertibleCalendar[] = ["jalali", "gregorian", "islamic"];
const locales: readonly Locale[] = ["fa", "en"];

/** A day of one's choice in every calendar, language and style. */
export function Dates() {
  const id = useId();
  const [day, setDay] = useState(tehranDate(Date.now() / 1000));
  return (
    <>
      <p>
        <label htmlFor={id}>روز · Day</label>{" "}
        <input
          id={id}
          className="guide-search"
          type="date"
          min="1799-03-21"
          max="2123-03-15"
          value={day}
          onChange={(event) => event.target.value && setDay(event.target.value as IsoDate)}
        />{" "}
        {holidaysOn(day)
          .map(({ nameFa }) => nameFa)
          .join("، ")}
      </p>
      <div className="guide-scroll">
        <table>
          <thead>
            <tr>
              <th>شیوه · style</th>
              {calendars.map((calendar) => (
                <th key={calendar}>
                  <code>{calendar}</code>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {[...styles, "range" as const].map((style) => (
              <tr key={style}>
                <th scope="row">
                  <code>{style}</code>
                </th>
                {calendars.map((calendar) => (
                  <td key={calendar}>
                    {locales.map((locale) => (
                      <div key={locale} lang={locale} dir={DIRECTION[locale]}>
                        {style === "range"
                          ? formatDateRange(day, addDays(day, 4), { locale, calendar })
                          : formatDate(day, { locale, calendar }, style)}
                      </div>
                    ))}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

/** Shows how typed text is folded for search. */
export function Folding() {
  const id = useId();
  const [text, setText] = useState("hwtihk");
  return (
    <>
      <p>
        <label htmlFor={id}>بنویسید · Type</label>{" "}
        <input
          id={id}
          className="guide-search"
          dir="auto"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </p>
      <div className="guide-scroll">
        <table>
          <tbody>
            <tr>
              <th scope="row">
                <code>foldForSearch</code>
              </th>
              <td>
                <bdi>{foldForSearch(text)}</bdi>
              </td>
            </tr>
            <tr>
              <th scope="row">
                <code>mendKeyboardLayout</code>
              </th>
              <td>
                <bdi>{mendKeyboardLayout(text)}</bdi>
              </td>
            </tr>
          </tbody>
        </table>
      </div>
    </>
  );
}
