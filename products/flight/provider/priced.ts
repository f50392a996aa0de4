import { airportOf } from "#domain/place/airports.ts";
import type { CancellationSentence } from "#domain/sale/cancellation-sentence.ts";
import { localDateTimeAt } from "#domain/time/instant.ts";
import type { FlightCounts } from "#products/flight/contract/flight.shapes.ts";
import { bandOf, type FilteredOffer } from "#products/flight/rules/facets.ts";
import { fareTotal } from "#products/flight/rules/fares.ts";
import type { OrderedOffer } from "#products/flight/rules/order.ts";
import { countsOf, hasPlaces } from "./counts.ts";
import { arrivesAtOf, type OfferRow } from "./offers.ts";
import { directionTerms, sentenceOf } from "./terms.ts";

/** An offer with its price for the party, rial, and the cost of cancelling at the time of reading. */
export type PricedOffer = OrderedOffer &
  FilteredOffer & { readonly offer: OfferRow; readonly cancellation: CancellationSentence };

/** Returns the offers that have places for all of a party, with their price for it. */
export function priced(offers: readonly OfferRow[], counts: FlightCounts): PricedOffer[] {
  const travellers = counts.adult_count + counts.child_count + counts.infant_count;
  return offers
    .filter((offer) => hasPlaces(offer, counts))
    .map((offer) => {
      const cancellation = sentenceOf([directionTerms(offer, counts)], offer.readAt);
      const total = fareTotal(offer.prices, countsOf(counts));
      return {
        offer,
        offerNumber: offer.id,
        perTraveller: total / travellers,
        minutes: offer.minutes,
        departsAt: offer.departsAt,
        stops: offer.stops,
        carriers: offer.carriers,
        kind: offer.kind,
        departure: bandOf(localDateTimeAt(offer.departsAt, airportOf(offer.fromAirport).zone)),
        arrival: bandOf(localDateTimeAt(arrivesAtOf(offer), airportOf(offer.toAirport).zone)),
        airportFrom: offer.fromAirport,
        airportTo: offer.toAirport,
        hasBag: offer.hasBag,
        isProtected: offer.isProtected,
        selfTransfers: offer.isProtected ? 0 : 1,
        total,
        cancellation,
        isRefundable: cancellation.kind !== "non_refundable",
      };
    });
}
