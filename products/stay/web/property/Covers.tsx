import { partiesText } from "#app/src/features/stay/parties-text.ts";
import type { StayQuery } from "#app/src/features/stay/stay-query.ts";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Text } from "#design-system/components/Text/Text.tsx";
import type { RequestedParty } from "#domain/rooms.ts";
import { formatNights } from "#domain/text/dates.ts";

/** Says once, above the rates of a party, what each of their sums is for. */
export function Covers({ stay, party }: { stay: StayQuery; party: RequestedParty }) {
  const t = useText();
  const { locale } = useEnvironment();
  return (
    <Text size="small" tone="soft">
      {t("property.rooms.covers", {
        nights: formatNights(stay.lengthOfStay, locale),
        people: partiesText([party], t),
      })}
    </Text>
  );
}
