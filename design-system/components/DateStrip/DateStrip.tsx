import { useRef } from "react";
import { Hidden, Text } from "#design-system/components/Text/Text.tsx";
import { useScrollsAlone } from "#design-system/scroll/useScrollsAlone.ts";
import { cx } from "#design-system/theme/cx.ts";
import { useLocale } from "#design-system/theme/LocaleContext.tsx";
import { fromIso } from "#domain/calendar/conversion.ts";
import { weekday } from "#domain/calendar/queries.ts";
import type { IsoDate } from "#domain/calendar/types.ts";
import { formatDate, weekdayName } from "#domain/text/dates.ts";
import { localDigits } from "#domain/text/digits.ts";
import { formatCompactMoney } from "#domain/text/money.ts";
import { formatMillions } from "#domain/text/rough-money.ts";
import * as styles from "./DateStrip.css.ts";

export type DateStripDay = {
  date: IsoDate;
  /** Rial; null when nothing is available. */
  price: number | null;
  /** Address that chooses the day; null when it cannot be chosen. */
  href: string | null;
  /** Short reason for the missing price. */
  without: string;
};

export type DateStripProps = {
  /** Accessible name. */
  label: string;
  /** Subject of the prices, and their unit; absent where the page says them beside it. */
  unit?: string;
  /** Unit of the figures, of toman. */
  figures?: keyof typeof FIGURES;
  days: readonly DateStripDay[];
  chosen: IsoDate | null;
  /** Label of the day with the lowest price. */
  cheapest: string;
};

const FIGURES = { thousands: formatCompactMoney, millions: formatMillions } as const;

/** The lowest price; null when all prices are equal. */
function lowestOf(days: readonly DateStripDay[]): number | null {
  const prices = days.flatMap(({ price }) => (price === null ? [] : [price]));
  const lowest = Math.min(...prices);
  return prices.length < 2 || lowest === Math.max(...prices) ? null : lowest;
}

type DayProps = Required<Pick<DateStripProps, "cheapest" | "figures">> & {
  day: DateStripDay;
  isChosen: boolean;
  isCheapest: boolean;
};

function Day({ day: { date, price, href, without }, isChosen, isCheapest, cheapest, figures }: DayProps) {
  const surroundings = useLocale();
  const { locale, calendar } = surroundings;
  return (
    <a
      href={isChosen ? undefined : (href ?? undefined)}
      className={cx(styles.day, href === null && !isChosen && styles.closed)}
      aria-current={isChosen ? "date" : undefined}
    >
      <span className={styles.date} aria-hidden="true">
        <span className={styles.letter}>{weekdayName(weekday(date), locale, "narrow")}</span>
        <span className={styles.weekday}>{weekdayName(weekday(date), locale, "short")}</span>{" "}
        <span className={styles.dayAlone}>{localDigits(fromIso(date, calendar).day, locale)}</span>
        <span className={styles.dayOfMonth}>{formatDate(date, surroundings, "short")}</span>
      </span>
      <Hidden>{formatDate(date, surroundings, "day")}</Hidden>
      {price === null ? (
        <span>{without}</span>
      ) : (
        <span className={cx(styles.price, isCheapest && styles.cheapest)}>
          {FIGURES[figures](price, locale)}
          {isCheapest && <Hidden> {cheapest}</Hidden>}
        </span>
      )}
    </a>
  );
}

/** Prices of nearby days: seven in a row, the chosen one marked, each other available one a tap away. */
export function DateStrip({ label, unit, figures = "thousands", days, chosen, cheapest }: DateStripProps) {
  const lowest = lowestOf(days);
  const row = useRef<HTMLElement>(null);
  // With large letters it scrolls, possibly without any link in it.
  const reached = useScrollsAlone(row) && { tabIndex: 0 };
  return (
    <div className={styles.strip}>
      {unit && (
        <Text as="span" size="caption" tone="mute">
          {unit}
        </Text>
      )}
      <nav ref={row} {...reached} aria-label={label} className={styles.row}>
        <ul className={styles.days}>
          {days.map((day) => (
            <li key={day.date} className={styles.place}>
              <Day
                day={day}
                isChosen={day.date === chosen}
                isCheapest={lowest !== null && day.price === lowest}
                cheapest={cheapest}
                figures={figures}
              />
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
