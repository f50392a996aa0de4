import { type ReactNode, useRef } from "react";
import type { StayQuery } from "#app/src/features/stay/stay-query.ts";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { useLoadedNearby } from "#app/src/page/useLoadedNearby.ts";
import { Fold } from "#design-system/components/Fold/Fold.tsx";
import { Inline } from "#design-system/components/Layout/Layout.tsx";
import { Heading, Text } from "#design-system/components/Text/Text.tsx";
import { cx } from "#design-system/theme/cx.ts";
import { WEEK, weekday } from "#domain/calendar/queries.ts";
import type { Stay } from "#domain/calendar/stay.ts";
import { formatDate, weekdayName } from "#domain/text/dates.ts";
import { formatMoneyText } from "#domain/text/money.ts";
import type { CalendarDay } from "#products/stay/contract/stay.shapes.ts";
import * as styles from "./PropertyScreen.css.ts";
import type { PriceDays } from "./price-days.ts";

/** Number of nights in the plain list, which needs no script. */
const LISTED = 28;

/** Rial: the lowest price of open nights; null when they cost the same. */
function lowestOf(nights: readonly CalendarDay[]): number | null {
  const prices = nights.flatMap(({ min_price, state }) => (state === "open" && min_price !== null ? [min_price] : []));
  const lowest = Math.min(...prices);
  return prices.length < 2 || lowest === Math.max(...prices) ? null : lowest;
}

/** The coming nights below their weekdays, before the calendar is here and without any script. */
export function NightList({ days }: { days: readonly CalendarDay[] }) {
  const t = useText();
  const environment = useEnvironment();
  const { locale } = environment;
  const nights = days.slice(0, LISTED);
  const lowest = lowestOf(nights);
  return (
    <div>
      <div className={styles.calendarWeek} aria-hidden="true">
        {WEEK.map((day) => (
          <span key={day}>{weekdayName(day, locale)}</span>
        ))}
      </div>
      <ul className={styles.calendarList}>
        {nights.map(({ date, min_price, state }, index) => (
          <li key={date} className={cx(styles.calendarDay, index === 0 && styles.calendarFrom[weekday(date)])}>
            <span>{formatDate(date, environment, "short")}</span>
            <strong>
              {min_price === null || state !== "open"
                ? t("property.calendar.noPrice")
                : formatMoneyText(min_price, locale)}
            </strong>
            {lowest !== null && min_price === lowest && state === "open" && (
              <span className={styles.calendarLowest}>{t("picker.cheapest")}</span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

export type PriceCalendarProps = {
  /** Days sent with the page, shown before scripts run. */
  days: readonly CalendarDay[] | null;
  prices: PriceDays;
  stay: StayQuery | null;
  /** Prices of the same stay on days nearby; null without a stay. */
  strip: ReactNode;
  /** The way to be told of another price. */
  alert: ReactNode;
  onChoose: (stay: Stay) => void;
};

const loadCalendar = () => import("./InlineCalendar.tsx").then(({ InlineCalendar }) => InlineCalendar);

/** A price for every day of the coming months. The calendar itself is loaded when one comes near it. */
export function PriceCalendar({ days, prices, stay, strip, alert, onChoose }: PriceCalendarProps) {
  const t = useText();
  const frame = useRef<HTMLDivElement>(null);
  const Calendar = useLoadedNearby(frame, 400, loadCalendar);

  return (
    <section className={styles.section} id="calendar" aria-labelledby="calendar-title">
      <Inline justify="between">
        <Heading level={2} id="calendar-title">
          {t("property.calendar")}
        </Heading>
        {alert}
      </Inline>
      {strip}
      {days === null || days.length === 0 ? <Text tone="soft">{t("property.calendar.empty")}</Text> : null}
      <Fold kept={0} keptWide={0} of={1} more={t("property.calendar.more")} less={t("common.less")}>
        <div ref={frame} className={styles.calendarFrame}>
          <Text tone="soft">{t("property.calendar.text")}</Text>
          {Calendar ? <Calendar prices={prices} stay={stay} onChoose={onChoose} /> : <NightList days={days ?? []} />}
        </div>
      </Fold>
    </section>
  );
}
