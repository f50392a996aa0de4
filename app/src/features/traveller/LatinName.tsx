import { useText } from "#app/src/messages/words.ts";
import { Button } from "#design-system/components/Button/Button.tsx";
import { TextField, type TextFieldProps } from "#design-system/components/Field/Field.tsx";
import { Text } from "#design-system/components/Text/Text.tsx";
import { airlineSpelling, signsIn } from "#domain/text/airline-spelling.ts";
import { isolated } from "#domain/text/isolated.ts";
import { isEnglish } from "#domain/validation/letters.ts";
import * as styles from "./TravellerFields.css.ts";

export type LatinNameProps = Omit<TextFieldProps, "value" | "onChange"> & {
  value: string;
  onChange: (value: string) => void;
};

/** A name in Latin letters. One with signs that tickets do not have is offered as they spell it. */
export function LatinName({ value, onChange, ...field }: LatinNameProps) {
  const t = useText();
  const spelling = airlineSpelling(value);
  const canBeMended = signsIn(value).length > 0 && isEnglish(spelling);
  return (
    <>
      <TextField {...field} value={value} onChange={({ target }) => onChange(target.value)} />
      {canBeMended && (
        <div className={styles.spelling}>
          <Text size="small" tone="soft">
            {t("own.traveller.signs", { signs: isolated(signsIn(value).join(" ")) })}
          </Text>
          <Button look="outline" onClick={() => onChange(spelling)}>
            {t("own.traveller.spelling", { spelling: isolated(spelling) })}
          </Button>
        </div>
      )}
    </>
  );
}
