import { useSignals } from "@preact/signals-react/runtime";
import { useId, useState } from "react";
import type { Client } from "#app/src/api/client.ts";
import * as styles from "#app/src/features/reservation/reservation.css.ts";
import { useStayWords } from "#app/src/features/stay/stay-words.ts";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Stack } from "#design-system/components/Layout/Layout.tsx";
import { DayField } from "#design-system/components/StayPicker/DayField.tsx";
import { Heading, Text } from "#design-system/components/Text/Text.tsx";
import { dayOfLocal } from "#domain/calendar/local-date-time.ts";
import type { IsoDate } from "#domain/calendar/types.ts";
import type { Locale } from "#domain/enums/enums.ts";
import { formatDate } from "#domain/text/dates.ts";
import { inLocale } from "#domain/text/in-locale.ts";
import type { FlightSubject } from "#products/flight/contract/flight.shapes.ts";
import { directionName } from "../direction-name.ts";
import { useFareDays } from "../fare-days.ts";
import { FlightsOfDay } from "./FlightsOfDay.tsx";
import { flightLine } from "./flight-line.ts";

type OtherFlightProps = {
  subject: FlightSubject;
  /** Its direction, from 0. */
  index: number;
  client: Client;
  /** Goes back for the flight that was bought, rial. */
  refundable: number;
  /** Offer of another flight; null while it stays. */
  chosen: string | null;
  onChoose: (offerId: string | null) => void;
};

/** One direction: the flight that was bought, and another day with its flights. */
export function OtherFlight(props: OtherFlightProps) {
  const { subject, index, client, onChoose } = props;
  useSignals();
  const t = useText();
  const environment = useEnvironment();
  const heading = useId();
  const [day, setDay] = useState<IsoDate>(() => dayOf(subject, index));
  const words = useDayWords();
  const flight = subject.flights[index];
  const [first, last] = [flight?.segments[0], flight?.segments.at(-1)];
  if (flight === undefined || first === undefined || last === undefined) throw new Error("A direction has a flight");
  const ends = {
    origin: cityOf(first.origin.city, environment.locale),
    destination: cityOf(last.destination.city, environment.locale),
  };
  const { departure: days } = useFareDays(client, ends, flight.class);
  return (
    <section aria-labelledby={heading}>
      <Stack gap="sm">
        <div className={styles.person}>
          <Heading level={3} look="label" id={heading}>
            {t(directionName(flight, subject.flights))}
          </Heading>
          <Text size="small" tone="soft">
            {formatDate(dayOfLocal(first.departs_local), environment, "short")} ·{" "}
            {flightLine(flight, environment.locale)}
          </Text>
        </div>
        <DayField
          label={t("reserve.flight.other.day")}
          name={`day-${index}`}
          value={day}
          today={environment.today}
          first={environment.today}
          words={words}
          onChange={(chosen) => {
            setDay(chosen ?? dayOf(subject, index));
            onChoose(null);
          }}
          {...(days !== null && { facts: days.facts.value, onMonthsShown: days.load })}
        />
        <FlightsOfDay key={day} {...props} flight={flight} day={day} />
      </Stack>
    </section>
  );
}

/** Day on which a direction leaves. */
function dayOf({ flights }: FlightSubject, index: number): IsoDate {
  const first = flights[index]?.segments[0];
  if (first === undefined) throw new Error("A direction has a flight");
  return dayOfLocal(first.departs_local);
}

const cityOf = (city: FlightSubject["origin"], locale: Locale) => ({
  id: `city-${city.id}`,
  name: inLocale(city, "name", locale),
});

/** The calendar's words for the day of another flight. */
function useDayWords() {
  const t = useText();
  return {
    ...useStayWords(),
    title: t("reserve.flight.other.day"),
    chooseCheckIn: t("reserve.flight.other.day"),
    soldOut: t("reserve.flight.other.full"),
    noPrice: t("reserve.flight.other.none"),
  };
}
