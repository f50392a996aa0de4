import { Button, IconButton } from "#design-system/components/Button/Button.tsx";
import { SelectField } from "#design-system/components/Field/Field.tsx";
import { Stepper } from "#design-system/components/Stepper/Stepper.tsx";
import { Heading, Text } from "#design-system/components/Text/Text.tsx";
import { useLocale } from "#design-system/theme/LocaleContext.tsx";
import { CHILD_AGE, PARTY, ROOMS } from "#domain/bounds.ts";
import { areWithinBounds, bedsOf, type Party, peopleOf, spreadOver, USUAL_ROOM } from "#domain/rooms.ts";
import { formatNumber } from "#domain/text/numbers.ts";
import * as styles from "./OccupancyPicker.css.ts";
import type { OccupancyWords } from "./words.ts";

/** The default age of a new child: old enough for a bed, so that no price shown is too low. */
const USUAL_AGE = 7;
const ages = Array.from({ length: CHILD_AGE.max - CHILD_AGE.min + 1 }, (_, index) => CHILD_AGE.min + index);

export type OccupancyPickerProps = {
  value: readonly Party[];
  onChange: (parties: Party[]) => void;
  words: OccupancyWords;
};

type RoomProps = {
  party: Party;
  /** Of the room, in the reader's digits. */
  number: string;
  /** Whether all rooms stay within the bounds with this party here. */
  isAllowed: (party: Party) => boolean;
  onChange: (party: Party) => void;
  /** Absent for the only room. */
  onRemove?: () => void;
  words: OccupancyWords;
};

/** Who sleeps in one room. */
function Room({ party, number, isAllowed, onChange, onRemove, words }: RoomProps) {
  const { adults, children } = party;
  const withChild = { ...party, children: [...children, USUAL_AGE] };
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
        max={isAllowed(withChild) ? PARTY.max : children.length}
        onChange={(count) =>
          onChange(count > children.length ? withChild : { ...party, children: children.slice(0, count) })
        }
        words={steps}
      />
      {children.length > 0 && <Ages party={party} isAllowed={isAllowed} onChange={onChange} words={words} />}
    </section>
  );
}

/** How old each child is. */
function Ages({ party, isAllowed, onChange, words }: Omit<RoomProps, "number" | "onRemove">) {
  const { locale } = useLocale();
  return (
    <div className={styles.ages}>
      {party.children.map((age, child) => (
        <SelectField
          key={child}
          label={words.age(formatNumber(child + 1, locale))}
          value={String(age)}
          onChange={({ target }) => {
            const next = { ...party, children: party.children.with(child, Number(target.value)) };
            if (isAllowed(next)) onChange(next);
          }}
          options={ages.map((choice) => ({ value: String(choice), label: words.ageValue(choice) }))}
        />
      ))}
    </div>
  );
}

/** More in one room than nearly any has beds for. */
const CROWD = 5;

/** Rooms, and who sleeps in each. What would break a bound cannot be pressed, and the bound is said. */
export function OccupancyPicker({ value, onChange, words }: OccupancyPickerProps) {
  const { locale } = useLocale();
  const added: Party[] = [...value, { adults: 1, children: [] }];
  const spread = value.some((party) => bedsOf(party) >= CROWD) ? spreadOver(value, USUAL_ROOM) : null;
  return (
    <div className={styles.picker}>
      {value.map((party, index) => (
        <Room
          key={index}
          party={party}
          number={formatNumber(index + 1, locale)}
          isAllowed={(next) => areWithinBounds(value.with(index, next))}
          onChange={(next) => onChange(value.with(index, next))}
          onRemove={value.length > ROOMS.min ? () => onChange(value.toSpliced(index, 1)) : undefined}
          words={words}
        />
      ))}
      {spread && (
        <Button look="outline" icon="people" onClick={() => onChange(spread)}>
          {words.inRooms({ people: peopleOf(spread), rooms: spread.length })}
        </Button>
      )}
      <Button look="outline" icon="plus" isDisabled={!areWithinBounds(added)} onClick={() => onChange(added)}>
        {words.addRoom}
      </Button>
      <Text size="caption" tone="mute">
        {words.limit}
      </Text>
    </div>
  );
}
