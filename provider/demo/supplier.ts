import { randomInt } from "node:crypto";
import { peopleOf } from "#domain/flight/passengers.ts";
import { LOCATORS, locatorOf, ticketNumber } from "#domain/flight/ticket-number.ts";
import { countsOf } from "../flight/counts.ts";
import type { FlightOfferKept } from "../flight/offer.ts";
import { takeRandom } from "../kernel/random.ts";
import type { Issued, IssuedDirection, Supplier } from "../shop/reservation/supplier.ts";
import { isRefused } from "./refused-issue.ts";

/**
 * The demonstration's supplier: issues at once, with codes that it makes up, all but what it was told to refuse. The only
 * place where a supplier's code, a locator or a ticket's number is invented.
 */

/** Crockford's base32: no I, L, O or U, so that nothing is misread. */
const CROCKFORD = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** Eight characters of Crockford's base32. */
export const inventedCode = (): string =>
  Array.from(takeRandom(8), (byte) => CROCKFORD[byte % CROCKFORD.length]).join("");

/** Prefix of a ticket's number: the demonstration's carriers are invented, and this is no airline's. */
const CARRIER_NUMBER = "999";
const DOCUMENTS = 10_000_000_000;

function inventedTickets({ subject }: FlightOfferKept): IssuedDirection[] {
  const people = peopleOf(countsOf(subject));
  return subject.flights.map(({ direction }) => ({
    direction,
    locator: locatorOf(randomInt(LOCATORS)),
    tickets: Array.from({ length: people }, () => ticketNumber(CARRIER_NUMBER, randomInt(DOCUMENTS))),
  }));
}

/** Documents that each kind is issued with beside its code. */
const DIRECTIONS: Readonly<Record<string, (offer: unknown) => Issued["directions"]>> = {
  flight: (offer) => inventedTickets(offer as FlightOfferKept),
};

export const demoSupplier: Supplier = {
  async issue(tx, { id, kind, offer }) {
    if (await isRefused(tx, id)) return "refused";
    return { code: inventedCode(), directions: DIRECTIONS[kind]?.(offer) ?? [] };
  },
};
