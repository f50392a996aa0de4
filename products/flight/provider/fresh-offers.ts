import type { FlightOffer, FlightQuoteInput, GoneQuoteValue } from "#products/flight/contract/flight.shapes.ts";
import type { Queryable } from "#provider/kernel/database/database.ts";
import type { Refusal } from "#provider/kernel/envelope.ts";
import type { Services } from "#provider/services.ts";
import { offerIdsFor } from "./offer-ids.ts";
import type { Asking } from "./offer-value.ts";
import { readOffer } from "./read-offer.ts";
import { sameFlights } from "./same-flights.ts";

/** An offer as it can be had now: itself while it is open, otherwise its flights at another fare. */
async function freshOf(from: Queryable, offerId: string, asking: Asking): Promise<FlightOffer | null> {
  const found = await readOffer(from, offerId, asking);
  if (found === null) return null;
  return found.state === "open" ? found.offer : sameFlights(from, found, asking);
}

/** Offers that can be quoted instead of expired, sold-out or withdrawn ones; null when something else was refused. */
export async function freshOffers(
  input: FlightQuoteInput,
  { refused }: Refusal,
  { database, settings }: Pick<Services, "database" | "settings">,
): Promise<GoneQuoteValue | null> {
  if (refused !== "offer_expired" && refused !== "sold_out") return null;
  const { offer_id, return_offer_id, instead_of, ...counts } = input;
  if (offer_id === undefined) return null;
  const asking = { counts, ids: offerIdsFor(settings) };
  const asked = [offer_id, ...(return_offer_id === undefined ? [] : [return_offer_id])];
  const found = await Promise.all(asked.map((id) => freshOf(database, id, asking)));
  const fresh = found.filter((offer) => offer !== null);
  const [out, back = null] = fresh;
  if (out === undefined || fresh.length < asked.length) return { fresh: null };
  const total = fresh.reduce((sum, offer) => sum + offer.total, 0);
  return { fresh: { offer_id: out.offer_id, return_offer_id: back?.offer_id ?? null, total } };
}
