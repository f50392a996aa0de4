import { Fragment } from "react";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Code } from "#design-system/components/Bidi/Bidi.tsx";
import { Hidden } from "#design-system/components/Text/Text.tsx";
import { formatLocalTime, type LocalDateTime } from "#domain/calendar/local-date-time.ts";
import { formatDuration } from "#domain/text/duration.ts";
import { inLocale } from "#domain/text/in-locale.ts";
import { formatNumber } from "#domain/text/numbers.ts";
import type { FlightJourney, FlightSegment } from "#products/flight/contract/flight.shapes.ts";
import { terminalText } from "#products/flight/rules/terminal-text.ts";
import * as styles from "./flight.css.ts";

type EndProps = { at: FlightSegment["origin"]; local: LocalDateTime; word: string; shift?: number };

/** Local time of a departure or an arrival, with the days that it is later than its departure. */
export function ClockTime({ local, word, shift = 0 }: Omit<EndProps, "at">) {
  const t = useText();
  const { locale } = useEnvironment();
  return (
    <>
      <Hidden>{word} </Hidden>
      <time dateTime={local}>{formatLocalTime(local, locale)}</time>
      {shift !== 0 && (
        <>
          <bdi className={styles.shift} aria-hidden="true">
            {`${shift > 0 ? "+" : "−"}${formatNumber(Math.abs(shift), locale)}`}
          </bdi>
          <Hidden>{shift > 0 ? t("flight.shift", { days: shift }) : t("flight.shift.before")}</Hidden>
        </>
      )}
    </>
  );
}

/** Place and local time of a departure or an arrival. */
function End({ at, ...clock }: EndProps) {
  const t = useText();
  const { locale } = useEnvironment();
  return (
    <>
      <span className={styles.time}>
        <ClockTime {...clock} />
      </span>
      <span className={styles.airport}>
        {inLocale(at.city, "name", locale)} <Code>{at.iata}</Code>
      </span>
      <span className={styles.airportName}>
        {inLocale(at, "name", locale)}
        {at.terminal !== null && (
          <>
            {" · "}
            {t("flight.terminal", { terminal: terminalText(at.terminal, locale) })}
          </>
        )}
      </span>
    </>
  );
}

const looks = {
  list: styles.listedJourney,
  room: styles.journey,
  always: styles.wholeJourney,
  never: styles.narrowJourney,
} as const;

export type JourneyProps = {
  journey: Pick<FlightJourney, "segments" | "minutes" | "day_shift">;
  /** True when the number of stops is shown: one flight of several does not. */
  saysStops?: boolean;
  /**
   * Shows airport names with terminals: when there is `room`, `always`, or `never` in a narrow column; in a `list` in
   * place of the cities, which its search names.
   */
  names?: keyof typeof looks;
};

/** A way from its first airport to its last: times, how long it takes, and how often it stops. */
export function Journey({ journey, saysStops = true, names = "room" }: JourneyProps) {
  const t = useText();
  const { locale } = useEnvironment();
  const { segments, minutes, day_shift } = journey;
  const [first, last] = [segments[0], segments.at(-1)];
  if (first === undefined || last === undefined) return null;
  return (
    <div className={looks[names]}>
      <div className={styles.end}>
        <End at={first.origin} local={first.departs_local} word={t("flight.departs")} />
      </div>
      <div className={styles.line}>
        <span>{formatDuration(minutes, locale)}</span>
        <span className={styles.track} aria-hidden="true">
          <span className={styles.goal} />
          {segments.map(({ flight_id }, index) => (
            <Fragment key={flight_id}>
              {index > 0 && <span className={styles.stop} />}
              <span className={styles.rail} />
            </Fragment>
          ))}
          <span className={styles.goal} />
        </span>
        {saysStops && <span>{t("flight.stops", { count: segments.length - 1 })}</span>}
      </div>
      <div className={styles.arrival}>
        <End at={last.destination} local={last.arrives_local} word={t("flight.arrives")} shift={day_shift} />
      </div>
    </div>
  );
}
