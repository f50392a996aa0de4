import type { StatusNoteProps } from "#app/src/features/reservation/product-parts.ts";
import { SupportNumbers } from "#app/src/features/support/SupportNumbers.tsx";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Icon } from "#design-system/components/Icon/Icon.tsx";
import { Stack } from "#design-system/components/Layout/Layout.tsx";
import { Text } from "#design-system/components/Text/Text.tsx";
import { dayOfLocal, formatLocalTime } from "#domain/calendar/local-date-time.ts";
import { formatDate } from "#domain/text/dates.ts";
import { inLocale } from "#domain/text/in-locale.ts";
import { COMMA } from "#domain/text/numbers.ts";
import type { FlightReservationValue } from "#products/flight/contract/flight.shapes.ts";
import { atTheAirport } from "#products/flight/rules/at-the-airport.ts";
import { terminalText } from "#products/flight/rules/terminal-text.ts";
import { CancelledNote, RetimedNote } from "./ChangeNote.tsx";
import { shownChangesOf } from "./flight-changes.ts";
import * as styles from "./reserved.css.ts";

/** Place and time at which the travellers are for their next flight. */
function BeThere({ reservation: { subject, now } }: Pick<StatusNoteProps<FlightReservationValue>, "reservation">) {
  const t = useText();
  const environment = useEnvironment();
  const { locale } = environment;
  const next = subject.flights.map(({ segments }) => segments[0]).find((first) => first && first.departs_at > now);
  if (next === undefined) return null;
  const due = atTheAirport(next.departs_local);
  const { terminal } = next.origin;
  const airport = [
    inLocale(next.origin, "name", locale),
    ...(terminal === null ? [] : [t("flight.terminal", { terminal: terminalText(terminal, locale) })]),
  ].join(COMMA[locale]);
  const day = formatDate(dayOfLocal(due), environment, "day");
  return (
    <p className={styles.beThere}>
      <Icon name="clock" />
      {t("reserve.flight.beThere", { airport, day, time: formatLocalTime(due, locale) })}
    </p>
  );
}

/**
 * Changes by the carriers, each with its answer, and where a traveller's rights are explained; without any, the next step
 * of a booking that is there.
 */
export function StatusNote(props: StatusNoteProps<FlightReservationValue>) {
  const t = useText();
  const { reservation } = props;
  const changes = shownChangesOf(reservation);
  if (changes.length === 0) return reservation.status === "successful" ? <BeThere reservation={reservation} /> : null;
  return (
    <Stack gap="sm">
      {changes.map((change) =>
        change.after === null ? (
          <CancelledNote key={change.segment.flight_id} change={change} />
        ) : (
          <RetimedNote key={change.segment.flight_id} {...props} change={change} />
        ),
      )}
      <Text size="small" tone="soft">
        {t("reserve.flight.change.rights")} <SupportNumbers />
      </Text>
    </Stack>
  );
}
