import { flightCalls } from "#products/flight/contract/flight.calls.ts";
import type { GoneOfferValue, OfferValue } from "#products/flight/contract/flight.shapes.ts";
import { fareTotal } from "#products/flight/rules/fares.ts";
import { refuse } from "#provider/kernel/envelope.ts";
import { endpoint } from "#provider/kernel/http/endpoint.ts";
import { countFaults, countsOf, linesOf } from "./counts.ts";
import { offerIdsFor } from "./offer-ids.ts";
import { readAtOf } from "./offer-value.ts";
import { type ReadOffer, readOffer } from "./read-offer.ts";
import { retimedSince } from "./retimed-since.ts";
import { sameFlights } from "./same-flights.ts";
import { penaltiesOf } from "./terms.ts";

/**
 * Call 68: an offer as it stands now, signed again, with its price and times of when it was signed where they differ.
 * It also renews an id that is too old for a quote. An offer that can no longer be booked is refused, with the same
 * flights at another fare where there are some.
 */
export const offer = endpoint({
  call: flightCalls.offer,
  async answer({ params, query }, { database, settings }) {
    const faults = countFaults(query);
    if (faults.length > 0) return refuse("invalid_input", faults);
    const asking = { counts: query, ids: offerIdsFor(settings) };
    const found = await readOffer(database, params.offer_id, asking);
    if (found === null) return refuse("not_found");
    if (found.state === "open") {
      const previous = await retimedSince(database, found.rows, found.signed.madeAt);
      return { ...offerAnswer(found, query), ...(previous.length > 0 && { previous_times: previous }) };
    }
    const fresh = await sameFlights(database, found, asking);
    return {
      ...refuse(found.state === "gone" ? "offer_expired" : "sold_out"),
      value: { offer: found.offer, fresh } satisfies GoneOfferValue,
    };
  },
});

function offerAnswer(
  { offer: shown, rows, signed, terms }: ReadOffer,
  counts: Parameters<typeof countsOf>[0],
): OfferValue {
  const { adult, child, infant } = signed.each;
  const person = (fare: number) => ({ fare, taxes: 0 });
  const before = fareTotal({ adult: person(adult), child: person(child), infant: person(infant) }, countsOf(counts));
  return {
    offer: shown,
    previous_total: before === shown.total ? null : before,
    lines: linesOf("outbound", shown.prices, counts),
    penalties: penaltiesOf([terms], readAtOf(rows)),
  };
}
