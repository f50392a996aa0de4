import { seatWords } from "#app/src/features/prepare/seat-words.ts";
import type { Seat, SeatFault } from "#app/src/features/prepare/seats.ts";
import type { AnyParts } from "#app/src/features/reservation/product-parts.ts";
import { TravellerFields } from "#app/src/features/traveller/TravellerFields.tsx";
import type { PersonDraft } from "#app/src/features/traveller/traveller-draft.ts";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Button } from "#design-system/components/Button/Button.tsx";
import { SelectField } from "#design-system/components/Field/Field.tsx";
import { Stack } from "#design-system/components/Layout/Layout.tsx";
import { CHILD_UNTIL } from "#domain/bounds.ts";
import type { Country } from "#domain/contract/base.shapes.ts";
import { formatNumber } from "#domain/text/numbers.ts";
import { ageGroupAt } from "#domain/validation/age.ts";
import type { Trip } from "#domain/validation/trip.ts";

/** A traveller who joins a booking. `age`: of a child on the first day; null of an adult. `room`: the id of its room. */
export type Comer = {
  readonly id: number;
  readonly room: number;
  readonly age: number | null;
  readonly person: PersonDraft;
};

/** Age that a child who joins has until another is chosen. */
export const USUAL_AGE = 6;

/**
 * Those who join as seats of the traveller's form, each in the room with its id among `rooms`. `isNew`: true of a room that
 * comes, which its first adult supervises.
 */
export const seatsOfComers = (
  comers: readonly Comer[],
  rooms: readonly { readonly id: number; readonly isNew: boolean }[],
): Seat[] =>
  comers.map(({ id, room, age, person }) => {
    const at = rooms.findIndex((one) => one.id === room);
    const isFirst = comers.find((one) => one.room === room && one.age === null)?.id === id;
    return {
      place: { room: at, age, ageGroup: age === null ? "adult" : ageGroupAt(age) },
      person,
      isSupervisor: rooms[at]?.isNew === true && isFirst,
    };
  });

type ComerFieldsProps = {
  comer: Comer;
  /** Place among those who join. */
  at: number;
  seat: Seat;
  faults: readonly SeatFault[];
  trip: Trip;
  countries: readonly Country[];
  product: Pick<AnyParts, "kind" | "say">;
  words: { readonly age: string; readonly remove: string };
  onChange: (change: Partial<Comer>) => void;
  onRemove: () => void;
};

/** The form of one traveller who joins, with the age of a child. */
export function ComerFields(props: ComerFieldsProps) {
  const { comer, at, seat, faults, trip, countries, product, words, onChange, onRemove } = props;
  const t = useText();
  const { locale } = useEnvironment();
  const { faultText } = seatWords(product, t, locale);
  const own = faults.filter((fault) => fault.seat === at && fault.field !== "is_room_supervisor");
  const { id, age, person } = comer;
  return (
    <Stack gap="sm">
      {age !== null && (
        <SelectField
          label={words.age}
          value={String(age)}
          options={AGES.map((one) => ({ value: String(one), label: formatNumber(one, locale) }))}
          onChange={(event) => onChange({ age: Number(event.target.value) })}
        />
      )}
      <TravellerFields
        person={person}
        onChange={(field, text) => onChange({ person: { ...person, [field]: text } })}
        errors={Object.fromEntries(own.map((fault) => [fault.field, faultText(fault)]))}
        countries={countries}
        product={trip.kind}
        scope={trip.scope}
        needsLatinNames={trip.needsLatinNames}
        travellerRole={seat.isSupervisor ? "supervisor" : "traveller"}
        section={`section-c${id}`}
        idPrefix={`travellers.${at}`}
        isNarrow
      />
      <Button look="outline" onClick={onRemove}>
        {words.remove}
      </Button>
    </Stack>
  );
}

const AGES = Array.from({ length: CHILD_UNTIL }, (_, age) => age);

/** Not asked of the provider: the faults stand beside their fields. */
export const incomplete = (message: string) =>
  ({ kind: "status", status: 400, reason: null, message, errors: [] }) as const;
