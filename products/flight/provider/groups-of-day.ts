import type { AgeGroupChange } from "#domain/contract/change.shapes.ts";
import { airportOf } from "#domain/place/airports.ts";
import { localOf } from "#domain/time/instant.ts";
import { ageGroupOf } from "#domain/validation/age.ts";
import { countsOf } from "#products/flight/rules/passengers.ts";
import type { Queryable } from "#provider/kernel/database/database.ts";
import { type Refusal, refuse } from "#provider/kernel/envelope.ts";
import type { Traveller } from "#provider/shop/reservation/travellers.ts";
import { countFaults } from "./counts.ts";
import type { FlightOfferKept, FlightRequest } from "./offer.ts";
import { rowsOf } from "./offer-value.ts";
import { isKept } from "./own-places.ts";
import { readSegments } from "./segments.ts";

/** Age groups of travellers whose last flight is changed to another day. A direction that stays was bought for the groups before. */

type Kept = Pick<Traveller, "age_group" | "birth_date">;

const groupOn = ({ age_group, birth_date }: Kept, day: FlightOfferKept["subject"]["last_departure_date"]) =>
  birth_date === null ? age_group : ageGroupOf(birth_date, day);

/**
 * The request for the groups of the travellers on its last day; refused where that is no party that flies. On a last
 * direction that stays, the groups are those that were agreed.
 */
export async function ofItsDay(
  from: Queryable,
  request: FlightRequest,
  offer: FlightOfferKept,
  travellers: readonly Kept[],
): Promise<FlightRequest | Refusal> {
  const { outbound, inbound } = request;
  const last = inbound === null ? 0 : 1;
  if (isKept(offer, request, last)) return request;
  const fares = inbound ?? outbound;
  const row = rowsOf(await readSegments(from, [...fares]), fares)?.at(-1);
  // No longer on sale: that is refused by its price.
  if (row === undefined) return request;
  const day = localOf(row.departsAt, airportOf(row.origin).zone).date;
  const after = travellers.map((one) => groupOn(one, day));
  const { adult, child, infant } = countsOf(after);
  const counts = { adult_count: adult, child_count: child, infant_count: infant };
  const faults = countFaults(counts);
  if (faults.length > 0) return refuse("invalid_input", faults);
  const before = offer.request.outboundGroups ?? travellers.map(({ age_group }) => age_group);
  const isApart = last === 1 && isKept(offer, request, 0) && before.join() !== after.join();
  return { ...request, counts, ...(isApart && { outboundGroups: before }) };
}

/** The travellers, by their position from 1, who are of another group on the last day of a changed offer. */
export const groupChanges = (before: readonly Kept[], { subject }: FlightOfferKept): AgeGroupChange[] =>
  before.flatMap((one, index) => {
    const after = groupOn(one, subject.last_departure_date);
    return after === one.age_group ? [] : [{ traveller: index + 1, before: one.age_group, after }];
  });
