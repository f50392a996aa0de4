import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { DateStrip } from "#design-system/components/DateStrip/DateStrip.tsx";
import type { FlightSearchValue } from "#products/flight/contract/flight.shapes.ts";
import { dayAddress } from "./flight-query.ts";

type FareStripProps = { list: FlightSearchValue; query: URLSearchParams };

/** True when the days are priced for the whole party, as the results are; an answer of the version before is not. */
const isOfParty = ({ strip }: FlightSearchValue): boolean => strip.every(({ total }) => total !== undefined);

/** Unit of the strip's prices, which are of the way that is being chosen. */
export function stripUnit(list: FlightSearchValue) {
  if (!isOfParty(list)) return "flight.strip.unit.adult";
  return list.return_date === null ? "flight.strip.unit" : "flight.strip.unit.ofWay";
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
