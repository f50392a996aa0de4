import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Icon } from "#design-system/components/Icon/Icon.tsx";
import { Price } from "#design-system/components/Price/Price.tsx";
import { cx } from "#design-system/theme/cx.ts";
import { visuallyHidden } from "#design-system/theme/hidden.css.ts";
import { formatDate, monthName } from "#domain/text/dates.ts";
import { localDigits } from "#domain/text/digits.ts";
import type { DeparturesValue } from "#products/tour/contract/tour.shapes.ts";
import { parseBeds, seatsOf, tourRooms } from "#products/tour/rules/party.ts";
import { DepartureState } from "#products/tour/web/DepartureState.tsx";
import { tourAddress } from "#products/tour/web/tour-query.ts";
import { goneOf, PLACE } from "./chosen.ts";
import * as styles from "./DepartureList.css.ts";
import { type DepartureMonth, departureMonths, foldMonths } from "./departure-months.ts";
import type { TourDetailData } from "./load.ts";

type Day = DeparturesValue[number];
type ListProps = { data: TourDetailData; days: readonly Day[] };
type RowProps = { data: TourDetailData; day: Day; lowest: number | null };

/** Lowest price of a departure that can be chosen; null where all cost the same. */
function lowestOf(days: readonly Day[]): number | null {
  const prices = days.flatMap(({ min_price }) => min_price ?? []);
  const lowest = Math.min(...prices);
  return prices.some((price) => price > lowest) ? lowest : null;
}

/** Days of the way there and of the way back. */
function Dates({ day }: Pick<RowProps, "day">) {
  const t = useText();
  const environment = useEnvironment();
  return (
    <span className={styles.dates}>
      <span className={styles.out}>{formatDate(day.date, environment, "day")}</span>
      <span className={styles.back}>
        {t("tour.departures.return", { date: formatDate(day.return_date, environment, "day") })}
      </span>
    </span>
  );
}

/** A departure that this party cannot have, with the reason. */
function ShutRow({ data: { parties, choice }, day }: RowProps) {
  const t = useText();
  const seats = seatsOf(tourRooms(parties, parseBeds(choice.beds ?? undefined) ?? []));
  const { seats_left } = day;
  const isFew = seats_left !== null && seats_left > 0 && seats_left < seats;
  return (
    <div className={styles.shut} data-day={day.date}>
      <Dates day={day} />
      <span className={styles.state}>
        <span className={styles.reason}>{isFew ? t("tour.day.few", { count: seats_left }) : t("tour.day.full")}</span>
      </span>
    </div>
  );
}

/** A departure that can be chosen: a link to its packages. */
function OpenRow({ data: { details, choice, departure }, day, lowest }: RowProps) {
  const t = useText();
  const { origin, rooms, beds } = choice;
  const isChosen = day.departure_id === departure?.departure_id;
  return (
    <a
      className={cx(styles.open, isChosen && styles.chosen)}
      href={tourAddress(details, { origin, departure: day.departure_id, rooms, beds }, PLACE.packages)}
      data-day={day.date}
      aria-current={isChosen ? "true" : undefined}
    >
      <Dates day={day} />
      <span className={styles.state}>
        <DepartureState departure={day} />
      </span>
      <span className={styles.sum}>
        {day.min_price !== null && <Price amount={day.min_price} align="end" />}
        {day.min_price === lowest && <span className={styles.lowest}>{t("tour.departures.lowest")}</span>}
      </span>
      <span className={styles.arrow}>
        <Icon name="chevron-end" />
      </span>
      <span className={styles.go}>{t(isChosen ? "tour.package.chosen" : "tour.package.choose")}</span>
    </a>
  );
}

type MonthProps = Omit<RowProps, "day"> & { month: DepartureMonth<Day>; isHeadSeen: boolean };

function Month({ month, isHeadSeen, ...props }: MonthProps) {
  const { locale, calendar, now } = useEnvironment();
  const id = `month-${month.year}-${month.month}`;
  return (
    <section aria-labelledby={id}>
      <h4 id={id} className={isHeadSeen ? styles.month : visuallyHidden}>
        {monthName(month.month, calendar, locale)} {localDigits(month.year, locale)}
      </h4>
      <ul className={styles.rows}>
        {month.days.map((day) => {
          const Row = goneOf(day, now) === null && day.min_price !== null ? OpenRow : ShutRow;
          return (
            <li key={day.departure_id}>
              <Row day={day} {...props} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Departures by months: when, how certain, from which price; the later ones in a fold. */
export function DepartureList({ data, days }: ListProps) {
  const t = useText();
  const { calendar } = useEnvironment();
  const months = departureMonths(days, calendar);
  const { seen, folded } = foldMonths(months);
  // Each row names its month: a heading above nearly every one would say it twice.
  const isHeadSeen = days.length > 2 * months.length;
  const lowest = lowestOf(days);
  const monthOf = (month: DepartureMonth<Day>) => (
    <Month key={`${month.year} ${month.month}`} month={month} isHeadSeen={isHeadSeen} data={data} lowest={lowest} />
  );
  const count = folded.reduce((sum, month) => sum + month.days.length, 0);
  const isInFold = folded.some(({ days: some }) => some.some((day) => day.departure_id === data.choice.departure));
  return (
    <div className={styles.list}>
      {seen.map(monthOf)}
      {count > 0 && (
        <details className={styles.more} open={isInFold}>
          <summary className={styles.moreLine}>{t("tour.departures.more", { count })}</summary>
          {folded.map(monthOf)}
        </details>
      )}
    </div>
  );
}
