import { nameOf } from "#app/src/features/reservation/traveller-text.ts";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Notice } from "#design-system/components/Notice/Notice.tsx";
import type { AgeGroupChange } from "#domain/contract/change.shapes.ts";
import type { FlightReservationValue } from "#products/flight/contract/flight.shapes.ts";

type OtherGroupsProps = {
  groups: readonly AgeGroupChange[];
  travellers: FlightReservationValue["travellers"];
};

/** Travellers who are of another age group on the new day, and pay its price. */
export function OtherGroups({ groups, travellers }: OtherGroupsProps) {
  const t = useText();
  const { locale } = useEnvironment();
  return groups.map(({ traveller, before, after }) => {
    const person = travellers[traveller - 1];
    const isSeated = before === "infant";
    return (
      <Notice key={traveller}>
        {t(isSeated ? "reserve.flight.other.seated" : "reserve.flight.other.group", {
          name: person ? nameOf(person, locale) : "",
          before: t(`ageGroups.${before}`),
          after: t(`ageGroups.${after}`),
        })}
      </Notice>
    );
  });
}
