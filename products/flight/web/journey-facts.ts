import type { JourneyFacts } from "#app/src/features/reservation/product-parts.ts";
import type { Translate } from "#app/src/messages/catalogue.ts";
import { dayOfLocal, formatLocalTime } from "#domain/calendar/local-date-time.ts";
import { airportOf } from "#domain/place/airports.ts";
import { type DateDisplay, formatDate } from "#domain/text/dates.ts";
import { inLocale } from "#domain/text/in-locale.ts";
import { isolated } from "#domain/text/isolated.ts";
import type { FlightReservationValue } from "#products/flight/contract/flight.shapes.ts";
import { terminalText } from "#products/flight/rules/terminal-text.ts";
import { carriersOf, numberOf } from "./flight-words.ts";

/** The first departure of a flight reservation with its airport and the way there, and the day and hour of the way back. */
export function flightJourney(
  { subject }: Pick<FlightReservationValue, "subject">,
  t: Translate,
  display: DateDisplay,
): JourneyFacts {
  const { locale } = display;
  const [out, back] = subject.flights;
  const [first, home] = [out?.segments[0], back?.segments[0]];
  if (out === undefined || first === undefined) throw new Error("A reservation has a flight");
  const { origin, departs_local } = first;
  const { lat, lon, country } = airportOf(origin.iata);
  return {
    begins: t("reserve.flight.journey.begins", {
      time: formatLocalTime(departs_local, locale),
      airport: inLocale(origin, "name", locale),
    }),
    ends: home
      ? t("reserve.flight.journey.ends", {
          date: formatDate(dayOfLocal(home.departs_local), display, "day"),
          time: formatLocalTime(home.departs_local, locale),
        })
      : null,
    about: [
      ...(origin.terminal === null ? [] : [t("flight.terminal", { terminal: terminalText(origin.terminal, locale) })]),
      carriersOf(out, locale),
      isolated(numberOf(first)),
    ].join(" · "),
    address: null,
    place: { lat, lon, country, page: null },
    phone: null,
  };
}
