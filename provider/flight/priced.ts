import type { FlightCounts } from "#domain/contract/flight.shapes.ts";
import { airportOf } from "#domain/flight/airports.ts";
import { bandOf, type FilteredOffer } from "#domain/flight/facets.ts";
import { fareParts, fareTotal } from "#domain/flight/fares.ts";
import type { OrderedOffer } from "#domain/flight/order.ts";
import { seatsOf } from "#domain/flight/passengers.ts";
import type { CancellationSentence } from "#domain/sale/cancellation-sentence.ts";
import { countsOf } from "./counts.ts";
import type { DirectionTerms } from "./offer.ts";
import type { OfferRow } from "./offers.ts";
import { sentenceOf } from "./terms.ts";

/** An offer with what it costs the party, rial, and what cancelling it would cost now. */
export type PricedOffer = OrderedOffer &
  FilteredOffer & { readonly offer: OfferRow; readonly cancellation: CancellationSentence };

/** What cancelling an offer follows from. */
export const termsOfOffer = (
  { policyId, prices, departsAt, fromAirport }: Pick<OfferRow, "policyId" | "prices" | "departsAt" | "fromAirport">,
  counts: FlightCounts,
): DirectionTerms => ({
  policyId,
  ...fareParts(prices, countsOf(counts)),
  departsAt,
  carrierAct: null,
  zone: airportOf(fromAirport).zone,
});

/** The offers that have places for all of a party, with what they cost it. `now`: epoch seconds. */
export function priced(offers: readonly OfferRow[], counts: FlightCounts, now: number): PricedOffer[] {
  const seats = seatsOf(countsOf(counts));
  return offers
    .filter(({ seatsFree, infantsFree }) => seatsFree >= seats && infantsFree >= counts.infant_count)
    .map((offer) => {
      const cancellation = sentenceOf([termsOfOffer(offer, counts)], now);
      const { fare, taxes } = offer.prices.adult;
      return {
        offer,
        offerNumber: offer.id,
        adultTotal: fare + taxes,
        minutes: offer.minutes,
        departsAt: offer.departsAt,
        stops: offer.stops,
        carriers: offer.carriers,
        kind: offer.kind,
        departure: bandOf(offer.departsTime),
        arrival: bandOf(offer.arrivesTime),
        airportFrom: offer.fromAirport,
        airportTo: offer.toAirport,
        hasBag: offer.hasBag,
        isProtected: offer.isProtected,
        selfTransfers: offer.isProtected ? 0 : 1,
        total: fareTotal(offer.prices, countsOf(counts)),
        cancellation,
        isRefundable: cancellation.kind !== "non_refundable",
      };
    });
}
