/** An open rate plan over a whole stay: sums and extremes of its nights, enough to price any party. */
export type PlanSums = {
  roomTypeId: number;
  meal: string;
  capacity: number;
  extraCapacity: number;
  /** Rial, over all nights. `halfExtra` is half an extra bed, rounded to ten rial night by night. */
  sale: number;
  rack: number;
  extra: number;
  halfExtra: number;
  /** Rooms free on the scarcest night. */
  free: number;
};

// The price of a stay and its blocking reasons are computed three times: here in SQL for stays of single properties, in
// `inventory/stay-sums.ts` over data in memory for lists, and in `domain/pricing` for the property page and a quote.
// `inventory/inventory.test.ts` and "a search offers exactly what the property page can sell" in
// `provider/calls.test.ts` keep them equal.

/** The sums of a plan's nights before the check-out day. */
export const nightSums = (checkOut: string): string => `
  sum(sale_rate) FILTER (WHERE night < ${checkOut})::bigint AS sale,
  sum(greatest(rack_rate, sale_rate)) FILTER (WHERE night < ${checkOut})::bigint AS rack,
  sum(extra_bed_rate) FILTER (WHERE night < ${checkOut})::bigint AS extra,
  sum((extra_bed_rate + 10) / 20 * 10) FILTER (WHERE night < ${checkOut})::bigint AS half_extra`;

/** True when a plan is open for a stay: every night priced, none closed, and the rules of both ends kept. */
export const isOpenFor = (checkIn: string, checkOut: string, nights: string): string => `
  count(*) FILTER (WHERE night < ${checkOut} AND sale_rate > 0 AND NOT closed) = ${nights}
  AND NOT bool_or(CASE WHEN night = ${checkIn} THEN closed_to_arrival OR min_stay > ${nights} OR max_stay < ${nights}
                       WHEN night = ${checkOut} THEN closed_to_departure ELSE false END)`;

/** Rooms of the type `rt` that are free on the scarcest night, and how many nights have rooms at all. */
export const freeRooms = (checkIn: string, checkOut: string): string => `
  SELECT min(total - held - sold) AS free, count(*) AS nights
  FROM inventory_night WHERE room_type_id = rt.id AND night >= ${checkIn} AND night < ${checkOut}`;
