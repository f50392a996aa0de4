import type { ReactNode } from "react";
import { from } from "#design-system/theme/media.ts";
import { useMedia } from "#design-system/theme/use-media.ts";
import * as styles from "./StayPicker.css.ts";

type TypedFoldProps = {
  /** Label of the fold, on a narrow screen. */
  title: string;
  children: ReactNode;
};

/** Fields of typed dates above a calendar: open on wide screens, folded on narrow ones. */
export function TypedFold({ title, children }: TypedFoldProps) {
  const isWide = useMedia(from.md);
  const fields = (
    <fieldset
      className={styles.typed}
      // Enter accepts the date, without submitting the surrounding form.
      onKeyDown={(event) => {
        if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
        event.preventDefault();
        event.target.blur();
        // A refusal is read at its field, and a sheet that closes leads back to its button from inside alone.
        event.target.focus();
      }}
    >
      {children}
    </fieldset>
  );
  if (isWide) return fields;
  return (
    <details className={styles.typing}>
      <summary className={styles.typingSummary}>{title}</summary>
      {fields}
    </details>
  );
}
