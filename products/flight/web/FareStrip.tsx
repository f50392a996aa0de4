import type { ReactNode } from "react";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { DateStrip } from "#design-system/components/DateStrip/DateStrip.tsx";
import type { FlightSearchValue } from "#products/flight/contract/flight.shapes.ts";
import { dayAddress } from "./flight-query.ts";

type FareStripProps = { list: FlightSearchValue; query: URLSearchParams; children: ReactNode };

/** The lowest fare of each of seven days around the shown one. Children hold other actions on a price. */
export function FareStrip({ list, query, children }: FareStripProps) {
  const t = useText();
  const { today } = useEnvironment();
  return (
    <DateStrip
      label={t("flight.strip")}
      unit={t("flight.strip.unit")}
      chosen={list.direction === "inbound" ? list.return_date : list.departure_date}
      cheapest={t("strip.cheapest")}
      days={list.strip.map(({ date, state, min_price }) => ({
        date,
        price: state === "open" ? min_price : null,
        href: state === "open" && date >= today ? dayAddress(list, query, date) : null,
        without: t(state === "full" ? "flight.strip.full" : "flight.strip.none"),
      }))}
    >
      {children}
    </DateStrip>
  );
}
