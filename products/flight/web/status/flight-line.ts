import { formatLocalTime } from "#domain/calendar/local-date-time.ts";
import type { Locale } from "#domain/enums/enums.ts";
import { isolated } from "#domain/text/isolated.ts";
import type { FlightJourney } from "#products/flight/contract/flight.shapes.ts";
import { carriersOf, numberOf } from "../flight-words.ts";

/** A flight in a line: its hours, its carrier and its numbers. */
export function flightLine({ segments }: Pick<FlightJourney, "segments">, locale: Locale): string {
  const [first, last] = [segments[0], segments.at(-1)];
  if (first === undefined || last === undefined) throw new Error("A journey has a flight");
  const hours = `${formatLocalTime(first.departs_local, locale)} – ${formatLocalTime(last.arrives_local, locale)}`;
  return [hours, carriersOf({ segments }, locale), ...segments.map((one) => isolated(numberOf(one)))].join(" · ");
}
