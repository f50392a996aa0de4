import { expect, test } from "vitest";
import type { MessageId, Translate } from "#app/src/messages/catalogue.ts";
import { USUAL_CALENDAR } from "#domain/text/dates.ts";
import { flightReservationAbroad } from "#fixtures/answers/flight-reservation.ts";
import { flightJourney } from "./journey-facts.ts";

test("the way to a flight leads to its first airport, by the apps of that country", () => {
  const t: Translate = Object.assign((id: string) => id, { knows: (id: string): id is MessageId => id !== "" });
  const { place } = flightJourney(flightReservationAbroad, t, { locale: "fa", calendar: USUAL_CALENDAR.fa });
  // Imam Khomeini International Airport.
  expect(place).toEqual({ lat: 35.416, lon: 51.152, country: "IR", page: null });
});
