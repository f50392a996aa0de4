import type { CancellationSentence } from "#domain/sale/cancellation-sentence.ts";
import type { FlightCounts, FlightJourney, FlightOffer } from "#products/flight/contract/flight.shapes.ts";
import { fareTotal } from "#products/flight/rules/fares.ts";
import type { Queryable } from "#provider/kernel/database/database.ts";
import { shownLeft } from "#provider/shop/stock/shown-left.ts";
import { countsOf } from "./counts.ts";
import { journeyOf } from "./journey.ts";
import { OFFER_SECONDS, type OfferIds } from "./offer-ids.ts";
import type { PricedOffer } from "./priced.ts";
import { readSegments, type SegmentRow } from "./segments.ts";

/** The party, and the signer of the offers. */
export type Asking = { readonly counts: FlightCounts; readonly ids: OfferIds };

const eachOf = (prices: FlightJourney["prices"]) => ({
  adult: prices.adult.fare + prices.adult.taxes,
  child: prices.child.fare + prices.child.taxes,
  infant: prices.infant.fare + prices.infant.taxes,
});

/** An offer as a call answers it, signed with the instant at which it was read. @param rows its flights, at least one. */
export function offerValue(
  rows: readonly SegmentRow[],
  cancellation: CancellationSentence,
  { counts, ids }: Asking,
): FlightOffer {
  const journey = journeyOf(rows);
  const readAt = readAtOf(rows);
  return {
    ...journey,
    offer_id: ids.sign({ fareIds: rows.map(({ fareId }) => fareId), each: eachOf(journey.prices), madeAt: readAt }),
    expires_at: readAt + OFFER_SECONDS,
    total: fareTotal(journey.prices, countsOf(counts)),
    seats_left: shownLeft(Math.min(...rows.map(({ seatsFree }) => seatsFree))),
    cancellation,
  };
}

/** Time at which flights were read, epoch seconds. @param rows at least one. */
export function readAtOf([first]: readonly SegmentRow[]): number {
  if (first === undefined) throw new Error("An offer has a flight");
  return first.readAt;
}

/** The flights of some fares in their order; null where one is in no catalogue any more. */
export function rowsOf(segments: ReadonlyMap<number, SegmentRow>, fareIds: readonly number[]): SegmentRow[] | null {
  const rows = fareIds.flatMap((id) => segments.get(id) ?? []);
  return rows.length === fareIds.length ? rows : null;
}

/** Some priced offers of a search, whole. */
export async function offerValues(
  from: Queryable,
  some: readonly PricedOffer[],
  asking: Asking,
): Promise<FlightOffer[]> {
  const segments = await readSegments(
    from,
    some.flatMap(({ offer }) => offer.fareIds),
  );
  return some.flatMap(({ offer, cancellation }) => {
    const rows = rowsOf(segments, offer.fareIds);
    return rows === null ? [] : [offerValue(rows, cancellation, asking)];
  });
}
