import { randomInt } from "node:crypto";
import { peopleOf } from "#domain/flight/passengers.ts";
import { LOCATORS, locatorOf, ticketNumber } from "#domain/flight/ticket-number.ts";
import type { Queryable } from "../database/database.ts";
import { countsOf } from "./counts.ts";
import type { FlightOfferKept } from "./offer.ts";

/** What stands before a ticket's number: the demonstration's carriers are invented, and this is no airline's. */
const CARRIER_NUMBER = "999";
const DOCUMENTS = 10_000_000_000;

/**
 * Gives each direction its record locator and each traveller a ticket, in the transaction that issues the reservation. Once:
 * what was issued stays.
 */
export async function issueTickets(tx: Queryable, reservationId: number, { subject }: FlightOfferKept): Promise<void> {
  const people = peopleOf(countsOf(subject));
  for (const { direction } of subject.flights) {
    const tickets = Array.from({ length: people }, () => ticketNumber(CARRIER_NUMBER, randomInt(DOCUMENTS)));
    await tx.query(
      `INSERT INTO flight_ticket (reservation_id, direction, locator, tickets)
       SELECT $1, $2, $3, array(SELECT jsonb_array_elements_text($4::jsonb)) ON CONFLICT DO NOTHING`,
      [reservationId, direction, locatorOf(randomInt(LOCATORS)), JSON.stringify(tickets)],
      "issue_tickets",
    );
  }
}
