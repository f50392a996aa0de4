import { useState } from "react";
import type { PrepareExtraProps } from "#app/src/features/reservation/product-parts.ts";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { useLazyModule } from "#design-system/aria/useLazyModule.ts";
import { Code } from "#design-system/components/Bidi/Bidi.tsx";
import { Button } from "#design-system/components/Button/Button.tsx";
import { Stack } from "#design-system/components/Layout/Layout.tsx";
import { Surface } from "#design-system/components/Surface/Surface.tsx";
import { Heading, Text } from "#design-system/components/Text/Text.tsx";
import { inLocale } from "#domain/text/in-locale.ts";
import { isolated } from "#domain/text/isolated.ts";
import { formatMoneyText } from "#domain/text/money.ts";
import type { FlightReservationValue, FlightSubject } from "#products/flight/contract/flight.shapes.ts";
import { groupsInOrder } from "#products/flight/rules/passengers.ts";
import { seatUsesOf } from "#products/flight/rules/seat-uses.ts";
import { numberOf } from "./flight-words.ts";
import * as styles from "./seats.css.ts";

/** Travellers with a seat, by their place among the travellers: adults first, as in the form. */
function seatedOf(subject: FlightSubject, names: readonly string[]) {
  return seatUsesOf(groupsInOrder(subject)).flatMap((use, traveller) =>
    use === null ? [] : [{ traveller, use, name: names[traveller] ?? "" }],
  );
}

/** Names of the flights to choose among. */
function useFlights({ flights }: FlightSubject) {
  const t = useText();
  const { locale } = useEnvironment();
  return flights.flatMap(({ segments }) =>
    segments.map((segment) => ({
      id: segment.flight_id,
      name: t("flightSeats.flight.name", {
        number: isolated(numberOf(segment)),
        from: inLocale(segment.origin.city, "name", locale),
        to: inLocale(segment.destination.city, "name", locale),
      }),
    })),
  );
}

type ChosenProps = {
  reservation: FlightReservationValue;
  flights: ReturnType<typeof useFlights>;
  names: readonly string[];
};

/** The seats that are the travellers' by now, flight by flight. */
function Chosen({ reservation: { seats }, flights, names }: ChosenProps) {
  const t = useText();
  const { locale } = useEnvironment();
  const chosen = flights
    .map(({ id, name }) => ({ id, name, seats: seats.filter(({ flight_id }) => flight_id === id) }))
    .filter((flight) => flight.seats.length > 0);
  if (chosen.length === 0) return null;
  return (
    <ul className={styles.flights}>
      {chosen.map(({ id, name, seats: own }) => (
        <li key={id}>
          <Text as="span" size="small" tone="soft">
            {name}
          </Text>
          <ul className={styles.seats}>
            {own.map(({ traveller, seat, price }) => (
              <li key={traveller} data-chosen-seat={seat}>
                <Code>{seat}</Code> · <bdi>{names[traveller]}</bdi> ·{" "}
                {price === 0 ? t("flightSeats.price.none") : formatMoneyText(price, locale)}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

/** R66: seats may be chosen while the flights are held; the map is loaded on demand. */
export function SeatsSection({
  reservation,
  names,
  client,
  onPut,
  onChanged,
}: PrepareExtraProps<FlightReservationValue>) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const { module, request } = useLazyModule(() => import("./seat-map/SeatChooser.tsx"));
  const [first, ...others] = useFlights(reservation.subject);
  const [seated, ...companions] = seatedOf(reservation.subject, names);
  if (first === undefined || seated === undefined) return null;
  const flights = [first, ...others] as const;
  return (
    <Surface as="section" labelledBy="seats">
      <Stack gap="sm">
        <Heading level={2} look="title" id="seats">
          {t("flightSeats.title")}
        </Heading>
        <Text size="small" tone="soft">
          {t("flightSeats.text")}
        </Text>
        <Chosen reservation={reservation} flights={[...flights]} names={names} />
        <div>
          <Button
            look="outline"
            hasPopup="dialog"
            isBusy={isOpen && module === null}
            onClick={() => {
              request();
              setOpen(true);
            }}
          >
            {t(reservation.seats.length === 0 ? "flightSeats.choose" : "flightSeats.change")}
          </Button>
          {isOpen && module && (
            <module.SeatChooser
              reservation={reservation}
              people={[seated, ...companions]}
              names={names}
              flights={flights}
              client={client}
              onClose={() => setOpen(false)}
              onSaved={(value) => {
                onPut(value);
                setOpen(false);
              }}
              onClosed={() => {
                setOpen(false);
                onChanged();
              }}
            />
          )}
        </div>
      </Stack>
    </Surface>
  );
}
