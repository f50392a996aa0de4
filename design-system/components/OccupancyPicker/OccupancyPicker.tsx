import { Button, IconButton } from "#design-system/components/Button/Button.tsx";
import { SelectField } from "#design-system/components/Field/Field.tsx";
import { Stepper } from "#design-system/components/Stepper/Stepper.tsx";
import { Heading, Text } from "#design-system/components/Text/Text.tsx";
import { useLocale } from "#design-system/theme/LocaleContext.tsx";
import { CHILD_AGE, PARTY, ROOMS } from "#domain/bounds.ts";
import {
  bedsOf,
  hasPlaceFor,
  peopleOf,
  type RequestedParty,
  roomsFaults,
  spreadOver,
  USUAL_ROOM,
} from "#domain/rooms.ts";
import { formatNumber } from "#domain/text/numbers.ts";
import * as styles from "./OccupancyPicker.css.ts";
import type { OccupancyWords } from "./words.ts";

/** Selectable ages of a child, in completed years. */
export const childAges = Array.from({ length: CHILD_AGE.max - CHILD_AGE.min + 1 }, (_, index) => CHILD_AGE.min + index);

export type OccupancyPickerProps = {
  value: readonly RequestedParty[];
  onChange: (parties: RequestedParty[]) => void;
  /** The visitor tried to continue: a missing age is reported at its field. */
  isTried?: boolean;
  words: OccupancyWords;
};

type RoomProps = Required<Pick<OccupancyPickerProps, "isTried" | "words">> & {
  party: RequestedParty;
  /** Number of the room, in the reader's digits. */
  number: string;
  /** True when all rooms stay within the bounds with this party here. */
  isAllowed: (party: RequestedParty) => boolean;
  onChange: (party: RequestedParty) => void;
  /** Absent for the only room. */
  onRemove?: () => void;
};

/** Chooses the party of one room. An added child has no age until one is chosen (R136). */
function Room({ party, number, isAllowed, onChange, onRemove, isTried, words }: RoomProps) {
  const { adults, children } = party;
  const withChild = { ...party, children: [...children, null] };
  const steps = { more: words.more, less: words.less };
  return (
    <section className={styles.room} aria-label={words.room(number)}>
      <div className={styles.roomHead}>
        <Heading level={3} look="label">
          {words.room(number)}
        </Heading>
        {onRemove && <IconButton icon="close" label={words.removeRoom(number)} onClick={onRemove} />}
      </div>
      <Stepper
        label={words.adults}
        hint={words.adultsHint}
        value={adults}
        min={1}
        max={isAllowed({ ...party, adults: adults + 1 }) ? PARTY.max : adults}
        onChange={(count) => onChange({ ...party, adults: count })}
        words={steps}
      />
      <Stepper
        label={words.children}
        hint={words.childrenHint}
        value={children.length}
        min={0}
        max={isAllowed(withChild) ? children.length + 1 : children.length}
        onChange={(count) =>
          onChange(count > children.length ? withChild : { ...party, children: children.slice(0, count) })
        }
        words={steps}
      />
      {children.length > 0 && <Ages party={party} onChange={onChange} isTried={isTried} words={words} />}
    </section>
  );
}

/** Fields for the age of each child. */
function Ages({ party, onChange, isTried, words }: Pick<RoomProps, "party" | "onChange" | "isTried" | "words">) {
  const { locale } = useLocale();
  return (
    <>
      <div className={styles.ages}>
        {party.children.map((age, child) => (
          <SelectField
            key={child}
            label={words.age(formatNumber(child + 1, locale))}
            isRequired
            value={age === null ? "" : String(age)}
            error={isTried && age === null ? words.fault({ code: "child_age_missing" }) : null}
            onChange={({ target }) =>
              onChange({
                ...party,
                children: party.children.with(child, target.value === "" ? null : Number(target.value)),
              })
            }
            options={[
              ...(age === null ? [{ value: "", label: words.ageChoose }] : []),
              ...childAges.map((choice) => ({ value: String(choice), label: words.ageValue(choice) })),
            ]}
          />
        ))}
      </div>
      <Text size="caption" tone="mute">
        {words.ageHint}
      </Text>
    </>
  );
}

/** Bound for one room, above the beds of nearly any. */
const CROWD = 5;

/** The bound, and a fault of all rooms together; a bound that is exceeded is its own fault. Ages have fields for theirs. */
function Together({ value, words }: Pick<OccupancyPickerProps, "value" | "words">) {
  const fault = roomsFaults(value).find(({ code }) => code !== "child_age_missing");
  const said = fault && words.fault(fault);
  return (
    <div>
      <div role="status">
        {said && (
          <Text size="small" tone="anar">
            {said}
          </Text>
        )}
      </div>
      {said !== words.limit && (
        <Text size="caption" tone="mute">
          {words.limit}
        </Text>
      )}
    </div>
  );
}

/** Rooms, and the guests of each. Buttons beyond the bounds are disabled; the bound and any violation are stated. */
export function OccupancyPicker({ value, onChange, isTried = false, words }: OccupancyPickerProps) {
  const { locale } = useLocale();
  const added: RequestedParty[] = [...value, { adults: 1, children: [] }];
  const spread = value.some((party) => bedsOf(party) >= CROWD) ? spreadOver(value, USUAL_ROOM) : null;
  return (
    <div className={styles.picker}>
      {value.map((party, index) => (
        <Room
          key={index}
          party={party}
          number={formatNumber(index + 1, locale)}
          isAllowed={(next) => hasPlaceFor(value.with(index, next))}
          onChange={(next) => onChange(value.with(index, next))}
          onRemove={value.length > ROOMS.min ? () => onChange(value.toSpliced(index, 1)) : undefined}
          isTried={isTried}
          words={words}
        />
      ))}
      {spread && (
        <Button look="outline" icon="people" onClick={() => onChange(spread)}>
          {words.inRooms({ people: peopleOf(spread), rooms: spread.length })}
        </Button>
      )}
      <Button look="outline" icon="plus" isDisabled={!hasPlaceFor(added)} onClick={() => onChange(added)}>
        {words.addRoom}
      </Button>
      <Together value={value} words={words} />
    </div>
  );
}
