import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Text } from "#design-system/components/Text/Text.tsx";
import type { FlightChange } from "#domain/contract/flight.shapes.ts";
import { formatDate } from "#domain/text/dates.ts";
import { localDigits } from "#domain/text/digits.ts";
import { inLocale } from "#domain/text/in-locale.ts";
import { dayOf } from "./Directions.tsx";
import type { ChangeOfFlight } from "./flight-changes.ts";
import { clockOf } from "./Journey.tsx";
import * as styles from "./reserved.css.ts";

type Times = FlightChange["before"];

/** A day and two clocks; `isPast`: they do not hold any more. */
function TimesOf({ times, change: { segment }, isPast }: { times: Times; change: ChangeOfFlight; isPast: boolean }) {
  const t = useText();
  const environment = useEnvironment();
  const { locale } = environment;
  const Clock = isPast ? "s" : "strong";
  const day = dayOf(times.departs_local);
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
            <time dateTime={local}>{localDigits(clockOf(local), locale)}</time>
          </Clock>
          <Text as="span" size="small" tone={isPast ? "mute" : "soft"}>
            {inLocale(at.city, "name", locale)}
            {dayOf(local) !== day && ` · ${formatDate(dayOf(local), environment, "short")}`}
          </Text>
        </div>
      ))}
    </>
  );
}

/** The times before and now, side by side where there is room; of a cancelled flight those that it had. */
export function ChangedTimes({ change }: { change: ChangeOfFlight }) {
  const t = useText();
  const { before, after } = change;
  return (
    <dl className={styles.changed}>
      <div>
        <Text as="dt" size="caption" tone="mute">
          {t(`reserve.flight.change.${after === null ? "planned" : "before"}`)}
        </Text>
        <dd className={styles.changedTimes}>
          <TimesOf times={before} change={change} isPast />
        </dd>
      </div>
      {after !== null && (
        <div>
          <Text as="dt" size="caption" tone="mute">
            {t("reserve.flight.change.after")}
          </Text>
          <dd className={styles.changedTimes}>
            <TimesOf times={after} change={change} isPast={false} />
          </dd>
        </div>
      )}
    </dl>
  );
}
