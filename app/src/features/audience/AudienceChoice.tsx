import { useId } from "react";
import { useText } from "#app/src/messages/words.ts";
import { Choice } from "#design-system/components/Field/Field.tsx";
import { Text } from "#design-system/components/Text/Text.tsx";
import { type PartyAudience, partyAudiences } from "#domain/sale/audience.ts";
import * as styles from "./AudienceChoice.css.ts";

export type AudienceChoiceProps = { value: PartyAudience; onChange: (audience: PartyAudience) => void };

/** The passports of a party, asked once for all of it, with the reason. */
export function AudienceChoice({ value, onChange }: AudienceChoiceProps) {
  const t = useText();
  const id = useId();
  return (
    <fieldset className={styles.group} aria-describedby={`${id}-reason`}>
      <legend className={styles.legend}>{t("occupancy.audience")}</legend>
      {partyAudiences.map((one) => (
        <Choice
          key={one}
          kind="radio"
          name={`${id}-audience`}
          value={one}
          isChecked={one === value}
          onChange={() => onChange(one)}
        >
          {t(`occupancy.audience.${one}`)}
        </Choice>
      ))}
      <Text size="caption" tone="mute" id={`${id}-reason`}>
        {t("occupancy.audience.reason")}
      </Text>
    </fieldset>
  );
}
