import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Hidden } from "#design-system/components/Text/Text.tsx";
import { cx } from "#design-system/theme/cx.ts";
import { fromIso } from "#domain/calendar/conversion.ts";
import { monthGrid } from "#domain/calendar/month-grid.ts";
import { WEEK } from "#domain/calendar/queries.ts";
import type { ConvertibleCalendar, IsoDate } from "#domain/calendar/types.ts";
import { formatDate, monthName, weekdayName } from "#domain/text/dates.ts";
import { localDigits } from "#domain/text/digits.ts";
import { formatMoneyText } from "#domain/text/money.ts";
import { formatMillions } from "#domain/text/rough-money.ts";
import type { FareDay } from "#products/flight/contract/flight-routes.shapes.ts";
import * as styles from "#products/flight/web/routes.css.ts";

type Month = { year: number; month: number; weeks: (FareDay | null)[][] };

/** Weeks of the months that some days lie in, without weeks that have none of them. */
export function monthsOf(days: readonly FareDay[], calendar: ConvertibleCalendar): Month[] {
  const fareOf = new Map(days.map((day) => [day.date, day]));
  const inMonth = Map.groupBy(days, ({ date }) => {
    const { year, month } = fromIso(date, calendar);
    return `${year} ${month}`;
  });
  return [...inMonth.keys()].map((key) => {
    const [year = 0, month = 0] = key.split(" ").map(Number);
    const weeks = monthGrid(year, month, calendar)
      .map((week) => week.map((date) => (date === null ? null : (fareOf.get(date) ?? null))))
      .filter((week) => week.some((day) => day !== null));
    return { year, month, weeks };
  });
}

type DayProps = { day: FareDay; isLowest: boolean; addressOn: (date: IsoDate) => string };

function Day({ day: { date, min_price, state }, isLowest, addressOn }: DayProps) {
  const t = useText();
  const environment = useEnvironment();
  const { locale, calendar } = environment;
  const shown = (
    <>
      <span aria-hidden="true">{localDigits(fromIso(date, calendar).day, locale)}</span>
      <Hidden>{formatDate(date, environment, "day")} </Hidden>
    </>
  );
  if (min_price === null)
    return (
      <span className={cx(styles.day, styles.closed)}>
        {shown}
        <span>{t(`flightRoutes.route.day.${state === "full" ? "full" : "none"}`)}</span>
      </span>
    );
  return (
    <a className={styles.day} href={addressOn(date)}>
      {shown}
      <span className={cx(styles.price, isLowest && styles.cheapest)} aria-hidden="true">
        {formatMillions(min_price, locale)}
      </span>
      <Hidden>{t("flightRoutes.route.day", { amount: formatMoneyText(min_price, locale) })}</Hidden>
    </a>
  );
}

export type FareMonthsProps = Pick<DayProps, "addressOn"> & { days: readonly FareDay[]; lowest: number | null };

/** The lowest fare of each coming day, by months: a day leads to its search. */
export function FareMonths({ days, lowest, addressOn }: FareMonthsProps) {
  const { locale, calendar } = useEnvironment();
  return (
    <div className={styles.months}>
      {monthsOf(days, calendar).map(({ year, month, weeks }) => (
        <table key={`${year} ${month}`} className={styles.month}>
          <caption className={styles.caption}>
            {monthName(month, calendar, locale)} {localDigits(year, locale)}
          </caption>
          <thead>
            <tr>
              {WEEK.map((day) => (
                <th key={day} scope="col" className={styles.weekday}>
                  <span aria-hidden="true">{weekdayName(day, locale, "narrow")}</span>
                  <Hidden>{weekdayName(day, locale)}</Hidden>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeks.map((week, index) => (
              <tr key={index}>
                {week.map((day, at) => (
                  <td key={at} className={styles.cell}>
                    {day && <Day day={day} isLowest={day.min_price === lowest} addressOn={addressOn} />}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </div>
  );
}
