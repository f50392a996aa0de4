import { randomInt } from "node:crypto";
import type { IssuedDirection } from "#provider/shop/reservation/supplier.ts";
import { peopleOf } from "../../rules/passengers.ts";
import { LOCATORS, locatorOf, ticketNumber } from "../../rules/ticket-number.ts";
import { countsOf } from "../counts.ts";
import type { FlightOfferKept } from "../offer.ts";

/** Prefix of a ticket's number: the demonstration's carriers are invented, and this is no airline's. */
const CARRIER_NUMBER = "999";
const DOCUMENTS = 10_000_000_000;

/** A locator for each direction, and a ticket's number for each traveller. */
export function inventedTickets({ subject }: FlightOfferKept): IssuedDirection[] {
  const people = peopleOf(countsOf(subject));
  return subject.flights.map(({ direction }) => ({
    direction,
    locator: locatorOf(randomInt(LOCATORS)),
    tickets: Array.from({ length: people }, () => ticketNumber(CARRIER_NUMBER, randomInt(DOCUMENTS))),
  }));
}
