import type { Client } from "#app/src/api/client.ts";
import type { SeatFault } from "#app/src/features/prepare/seats.ts";
import { type Comer, ComerFields, USUAL_AGE } from "#app/src/features/reservation/change/ComerFields.tsx";
import * as styles from "#app/src/features/reservation/reservation.css.ts";
import { useCountries } from "#app/src/features/traveller/useCountries.ts";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Button } from "#design-system/components/Button/Button.tsx";
import { Inline, Stack } from "#design-system/components/Layout/Layout.tsx";
import { ROOMS } from "#domain/bounds.ts";
import { formatNumber } from "#domain/text/numbers.ts";
import type { Trip } from "#domain/validation/trip.ts";
import type { TourSubject } from "#products/tour/contract/tour.shapes.ts";
import { seatsOf, withComer } from "./joining-tour.ts";

type JoiningProps = {
  subject: TourSubject;
  comers: readonly Comer[];
  faults: readonly SeatFault[];
  trip: Trip;
  client: Client;
  onChange: (comers: Comer[]) => void;
};

/** Travellers who join: in a room that was booked, or in one of their own. */
export function Joining({ subject, comers, faults, trip, client, onChange }: JoiningProps) {
  const t = useText();
  const { locale } = useEnvironment();
  const countries = useCountries(client, locale);
  const seats = seatsOf(subject, comers);
  const add = (room: number | null, age: number | null) => () => onChange(withComer(subject, comers, room, age));
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.choicesOf}>{t("reserve.tour.other.join")}</legend>
      <Stack gap="sm">
        {comers.map((comer, at) => {
          const seat = seats[at];
          return seat === undefined ? null : (
            <ComerFields
              key={comer.id}
              {...{ comer, at, seat, faults, trip, countries }}
              product={{ kind: "tour", say: (word, say, _, values) => say(`reserve.tour.${word}`, values) }}
              words={{ age: t("reserve.tour.other.age"), remove: t("reserve.tour.other.withoutComer") }}
              onChange={(change) => onChange(comers.map((one) => (one.id === comer.id ? { ...one, ...change } : one)))}
              onRemove={() => onChange(comers.filter(({ id }) => id !== comer.id))}
            />
          );
        })}
        {subject.rooms.map((_, room) => (
          <Inline key={room} gap="sm">
            <Button look="outline" icon="plus" onClick={add(room, null)}>
              {t("reserve.tour.other.addAdult", { room: formatNumber(room + 1, locale) })}
            </Button>
            <Button look="outline" icon="plus" onClick={add(room, USUAL_AGE)}>
              {t("reserve.tour.other.addChild", { room: formatNumber(room + 1, locale) })}
            </Button>
          </Inline>
        ))}
        {subject.rooms.length < ROOMS.max && (
          <Button look="outline" icon="plus" onClick={add(null, null)}>
            {t("reserve.tour.other.addRoom")}
          </Button>
        )}
      </Stack>
    </fieldset>
  );
}
