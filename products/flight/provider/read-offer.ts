import type { FlightOffer } from "#products/flight/contract/flight.shapes.ts";
import { addPrices } from "#products/flight/rules/fares.ts";
import { arrayLiteral, type Queryable } from "#provider/kernel/database/database.ts";
import { hasPlaces } from "./counts.ts";
import type { DirectionTerms } from "./offer.ts";
import type { SignedOffer } from "./offer-ids.ts";
import { type Asking, offerValue, readAtOf, rowsOf } from "./offer-value.ts";
import { readSegments, type SegmentRow } from "./segments.ts";
import { directionTerms, sentenceOf } from "./terms.ts";

/** An offer that was signed, as it stands now. */
export type ReadOffer = {
  readonly signed: SignedOffer;
  readonly rows: readonly SegmentRow[];
  readonly terms: DirectionTerms;
  readonly offer: FlightOffer;
  /** `gone`: its sale has ended, or it is offered no more. */
  readonly state: "open" | "sold_out" | "gone";
};

const IS_OPEN = `
  SELECT EXISTS (SELECT FROM flight_offer WHERE fare_ids = $1::bigint[] AND closes_at > app_now()) AS "isOpen"`;

/** Null for an id that was not signed here, and for flights that are in no catalogue any more. */
export async function readOffer(from: Queryable, offerId: string, asking: Asking): Promise<ReadOffer | null> {
  const signed = asking.ids.read(offerId);
  if (signed === null) return null;
  const [segments, [kept]] = await Promise.all([
    readSegments(from, signed.fareIds),
    from.query<{ isOpen: boolean }>(IS_OPEN, [arrayLiteral(signed.fareIds)], "flight_offer_is_open"),
  ]);
  const rows = rowsOf(segments, signed.fareIds);
  if (rows === null) return null;
  const terms = termsOfRows(rows, asking.counts);
  return {
    signed,
    rows,
    terms,
    offer: offerValue(rows, sentenceOf([terms], readAtOf(rows)), asking),
    state: stateOf(rows, kept?.isOpen === true, asking),
  };
}

function stateOf(rows: readonly SegmentRow[], isOpen: boolean, { counts }: Asking): ReadOffer["state"] {
  if (!isOpen || rows.some(({ state }) => state === "cancelled")) return "gone";
  return rows.every((row) => hasPlaces(row, counts)) ? "open" : "sold_out";
}

/** Inputs of cancelling one direction. @param rows its flights, at least one. */
export function termsOfRows(rows: readonly SegmentRow[], counts: Asking["counts"]): DirectionTerms {
  const first = rows[0];
  if (first === undefined) throw new Error("A direction has a flight");
  const prices = rows.map((row) => row.prices).reduce(addPrices);
  return directionTerms({ ...first, prices, fromAirport: first.origin }, counts);
}
