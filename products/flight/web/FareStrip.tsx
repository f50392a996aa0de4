import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { DateStrip } from "#design-system/components/DateStrip/DateStrip.tsx";
import { Text } from "#design-system/components/Text/Text.tsx";
import type { FlightSearchValue } from "#products/flight/contract/flight.shapes.ts";
import { dayAddress, peopleIn } from "./flight-query.ts";

type FareStripProps = { list: FlightSearchValue; query: URLSearchParams };

/** True when the days are priced for the whole party, as the results are; an answer of the version before is not. */
const isOfParty = ({ strip }: FlightSearchValue): boolean => strip.every(({ total }) => total !== undefined);

/** Subject of the strip's prices, and their unit. */
export function StripUnit({ list }: Pick<FareStripProps, "list">) {
  const t = useText();
  return (
    <Text as="span" size="caption" tone="mute">
      {isOfParty(list) ? t("flight.strip.unit", { people: peopleIn(list) }) : t("flight.strip.unit.adult")}
    </Text>
  );
}

/** The lowest price of each of seven days around the shown one. */
export function FareStrip({ list, query }: FareStripProps) {
  const t = useText();
  const { today } = useEnvironment();
  return (
    <DateStrip
      label={t("flight.strip")}
      figures="millions"
      chosen={list.direction === "inbound" ? list.return_date : list.departure_date}
      cheapest={t("strip.cheapest")}
      days={list.strip.map(({ date, state, min_price, total = min_price }) => {
        const price = state === "open" ? total : null;
        return {
          date,
          price,
          href: price !== null && date >= today ? dayAddress(list, query, date) : null,
          without: t(state === "none" ? "flight.strip.none" : "flight.strip.full"),
        };
      })}
    />
  );
}
