import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Text } from "#design-system/components/Text/Text.tsx";
import { dayOfLocal, formatLocalTime } from "#domain/calendar/local-date-time.ts";
import { formatDate } from "#domain/text/dates.ts";
import { inLocale } from "#domain/text/in-locale.ts";
import { routeText } from "#domain/text/route-text.ts";
import type { FlightChange } from "#products/flight/contract/flight.shapes.ts";
import type { ChangeOfFlight } from "./flight-changes.ts";
import * as styles from "./reserved.css.ts";

type Times = FlightChange["before"];
type Moved = Pick<ChangeOfFlight, "segment" | "before">;

/** A day and two times; `isPast`: they no longer hold. */
function TimesOf({ times, change: { segment }, isPast }: { times: Times; change: Moved; isPast: boolean }) {
  const t = useText();
  const environment = useEnvironment();
  const { locale } = environment;
  const Clock = isPast ? "s" : "strong";
  const day = dayOfLocal(times.departs_local);
  const ends = [
    { of: "departs", local: times.departs_local, at: segment.origin },
    { of: "arrives", local: times.arrives_local, at: segment.destination },
  ] as const;
  return (
    <>
      <Text size="small" tone={isPast ? "mute" : "soft"}>
        {formatDate(day, environment, "day")}
      </Text>
      {ends.map(({ of, local, at }) => (
        <div key={of} className={styles.changedEnd}>
          <Text as="span" size="small" tone={isPast ? "mute" : "soft"}>
            {t(`flight.${of}`)}
          </Text>
          <Clock className={isPast ? styles.pastClock : styles.newClock}>
            <time dateTime={local}>{formatLocalTime(local, locale)}</time>
          </Clock>
          <Text as="span" size="small" tone={isPast ? "mute" : "soft"}>
            {inLocale(at.city, "name", locale)}
            {dayOfLocal(local) !== day && ` · ${formatDate(dayOfLocal(local), environment, "short")}`}
          </Text>
        </div>
      ))}
    </>
  );
}

/** The times before and now, side by side where there is room. */
export function ChangedTimes({ change, after }: { change: Moved; after: Times }) {
  const t = useText();
  const columns = [
    { word: "before", times: change.before, isPast: true },
    { word: "after", times: after, isPast: false },
  ] as const;
  return (
    <dl className={styles.changed}>
      {columns.map(({ word, times, isPast }) => (
        <div key={word}>
          <Text as="dt" size="caption" tone="mute">
            {t(`reserve.flight.change.${word}`)}
          </Text>
          <dd className={styles.changedTimes}>
            <TimesOf times={times} change={change} isPast={isPast} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Original departure time of a cancelled flight. */
export function PlannedDeparture({ change: { before, segment } }: { change: ChangeOfFlight }) {
  const environment = useEnvironment();
  const { locale } = environment;
  return (
    <Text size="small" tone="soft">
      {routeText({ origin: segment.origin.city, destination: segment.destination.city }, locale)} ·{" "}
      {formatDate(dayOfLocal(before.departs_local), environment, "day")} ·{" "}
      <s>
        <time dateTime={before.departs_local}>{formatLocalTime(before.departs_local, locale)}</time>
      </s>
    </Text>
  );
}
