import { useState } from "react";
import type { Client } from "#app/src/api/client.ts";
import { personName } from "#app/src/features/prepare/seat-words.ts";
import type { SeatFault } from "#app/src/features/prepare/seats.ts";
import { ComerFields, USUAL_AGE } from "#app/src/features/reservation/change/ComerFields.tsx";
import * as styles from "#app/src/features/reservation/reservation.css.ts";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Button } from "#design-system/components/Button/Button.tsx";
import { Choice } from "#design-system/components/Field/Field.tsx";
import { Inline, Stack } from "#design-system/components/Layout/Layout.tsx";
import { Surface } from "#design-system/components/Surface/Surface.tsx";
import type { Country } from "#domain/contract/base.shapes.ts";
import type { StayReservationValue } from "#domain/contract/stay-reservation.shapes.ts";
import { inLocale } from "#domain/text/in-locale.ts";
import { formatNumber } from "#domain/text/numbers.ts";
import {
  type RoomDraft,
  type StayDraft,
  seatsOf,
  tripOf,
  withComer,
  withoutComer,
  withoutRoom,
} from "./changed-stay.ts";
import { OtherRate } from "./OtherRate.tsx";

type ChangedRoomProps = {
  index: number;
  room: RoomDraft;
  draft: StayDraft;
  reservation: StayReservationValue;
  client: Client;
  countries: readonly Country[];
  faults: readonly SeatFault[];
  onChange: (draft: StayDraft) => void;
};

/** A room of the booking as it is to be: its guests, its rate, and the way to leave it out. */
export function ChangedRoom(props: ChangedRoomProps) {
  const { index, room, draft, reservation, client, onChange } = props;
  const t = useText();
  const { locale } = useEnvironment();
  const [isChoosing, setChoosing] = useState(false);
  const booked = reservation.rooms.find((one) => one.rate_plan_id === room.ratePlanId);
  const number = formatNumber(index + 1, locale);
  const title = booked
    ? t("reserve.prepare.room", { number, name: inLocale(booked, "name", locale) })
    : t("reserve.status.room", { number });
  return (
    <Surface as="section" labelledBy={`changed-room-${room.id}`}>
      <Stack gap="sm">
        <fieldset className={styles.choices}>
          <legend className={styles.choicesOf} id={`changed-room-${room.id}`}>
            {title}
          </legend>
          {reservation.travellers.map((one, at) =>
            room.from === null || one.room !== room.from ? null : (
              <Choice
                key={at}
                name="stays"
                value={String(at)}
                isChecked={!draft.leaving.includes(at)}
                onChange={() => onChange({ ...draft, leaving: toggled(draft.leaving, at) })}
              >
                <bdi>{personName(personNamed(one), locale)}</bdi>
              </Choice>
            ),
          )}
        </fieldset>
        <Comers {...props} />
        <Inline gap="sm">
          <Button look="outline" icon="plus" onClick={() => onChange(withComer(draft, room.id, null))}>
            {t("reserve.stay.other.addAdult")}
          </Button>
          <Button look="outline" icon="plus" onClick={() => onChange(withComer(draft, room.id, USUAL_AGE))}>
            {t("reserve.stay.other.addChild")}
          </Button>
          <Button look="outline" onClick={() => setChoosing(!isChoosing)}>
            {t("reserve.stay.other.otherRate")}
          </Button>
          {draft.rooms.length > 1 && (
            <Button look="outline" onClick={() => onChange(withoutRoom(draft, room.id))}>
              {t("reserve.stay.other.dropRoom")}
            </Button>
          )}
        </Inline>
        {isChoosing && (
          <OtherRate
            {...{ index, room, draft, reservation, client }}
            onChoose={(rate) =>
              onChange({ ...draft, rooms: draft.rooms.map((one) => (one.id === room.id ? { ...one, ...rate } : one)) })
            }
          />
        )}
      </Stack>
    </Surface>
  );
}

const toggled = (list: readonly number[], one: number): number[] =>
  list.includes(one) ? list.filter((other) => other !== one) : [...list, one];

const personNamed = ({
  first_name_fa,
  last_name_fa,
  first_name_en,
  last_name_en,
}: StayReservationValue["travellers"][number]) => ({
  first_name_fa: first_name_fa ?? "",
  last_name_fa: last_name_fa ?? "",
  first_name_en: first_name_en ?? "",
  last_name_en: last_name_en ?? "",
});

/** The guests who come to a room, each with the form of a traveller. */
function Comers({ room, draft, reservation, countries, faults, onChange }: ChangedRoomProps) {
  const t = useText();
  const seats = seatsOf(draft);
  return draft.comers.map((comer, at) => {
    const seat = seats[at];
    if (comer.room !== room.id || seat === undefined) return null;
    return (
      <ComerFields
        key={comer.id}
        {...{ comer, at, seat, faults, countries }}
        trip={tripOf(reservation, draft)}
        product={{ kind: "property", say: (word, say, _, values) => say(`reserve.stay.${word}`, values) }}
        words={{ age: t("reserve.stay.other.age"), remove: t("reserve.stay.other.withoutGuest") }}
        onChange={(change) =>
          onChange({
            ...draft,
            comers: draft.comers.map((one) => (one.id === comer.id ? { ...one, ...change } : one)),
          })
        }
        onRemove={() => onChange(withoutComer(draft, comer.id))}
      />
    );
  });
}
