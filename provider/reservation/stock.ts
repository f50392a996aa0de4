import type { IsoDate } from "#domain/calendar/types.ts";
import { arrayLiteral, type Queryable } from "../database/database.ts";

/**
 * The stock of room types, night by night. Whoever changes it takes its locks first, always in the order of room type
 * and night, so that no two of them wait for each other (reliability rule 2).
 */

/** How many rooms of each room type, for every night of one stay. */
export type Demand = {
  readonly checkIn: IsoDate;
  readonly checkOut: IsoDate;
  readonly roomsOf: ReadonlyMap<number, number>;
};

/** What a list of rooms takes of the stock: two lines for one room type are one demand (reliability rule 3). */
export function demandOf(
  checkIn: IsoDate,
  checkOut: IsoDate,
  rooms: readonly { readonly roomTypeId: number }[],
): Demand {
  const roomsOf = new Map<number, number>();
  for (const { roomTypeId } of rooms) roomsOf.set(roomTypeId, (roomsOf.get(roomTypeId) ?? 0) + 1);
  return { checkIn, checkOut, roomsOf };
}

/** Whether there was room for a demand a moment ago. Proves nothing: others may be ahead. */
export async function areFree(from: Queryable, { checkIn, checkOut, roomsOf }: Demand): Promise<boolean> {
  const rows = await from.query(
    `SELECT night FROM inventory_night AS stock
     JOIN unnest($1::bigint[], $2::int[]) AS wanted (room_type_id, rooms) USING (room_type_id)
     WHERE night >= $3 AND night < $4 AND held + sold + wanted.rooms > total LIMIT 1`,
    [arrayLiteral([...roomsOf.keys()]), arrayLiteral([...roomsOf.values()]), checkIn, checkOut],
    "are_free",
  );
  return rows.length === 0;
}

/** Locks every night of a demand. What is free is to be read only after this. */
export async function lockNights(tx: Queryable, { checkIn, checkOut, roomsOf }: Demand): Promise<void> {
  await tx.query(
    `SELECT night FROM inventory_night WHERE room_type_id = ANY($1::bigint[]) AND night >= $2 AND night < $3
     ORDER BY room_type_id, night FOR NO KEY UPDATE`,
    [arrayLiteral([...roomsOf.keys()]), checkIn, checkOut],
    "lock_nights",
  );
}

/**
 * Holds the rooms of a demand. False when some night lacks one; then some nights may be held and the transaction must be
 * rolled back.
 */
export async function holdRooms(tx: Queryable, { checkIn, checkOut, roomsOf }: Demand): Promise<boolean> {
  const held = await tx.query<{ is_whole: boolean }>(
    `WITH held AS (
       UPDATE inventory_night AS stock SET held = stock.held + wanted.rooms
       FROM unnest($1::bigint[], $2::int[]) AS wanted (room_type_id, rooms)
       WHERE stock.room_type_id = wanted.room_type_id AND night >= $3 AND night < $4
         AND stock.held + stock.sold + wanted.rooms <= stock.total
       RETURNING night)
     SELECT count(*) = cardinality($1::bigint[]) * ($4::date - $3::date) AS is_whole FROM held`,
    [arrayLiteral([...roomsOf.keys()]), arrayLiteral([...roomsOf.values()]), checkIn, checkOut],
    "hold_rooms",
  );
  return held[0]?.is_whole === true;
}

/** Locks every night that some reservations have a part in. */
export async function lockNightsOf(tx: Queryable, reservationIds: readonly number[]): Promise<void> {
  await tx.query(
    `SELECT stock.night FROM inventory_night AS stock
     WHERE (stock.room_type_id, stock.night) IN (
       SELECT room.room_type_id, night::date FROM reservation
       JOIN reservation_room AS room ON room.reservation_id = reservation.id
       CROSS JOIN generate_series(reservation.check_in, reservation.check_out - 1, interval '1 day') AS night
       WHERE reservation.id = ANY($1::bigint[]))
     ORDER BY stock.room_type_id, stock.night FOR NO KEY UPDATE`,
    [arrayLiteral(reservationIds)],
    "lock_nights_of",
  );
}

const MOVES = {
  release_held: "held = stock.held - mine.rooms",
  release_sold: "sold = stock.sold - mine.rooms",
  sell: "held = stock.held - mine.rooms, sold = stock.sold + mine.rooms",
} as const;

/** Moves what one reservation keeps of the stock. Nights that are no longer kept are nobody's loss. */
export async function moveStock(tx: Queryable, reservationId: number, move: keyof typeof MOVES): Promise<void> {
  await lockNightsOf(tx, [reservationId]);
  await tx.query(
    `UPDATE inventory_night AS stock SET ${MOVES[move]}
     FROM (
       SELECT room.room_type_id, reservation.check_in, reservation.check_out, count(*)::int AS rooms
       FROM reservation JOIN reservation_room AS room ON room.reservation_id = reservation.id
       WHERE reservation.id = $1 GROUP BY room.room_type_id, reservation.check_in, reservation.check_out) AS mine
     WHERE stock.room_type_id = mine.room_type_id AND stock.night >= mine.check_in AND stock.night < mine.check_out`,
    [reservationId],
    move,
  );
}
