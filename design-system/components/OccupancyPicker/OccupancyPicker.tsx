import { Button, IconButton } from "#design-system/components/Button/Button.tsx";
import { SelectField } from "#design-system/components/Field/Field.tsx";
import { Stepper } from "#design-system/components/Stepper/Stepper.tsx";
import { Heading, Text } from "#design-system/components/Text/Text.tsx";
import { useLocale } from "#design-system/theme/LocaleContext.tsx";
import { CHILD_AGE, PARTY, ROOMS } from "#domain/bounds.ts";
import { areWithinBounds, type Party } from "#domain/rooms.ts";
import { formatNumber } from "#domain/text/numbers.ts";
import * as styles from "./OccupancyPicker.css.ts";
import type { OccupancyWords } from "./words.ts";

/** The age a new child has until it is told: old enough for a bed, so no price is promised too low. */
const USUAL_AGE = 7;
const ages = Array.from({ length: CHILD_AGE.max - CHILD_AGE.min + 1 }, (_, index) => CHILD_AGE.min + index);

export type OccupancyPickerProps = {
  value: readonly Party[];
  onChange: (parties: Party[]) => void;
  words: OccupancyWords;
};

/** Rooms, and who sleeps in each. What would break a bound cannot be pressed, and the bound is said. */
export function OccupancyPicker({ value, onChange, words }: OccupancyPickerProps) {
  const { locale } = useLocale();
  const replaced = (index: number, party: Party): Party[] => value.map((other, at) => (at === index ? party : other));
  const added: Party[] = [...value, { adults: 1, children: [] }];
  const isFull = !areWithinBounds(added);
  const steps = { more: words.more, less: words.less };

  return (
    <div className={styles.picker}>
      {value.map((party, index) => {
        const number = formatNumber(index + 1, locale);
        const withAdult = replaced(index, { ...party, adults: party.adults + 1 });
        const withChild = replaced(index, { ...party, children: [...party.children, USUAL_AGE] });
        return (
          <section key={index} className={styles.room} aria-label={words.room(number)}>
            <div className={styles.roomHead}>
              <Heading level={3} look="label">
                {words.room(number)}
              </Heading>
              {value.length > ROOMS.min && (
                <IconButton
                  icon="close"
                  label={words.removeRoom(number)}
                  onClick={() => onChange(value.filter((_, at) => at !== index))}
                />
              )}
            </div>
            <Stepper
              label={words.adults}
              hint={words.adultsHint}
              value={party.adults}
              min={1}
              max={areWithinBounds(withAdult) ? PARTY.max : party.adults}
              onChange={(adults) => onChange(replaced(index, { ...party, adults }))}
              words={steps}
            />
            <Stepper
              label={words.children}
              hint={words.childrenHint}
              value={party.children.length}
              min={0}
              max={areWithinBounds(withChild) ? PARTY.max : party.children.length}
              onChange={(count) =>
                onChange(
                  count > party.children.length
                    ? withChild
                    : replaced(index, { ...party, children: party.children.slice(0, count) }),
                )
              }
              words={steps}
            />
            {party.children.length > 0 && (
              <div className={styles.ages}>
                {party.children.map((age, child) => (
                  <SelectField
                    key={child}
                    label={words.age(formatNumber(child + 1, locale))}
                    value={String(age)}
                    onChange={(event) => {
                      const next = replaced(index, {
                        ...party,
                        children: party.children.map((other, at) =>
                          at === child ? Number(event.target.value) : other,
                        ),
                      });
                      if (areWithinBounds(next)) onChange(next);
                    }}
                    options={ages.map((choice) => ({ value: String(choice), label: words.ageValue(choice) }))}
                  />
                ))}
              </div>
            )}
          </section>
        );
      })}
      <Button look="outline" icon="plus" isDisabled={isFull} onClick={() => onChange(added)}>
        {words.addRoom}
      </Button>
      <Text size="caption" tone="mute">
        {words.limit}
      </Text>
    </div>
  );
}
