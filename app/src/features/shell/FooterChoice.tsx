import type { ReactNode } from "react";
import { Text } from "#design-system/components/Text/Text.tsx";
import { cx } from "#design-system/theme/cx.ts";
import { selectArrow } from "#design-system/theme/select.css.ts";
import * as styles from "./Footer.css.ts";

type FooterChoiceProps = {
  label: string;
  value: string;
  options: readonly (readonly [value: string, label: string])[];
  onChoose: (value: string) => void;
  /** Below the choice. */
  children?: ReactNode;
};

/** A choice about how pages are shown. */
export const FooterChoice = ({ label, value, options, onChoose, children }: FooterChoiceProps) => (
  <div className={styles.choiceBox}>
    <label className={styles.choiceField}>
      <Text as="span" size="small" tone="soft">
        {label}
      </Text>
      <select
        className={cx(styles.choice, selectArrow)}
        value={value}
        onChange={(event) => onChoose(event.target.value)}
      >
        {options.map(([name, text]) => (
          <option key={name} value={name}>
            {text}
          </option>
        ))}
      </select>
    </label>
    {children}
  </div>
);
