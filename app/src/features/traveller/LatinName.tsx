import { useRef } from "react";
import { useText } from "#app/src/messages/words.ts";
import { Button } from "#design-system/components/Button/Button.tsx";
import { TextField, type TextFieldProps } from "#design-system/components/Field/Field.tsx";
import { Text } from "#design-system/components/Text/Text.tsx";
import { airlineSpelling, hasSigns } from "#domain/text/airline-spelling.ts";
import { isolated } from "#domain/text/isolated.ts";
import { isEnglish } from "#domain/validation/letters.ts";
import * as styles from "./TravellerFields.css.ts";

export type LatinNameProps = Omit<TextFieldProps, "value" | "onChange" | "ref"> & {
  value: string;
  onChange: (value: string) => void;
};

/** A name in Latin letters. One with signs that tickets do not have is offered as they spell it. */
export function LatinName({ value, onChange, ...field }: LatinNameProps) {
  const t = useText();
  const input = useRef<HTMLInputElement>(null);
  const spelling = airlineSpelling(value);
  const canBeMended = hasSigns(value) && isEnglish(spelling);
  /** The button goes with the signs. */
  function take(): void {
    onChange(spelling);
    input.current?.focus();
  }
  return (
    <>
      <TextField ref={input} {...field} value={value} onChange={({ target }) => onChange(target.value)} />
      {canBeMended && (
        <div className={styles.spelling}>
          <Text size="small" tone="soft">
            {t("own.traveller.signs")}
          </Text>
          <Button look="outline" onClick={take}>
            {t("own.traveller.spelling", { spelling: isolated(spelling) })}
          </Button>
        </div>
      )}
    </>
  );
}
