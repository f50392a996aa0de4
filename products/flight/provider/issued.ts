import type { IssueInput } from "#domain/contract/order.shapes.ts";
import { peopleOf } from "#products/flight/rules/passengers.ts";
import { readLocator, readTicketNumber, ticketKey } from "#products/flight/rules/ticket-number.ts";
import type { Queryable } from "#provider/kernel/database/database.ts";
import { type Fault, type Refusal, refuse } from "#provider/kernel/envelope.ts";
import type { Issued, IssuedDirection } from "#provider/shop/reservation/supplier.ts";
import { countsOf } from "./counts.ts";
import type { FlightOfferKept } from "./offer.ts";

/** Documents that carriers issue for a reservation of flights, as an operator enters them, and their rows. */

type Entered = NonNullable<IssueInput["issued"]>[number];

/**
 * Reads what was entered: every direction of the reservation once, each with a locator and a ticket for each traveller in
 * order. The booking is called by the locator of its way out, unless the agency has a code of its own for it.
 */
export function readIssuedFlights(input: IssueInput, { subject }: FlightOfferKept): Issued | Refusal {
  const wanted = subject.flights.map(({ direction }) => direction);
  const entered = input.issued ?? [];
  const inOrder = wanted.flatMap((direction) => entered.filter((one) => one.direction === direction));
  if (inOrder.length !== wanted.length || inOrder.length !== entered.length) {
    const params = { directions: wanted.join(", ") };
    return refuse("invalid_input", [{ name: "issued", code: "issued_directions", params }]);
  }
  const people = peopleOf(countsOf(subject));
  const faults = entered.flatMap((one, index) => faultsOf(one, `issued.${index}`, people));
  if (faults.length > 0) return refuse("invalid_input", faults);
  const directions = inOrder.map(
    ({ direction, locator, tickets }): IssuedDirection => ({
      direction,
      locator: readLocator(locator) ?? "",
      tickets: tickets.map((typed) => readTicketNumber(typed) ?? ""),
    }),
  );
  const code = input.supplier_confirmation_code?.trim() || directions[0]?.locator || "";
  return { code, directions };
}

/** Faults of what was entered for a direction, each at its field. */
function faultsOf({ locator, tickets }: Entered, name: string, people: number): Fault[] {
  if (readLocator(locator) === null) return [{ name: `${name}.locator`, code: "locator" }];
  if (tickets.length !== people) return [{ name: `${name}.tickets`, code: "issued_tickets", params: { people } }];
  const numbers = tickets.map(readTicketNumber);
  const keys = numbers.map((number) => number && ticketKey(number));
  return numbers.flatMap((number, index): Fault[] => {
    const at = `${name}.tickets.${index}`;
    if (number === null) return [{ name: at, code: "ticket_number" }];
    return keys.indexOf(keys[index] ?? null) < index ? [{ name: at, code: "ticket_taken", params: { number } }] : [];
  });
}

/**
 * Claims the numbers for this reservation's travellers, and returns those that are another's. Waits for claims under
 * way.
 */
const CLAIM = `
  WITH given AS (
    SELECT number, (position - 1)::smallint AS traveller
    FROM jsonb_array_elements_text($2::jsonb) WITH ORDINALITY AS one (number, position)),
  claimed AS (
    INSERT INTO flight_ticket_number (number, reservation_id, traveller)
    SELECT left(number, 13), $1, traveller FROM given ORDER BY number ON CONFLICT (number) DO NOTHING)
  SELECT 1`;
const TAKEN = `
  SELECT one.number FROM jsonb_array_elements_text($2::jsonb) WITH ORDINALITY AS one (number, position)
  JOIN flight_ticket_number AS kept ON kept.number = left(one.number, 13)
  WHERE kept.reservation_id <> $1 OR kept.traveller <> one.position - 1 ORDER BY one.position LIMIT 1`;

/**
 * Keeps the locator and the tickets of each direction that has none yet, in the transaction that issues the reservation or
 * a changed direction of it. One ticket may be for both directions of its traveller; refused where it is another
 * traveller's, in this reservation or any other.
 */
export async function keepTickets(
  tx: Queryable,
  reservationId: number,
  { directions }: Issued,
): Promise<Refusal | undefined> {
  const kept = await tx.query<Pick<IssuedDirection, "direction">>(
    "SELECT direction FROM flight_ticket WHERE reservation_id = $1",
    [reservationId],
    "issued_directions",
  );
  const missing = directions.filter((one) => kept.every(({ direction }) => direction !== one.direction));
  for (const { direction, locator, tickets } of missing) {
    const numbers = [reservationId, JSON.stringify(tickets)];
    await tx.query(CLAIM, numbers, "claim_tickets");
    const [taken] = await tx.query<{ number: string }>(TAKEN, numbers, "taken_tickets");
    if (taken !== undefined) {
      return refuse("invalid_input", [{ name: "issued", code: "ticket_taken", params: { number: taken.number } }]);
    }
    await tx.query(
      `INSERT INTO flight_ticket (reservation_id, direction, locator, tickets)
       SELECT $1, $2, $3, array(SELECT jsonb_array_elements_text($4::jsonb))`,
      [reservationId, direction, locator, JSON.stringify(tickets)],
      "keep_tickets",
    );
  }
  return undefined;
}

/** True when a direction of an issued reservation has no tickets: it was changed, and is to be issued again. */
export async function lacksTickets(from: Queryable, reservationId: number): Promise<boolean> {
  const [found] = await from.query(
    `SELECT FROM reservation_flight AS mine WHERE reservation_id = $1 AND NOT EXISTS (
       SELECT FROM flight_ticket AS ticket WHERE ticket.reservation_id = $1 AND ticket.direction = mine.direction) LIMIT 1`,
    [reservationId],
    "lacks_tickets",
  );
  return found !== undefined;
}

/** True when a reservation has these locators and tickets, and no others. */
export async function hasTickets(from: Queryable, reservationId: number, { directions }: Issued): Promise<boolean> {
  const kept = await from.query<IssuedDirection>(
    "SELECT direction, locator, tickets FROM flight_ticket WHERE reservation_id = $1 ORDER BY direction DESC",
    [reservationId],
    "tickets_of_reservation",
  );
  const textOf = (all: readonly IssuedDirection[]) =>
    JSON.stringify(all.map(({ direction, locator, tickets }) => [direction, locator, tickets]));
  return textOf(kept) === textOf(directions);
}
