import { z } from "zod";
import { OFFER_ID_TEXT } from "#domain/bounds.ts";
import { ageGroups } from "#domain/enums/enums.ts";
import { roundToTen } from "#domain/pricing/pricing.ts";
import type { FarePrices } from "#products/flight/rules/fares.ts";
import { type RefusedIssue, refuseIssue } from "#provider/demo/refused-issue.ts";
import { arrayLiteral, type Queryable } from "#provider/kernel/database/database.ts";
import type { Services } from "#provider/services.ts";
import { stockIdOf } from "#provider/shop/stock/ids.ts";
import { OFFER_SECONDS, offerIdsFor } from "../offer-ids.ts";
import { repriceFare } from "../reprice.ts";

/**
 * Events of flights between a search and a ticket, triggered at once: prices, last seats, aged offers, refused tickets.
 */

const offer_id = z.string().min(OFFER_ID_TEXT.min).max(OFFER_ID_TEXT.max);

export const flightsChange = z.discriminatedUnion("action", [
  /** Each fare of the offer's flights changes by so many percent of itself; taxes stay. */
  z.strictObject({ action: z.literal("reprice"), offer_id, percent: z.int().min(-50).max(100) }),
  /** Other channels buy the remaining seats of the offer's fares. */
  z.strictObject({ action: z.literal("sell_out"), offer_id }),
  /** Answers the same offer as a visitor would hold it who searched too long ago. */
  z.strictObject({ action: z.literal("age"), offer_id }),
  /** The carrier will refuse to issue the tickets of a reservation, once that is paid. */
  z.strictObject({ action: z.literal("fail_issue"), confirmation_code: z.string().min(1).max(64) }),
]);
type FlightsChange = z.infer<typeof flightsChange>;

/** `offer_id` is another one after `age`. `fares`: an adult's fare in rial without taxes, and the seats left at it. */
export type ChangedOffer = {
  offer_id: string;
  fares: { fare_id: number; adult_fare: number; seats_left: number }[];
};

const changedBy = (prices: FarePrices, percent: number): FarePrices =>
  Object.fromEntries(
    ageGroups.map((group) => [
      group,
      { ...prices[group], fare: roundToTen((prices[group].fare * (100 + percent)) / 100) },
    ]),
  ) as FarePrices;

async function reprice(tx: Queryable, fareIds: readonly number[], percent: number): Promise<void> {
  const fares = await tx.query<{ id: number; prices: FarePrices }>(
    "SELECT id, prices FROM flight_fare WHERE id = ANY($1::bigint[]) ORDER BY id",
    [arrayLiteral(fareIds)],
  );
  for (const { id, prices } of fares) await repriceFare(tx, id, changedBy(prices, percent));
}

/** Leaves what is held: its reservations may still release it. */
const SELL_OUT = `
  UPDATE stock SET sold = total - held, sold_elsewhere = sold_elsewhere + total - held - sold
  WHERE id = ANY($1::bigint[])`;

const FARES = `
  SELECT fare.id AS fare_id, (prices #>> '{adult,fare}')::bigint AS adult_fare, total - held - sold AS seats_left
  FROM unnest($1::bigint[], $2::bigint[]) WITH ORDINALITY AS asked (fare_id, stock_id, place)
  JOIN flight_fare AS fare ON fare.id = asked.fare_id JOIN stock ON stock.id = asked.stock_id ORDER BY place`;

type Changing = Pick<Services, "database" | "settings">;

/** Performs a change; null where there is no such offer or reservation. */
export const changeFlights = (
  services: Changing,
  change: FlightsChange,
): Promise<ChangedOffer | RefusedIssue | null> =>
  change.action === "fail_issue"
    ? refuseIssue(services.database, change.confirmation_code)
    : changeOffer(services, change);

type OfferChange = Exclude<FlightsChange, { action: "fail_issue" }>;

/** Changes the flights of an offer that a search answered, and says how they stand then; null where there is none such. */
async function changeOffer({ database, settings }: Changing, change: OfferChange): Promise<ChangedOffer | null> {
  const ids = offerIdsFor(settings);
  const offer = ids.read(change.offer_id);
  if (offer === null) return null;
  const stockIds = arrayLiteral(offer.fareIds.map((id) => stockIdOf("fareSeats", id)));
  const fares = await database.withTx(async (tx) => {
    if (change.action === "reprice") await reprice(tx, offer.fareIds, change.percent);
    if (change.action === "sell_out") await tx.query(SELL_OUT, [stockIds]);
    return tx.query<ChangedOffer["fares"][number]>(FARES, [arrayLiteral(offer.fareIds), stockIds]);
  });
  if (fares.length < offer.fareIds.length) return null;
  const old = { ...offer, madeAt: offer.madeAt - OFFER_SECONDS - 1 };
  return { offer_id: change.action === "age" ? ids.sign(old) : change.offer_id, fares };
}
