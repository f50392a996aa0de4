import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Hidden, Text } from "#design-system/components/Text/Text.tsx";
import { cx } from "#design-system/theme/cx.ts";
import { fromIso } from "#domain/calendar/conversion.ts";
import { weekday } from "#domain/calendar/queries.ts";
import type { FareDay, FlightSearchValue } from "#domain/contract/flight.shapes.ts";
import { formatDate, weekdayName } from "#domain/text/dates.ts";
import { localDigits } from "#domain/text/digits.ts";
import { formatCompactMoney } from "#domain/text/money.ts";
import * as styles from "./flight.css.ts";
import { dayAddress } from "./flight-query.ts";

/** The lowest price of the open days; null where it tells no day from another. */
function lowestOf(days: readonly FareDay[]): number | null {
  const prices = days.flatMap(({ state, min_price }) => (state === "open" && min_price !== null ? [min_price] : []));
  const lowest = Math.min(...prices);
  return prices.length < 2 || lowest === Math.max(...prices) ? null : lowest;
}

type DayProps = { day: FareDay; list: FlightSearchValue; query: URLSearchParams; isCheapest: boolean };

function Day({ day, list, query, isCheapest }: DayProps) {
  const t = useText();
  const environment = useEnvironment();
  const { locale } = environment;
  const { date, state, min_price } = day;
  const isChosen = date === (list.direction === "inbound" ? list.return_date : list.departure_date);
  const address = state === "open" && date >= environment.today ? dayAddress(list, query, date) : null;
  return (
    <a
      href={isChosen ? undefined : (address ?? undefined)}
      className={cx(styles.day, address === null && !isChosen && styles.closedDay)}
      aria-current={isChosen ? "date" : undefined}
    >
      <span className={styles.narrowDay} aria-hidden="true">
        {weekdayName(weekday(date), locale, "narrow")} {localDigits(fromIso(date, environment.calendar).day, locale)}
      </span>
      <span className={styles.wideDay} aria-hidden="true">
        {formatDate(date, environment, "day")}
      </span>
      <Hidden>{formatDate(date, environment, "day")}</Hidden>
      {state === "open" && min_price !== null ? (
        <span className={cx(styles.dayFare, isCheapest && styles.cheapest)}>
          {formatCompactMoney(min_price, locale)}
          {isCheapest && <Hidden> {t("flight.strip.cheapest")}</Hidden>}
        </span>
      ) : (
        <span>{t(state === "full" ? "flight.strip.full" : "flight.strip.none")}</span>
      )}
    </a>
  );
}

/** The lowest fare of each of seven days around the shown one; an open day is one tap away. */
export function FareStrip({ list, query }: { list: FlightSearchValue; query: URLSearchParams }) {
  const t = useText();
  const lowest = lowestOf(list.strip);
  return (
    <nav className={styles.strip} aria-label={t("flight.strip")}>
      <Text as="span" size="caption" tone="mute">
        {t("flight.strip.unit")}
      </Text>
      <ul className={styles.days}>
        {list.strip.map((day) => (
          <li key={day.date} className={styles.dayPlace}>
            <Day
              day={day}
              list={list}
              query={query}
              isCheapest={lowest !== null && day.state === "open" && day.min_price === lowest}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}
