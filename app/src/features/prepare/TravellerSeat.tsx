import { TravellerFields } from "#app/src/features/traveller/TravellerFields.tsx";
import type { PersonErrors } from "#app/src/features/traveller/traveller-draft.ts";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Button } from "#design-system/components/Button/Button.tsx";
import { Choice } from "#design-system/components/Field/Field.tsx";
import { Icon } from "#design-system/components/Icon/Icon.tsx";
import { Inline, Stack } from "#design-system/components/Layout/Layout.tsx";
import { Heading, Text } from "#design-system/components/Text/Text.tsx";
import type { GuestValue } from "#domain/contract/account.shapes.ts";
import type { Country } from "#domain/contract/base.shapes.ts";
import type { PersonField } from "#domain/validation/passenger-fields.ts";
import type { Trip } from "#domain/validation/trip.ts";
import { isSame } from "./keep-travellers.ts";
import * as styles from "./prepare.css.ts";
import { savedFor } from "./saved-fit.ts";
import { personName } from "./seat-words.ts";
import type { Seat } from "./seats.ts";
import { TravellerHead } from "./TravellerHead.tsx";
import { useVisit } from "./useVisit.ts";

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
  fold: {
    isOpen: boolean;
    isBegun: boolean;
    missing: readonly string[];
    onToggle: () => void;
    onNext: (() => void) | null;
  } | null;
  /** True when another adult of the room may answer for it. */
  canSupervise: boolean;
  /** True for the contact of the booking, who is reached by the fields above all travellers. */
  isContact?: boolean;
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
  const onBlur = useVisit(onVisit);
  return (
    <div role="group" aria-labelledby={`seat-${id}`} className={styles.seat} onBlur={onBlur}>
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

type SavedTravellerProps = { guest: GuestValue; isHere: boolean; onUse: (guest: GuestValue) => void };

/** A saved traveller, who takes the place in one tap. */
function SavedTraveller({ guest, isHere, onUse }: SavedTravellerProps) {
  const { locale } = useEnvironment();
  return (
    <button type="button" className={styles.savedOne} aria-pressed={isHere} onClick={() => onUse(guest)}>
      <Icon name={isHere ? "check" : "person"} size="small" />
      <bdi>{personName(guest, locale)}</bdi>
    </button>
  );
}

/** Form fields of one traveller. */
function SeatFields(props: TravellerSeatProps) {
  const { id, seat, errors, saved, countries, warnings, trip, canSupervise, isContact, onChange, onUse, onSupervise } =
    props;
  const t = useText();
  const { locale } = useEnvironment();
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
              <SavedTraveller key={guest.id} guest={guest} isHere={isSame(seat.person, guest)} onUse={onUse} />
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
        {...(isContact && { part: "rest" })}
      />
      {canSupervise && (
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
