import { TravellerFields } from "#app/src/features/traveller/TravellerFields.tsx";
import type { PersonErrors } from "#app/src/features/traveller/traveller-draft.ts";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Button } from "#design-system/components/Button/Button.tsx";
import { Choice } from "#design-system/components/Field/Field.tsx";
import { Inline, Stack } from "#design-system/components/Layout/Layout.tsx";
import { Heading, Text } from "#design-system/components/Text/Text.tsx";
import type { GuestValue } from "#domain/contract/account.shapes.ts";
import type { Country } from "#domain/contract/base.shapes.ts";
import type { PersonField } from "#domain/validation/passenger-fields.ts";
import type { Trip } from "#domain/validation/trip.ts";
import * as styles from "./prepare.css.ts";
import { savedFor } from "./saved-fit.ts";
import { personName } from "./seat-words.ts";
import type { Seat } from "./seats.ts";
import { TravellerHead } from "./TravellerHead.tsx";
import { useAfterPress } from "./useAfterPress.ts";

export type TravellerSeatProps = {
  /** The place's number in the reservation, from 0. */
  id: number;
  seat: Seat;
  title: string;
  errors: PersonErrors & { is_room_supervisor?: string; age_group?: string };
  saved: readonly GuestValue[];
  countries: readonly Country[];
  /** Warnings by field, which block nothing. */
  warnings: PersonErrors;
  trip: Trip;
  /** With more than one traveller each is folded to a line; null where there is one alone. */
  fold: { isOpen: boolean; missing: readonly string[]; onToggle: () => void; onNext: (() => void) | null } | null;
  /** True when an adult may be chosen to answer for the room. */
  hasRooms: boolean;
  onChange: (field: PersonField, text: string) => void;
  onVisit: (field: string) => void;
  onUse: (guest: GuestValue) => void;
  onSupervise: () => void;
};

/** One place of a room and its traveller: a saved one in one tap, or typed. */
export function TravellerSeat(props: TravellerSeatProps) {
  const { id, seat, title, fold, onVisit } = props;
  const t = useText();
  const { locale } = useEnvironment();
  const afterPress = useAfterPress();
  return (
    <div
      role="group"
      aria-labelledby={`seat-${id}`}
      className={styles.seat}
      // Each field's place bears its name, so that the summary above can lead to it.
      onBlur={({ target }) => {
        if ("name" in target && typeof target.name === "string") {
          const { name } = target;
          afterPress(() => onVisit(name));
        }
      }}
    >
      {fold ? (
        <TravellerHead id={id} title={title} name={personName(seat.person, locale)} {...fold} />
      ) : (
        <Heading level={3} look="label" id={`seat-${id}`}>
          {title}
        </Heading>
      )}
      <div id={`seat-body-${id}`} className={styles.seatBody} hidden={fold !== null && !fold.isOpen}>
        <Stack gap="md">
          <SeatFields {...props} />
          {fold?.onNext && (
            <Button look="outline" onClick={fold.onNext}>
              {t("reserve.traveller.next")}
            </Button>
          )}
        </Stack>
      </div>
    </div>
  );
}

/** Form fields of one traveller. */
function SeatFields(props: TravellerSeatProps) {
  const { id, seat, errors, saved, countries, warnings, trip, hasRooms, onChange, onUse, onSupervise } = props;
  const t = useText();
  const { locale } = useEnvironment();
  const isAdult = seat.place.ageGroup === "adult";
  const offered = savedFor(seat, saved, trip, locale);
  return (
    <>
      {offered.length > 0 && (
        <div className={styles.saved} role="group" aria-labelledby={`saved-${id}`}>
          <Text as="span" size="small" tone="soft" id={`saved-${id}`}>
            {t("reserve.traveller.saved")}
          </Text>
          <Inline gap="xs">
            {offered.map((guest) => (
              <Button key={guest.id} look="outline" icon="person" onClick={() => onUse(guest)}>
                {personName(guest, locale)}
              </Button>
            ))}
          </Inline>
        </div>
      )}
      <TravellerFields
        person={seat.person}
        onChange={onChange}
        errors={errors}
        countries={countries}
        warnings={warnings}
        product={trip.kind}
        scope={trip.scope}
        needsLatinNames={trip.needsLatinNames}
        travellerRole={seat.isSupervisor ? "supervisor" : "traveller"}
        section={`section-p${id + 1}`}
        idPrefix={`travellers.${id}`}
      />
      {hasRooms && isAdult && (
        <div id={`travellers.${id}.is_room_supervisor`}>
          <Choice
            kind="radio"
            name={`supervisor-${seat.place.room}`}
            value={String(id)}
            isChecked={seat.isSupervisor}
            onChange={onSupervise}
          >
            {t("reserve.traveller.supervisor")}
          </Choice>
        </div>
      )}
      {errors.age_group && (
        <Text size="small" tone="anar">
          {errors.age_group}
        </Text>
      )}
    </>
  );
}
