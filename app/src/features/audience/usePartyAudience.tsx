import { useState } from "react";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { SelectField } from "#design-system/components/Field/Field.tsx";
import type { PartyQuestion } from "#design-system/components/OccupancyPicker/PartyField.tsx";
import { audienceParameter } from "#domain/addresses/party-audience.ts";
import { partyAudiences } from "#domain/sale/audience.ts";
import { AudienceChoice } from "./AudienceChoice.tsx";
import { usePartyAudienceText } from "./party-audience-text.ts";

/**
 * The passports of the party in a form: the question for its sheet of travellers, and the parameter that the form's
 * address bears.
 */
export function usePartyAudience() {
  const t = useText();
  const { audience: first, locale } = useEnvironment();
  const [audience, setAudience] = useState(first);
  const parameter = audienceParameter(audience, locale);
  const sent: Record<string, string> = parameter.audience === undefined ? {} : { audience: parameter.audience };
  const question: PartyQuestion = {
    summary: usePartyAudienceText(audience),
    sent,
    control: <AudienceChoice value={audience} onChange={setAudience} />,
    // Its name comes first in the form: the first value of a parameter counts.
    withoutScripts: (
      <SelectField
        name="audience"
        label={t("occupancy.audience")}
        hint={t("occupancy.audience.reason")}
        defaultValue={audience}
        options={partyAudiences.map((one) => ({ value: one, label: t(`occupancy.audience.${one}`) }))}
      />
    ),
  };
  return { parameter, question, hasChanged: audience !== first };
}
