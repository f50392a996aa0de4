import { useId } from "react";
import { Icon } from "#design-system/components/Icon/Icon.tsx";
import { useLocale } from "#design-system/theme/LocaleContext.tsx";
import { formatNumber } from "#domain/text/numbers.ts";
import * as styles from "./Stepper.css.ts";

export type StepperProps = {
  label: string;
  hint?: string;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
  words: { more: string; less: string };
};

/** A small number, changed by one at a time. Minus is first in reading direction, plus last. */
export function Stepper({ label, hint, value, min, max, onChange, words }: StepperProps) {
  const { locale } = useLocale();
  const id = useId();
  return (
    <div className={styles.row} role="group" aria-labelledby={id}>
      <span className={styles.words}>
        <span id={id} className={styles.label}>
          {label}
        </span>
        {hint && <span className={styles.hint}>{hint}</span>}
      </span>
      <span className={styles.controls}>
        <button
          type="button"
          className={styles.step}
          disabled={value <= min}
          onClick={() => onChange(value - 1)}
          aria-label={`${words.less}: ${label}`}
        >
          <Icon name="minus" />
        </button>
        <output className={styles.value} aria-live="polite">
          {formatNumber(value, locale)}
        </output>
        <button
          type="button"
          className={styles.step}
          disabled={value >= max}
          onClick={() => onChange(value + 1)}
          aria-label={`${words.more}: ${label}`}
        >
          <Icon name="plus" />
        </button>
      </span>
    </div>
  );
}
