import type { ReactNode } from "react";
import { Choice } from "#design-system/components/Field/Field.tsx";
import { Text } from "#design-system/components/Text/Text.tsx";
import * as styles from "./reservation.css.ts";

type PricedChoicesProps<Value> = {
  legend: string;
  /** Name of the group: distinct on its page. */
  name: string;
  choices: readonly { value: Value; label: string; cost?: string }[];
  chosen: Value | null;
  onChoose: (value: Value) => void;
  /** Note below the choices. */
  children?: ReactNode;
};

/** A choice of one: each with its cost on a line of its own. */
export const PricedChoices = <Value extends string | number | null>({
  legend,
  name,
  choices,
  chosen,
  onChoose,
  children,
}: PricedChoicesProps<Value>) => (
  <fieldset className={styles.choices}>
    <legend className={styles.choicesOf}>{legend}</legend>
    {choices.map(({ value, label, cost }) => (
      <Choice
        key={value}
        kind="radio"
        name={name}
        value={String(value)}
        isChecked={chosen === value}
        onChange={() => onChoose(value)}
      >
        {label}
        {cost !== undefined && (
          <span className={styles.choiceCost}>
            <Text as="span" size="small" tone="soft">
              {cost}
            </Text>
          </span>
        )}
      </Choice>
    ))}
    {children}
  </fieldset>
);
