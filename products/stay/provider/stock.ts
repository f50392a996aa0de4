import { checkOutOf, type Stay } from "#domain/calendar/stay.ts";
import type { IsoDate } from "#domain/calendar/types.ts";
import { arrayLiteral, keysOf, type Queryable } from "#provider/kernel/database/database.ts";
import type { StockMove } from "#provider/shop/reservation/product.ts";

/**
 * The stock of room types, night by night. A change takes its locks first, always in the order of room type
 * and night, so that no two of them deadlock.
 */

/** Number of rooms of each room type, for every night of one stay. */
export type Demand = {
  readonly checkIn: IsoDate;
  readonly checkOut: IsoDate;
  readonly roomsOf: ReadonlyMap<number, number>;
};

type StayWanted = Stay & { readonly rooms: readonly { readonly roomTypeId: number }[] };

/** Stock demand of a list of rooms: two lines for one room type are one demand. */
export function demandOf({ checkIn, lengthOfStay, rooms }: StayWanted): Demand {
  const roomsOf = new Map<number, number>();
  for (const { roomTypeId } of rooms) roomsOf.set(roomTypeId, (roomsOf.get(roomTypeId) ?? 0) + 1);
  return { checkIn, checkOut: checkOutOf(checkIn, lengthOfStay), roomsOf };
}

/**
 * Locks every night of a demand, with those of a reservation that it replaces. Availability is read only after this.
 */
export async function lockNights(
  tx: Queryable,
  { checkIn, checkOut, roomsOf }: Demand,
  insteadOf?: string,
): Promise<void> {
  if (insteadOf !== undefined) {
    await tx.query(
      `SELECT stock.night FROM (
         SELECT unnest($1::bigint[]) AS room_type_id, $2::date AS first, $3::date AS until
         UNION SELECT room.room_type_id, stay.check_in, stay.check_out FROM reservation
           JOIN reservation_stay AS stay ON stay.reservation_id = reservation.id
           JOIN reservation_room AS room ON room.reservation_id = reservation.id WHERE confirmation_code = $4
         UNION SELECT room_type_id, night, night + 1 FROM reservation
           JOIN held_change ON held_change.reservation_id = reservation.id
           JOIN held_change_night ON held_change_id = held_change.id WHERE confirmation_code = $4) AS wanted
       JOIN inventory_night AS stock ON stock.room_type_id = wanted.room_type_id AND night >= first AND night < until
       ORDER BY stock.room_type_id, stock.night FOR NO KEY UPDATE OF stock`,
      [arrayLiteral([...roomsOf.keys()]), checkIn, checkOut, insteadOf],
      "lock_nights_instead",
    );
    return;
  }
  await tx.query(
    `SELECT night FROM inventory_night WHERE room_type_id = ANY($1::bigint[]) AND night >= $2 AND night < $3
     ORDER BY room_type_id, night FOR NO KEY UPDATE`,
    [arrayLiteral([...roomsOf.keys()]), checkIn, checkOut],
    "lock_nights",
  );
}

/**
 * Holds the rooms of a demand. False when some night lacks one; then some nights may be held and the transaction must
 * be rolled back.
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
    `SELECT stock.night FROM (
       SELECT room_type_id, check_in AS first, check_out AS until FROM reservation_stay JOIN reservation_room USING (reservation_id)
         WHERE reservation_id = ANY ${keysOf(reservationIds.length)}
       UNION SELECT room_type_id, night, night + 1 FROM held_change JOIN held_change_night ON held_change_id = held_change.id
         WHERE reservation_id = ANY ${keysOf(reservationIds.length)}) AS mine
     JOIN inventory_night AS stock ON stock.room_type_id = mine.room_type_id AND stock.night >= first AND stock.night < until
     ORDER BY stock.room_type_id, stock.night FOR NO KEY UPDATE OF stock`,
    reservationIds,
    `lock_nights_of_${reservationIds.length}`,
  );
}

const MOVES = {
  release_held: "held = stock.held - mine.rooms",
  release_sold: "sold = stock.sold - mine.rooms",
  sell: "held = stock.held - mine.rooms, sold = stock.sold + mine.rooms",
} as const satisfies Record<StockMove, string>;

/** Moves one reservation's part of the stock, locked first. Nights that have been deleted are skipped. */
export async function moveStock(tx: Queryable, reservationId: number, move: StockMove): Promise<void> {
  await tx.query(
    `WITH mine AS (
       SELECT room_type_id, check_in, check_out, count(*)::int AS rooms
       FROM reservation_stay JOIN reservation_room USING (reservation_id)
       WHERE reservation_id = $1 GROUP BY room_type_id, check_in, check_out),
     locked AS (
       SELECT stock.room_type_id, stock.night, mine.rooms
       FROM mine JOIN inventory_night AS stock USING (room_type_id) WHERE stock.night >= check_in AND stock.night < check_out
       ORDER BY stock.room_type_id, stock.night FOR NO KEY UPDATE OF stock)
     UPDATE inventory_night AS stock SET ${MOVES[move]} FROM locked AS mine
     WHERE stock.room_type_id = mine.room_type_id AND stock.night = mine.night`,
    [reservationId],
    move,
  );
}

/**
 * Holds for a change the nights that its demand takes beyond the reservation's, all of them locked before. False when some
 * night lacks a room.
 */
export async function holdNightsBeyond(
  tx: Queryable,
  reservationId: number,
  heldChangeId: number,
  { checkIn, checkOut, roomsOf }: Demand,
): Promise<boolean> {
  const [held] = await tx.query<{ isWhole: boolean }>(
    `WITH mine AS (
       SELECT room_type_id, check_in, check_out, count(*)::int AS rooms
       FROM reservation_stay JOIN reservation_room USING (reservation_id)
       WHERE reservation_id = $1 GROUP BY room_type_id, check_in, check_out),
     beyond AS (
       SELECT wanted.room_type_id, day::date AS night, wanted.rooms - coalesce(mine.rooms, 0) AS rooms
       FROM unnest($3::bigint[], $4::int[]) AS wanted (room_type_id, rooms)
       CROSS JOIN generate_series($5::date, $6::date - 1, interval '1 day') AS day
       LEFT JOIN mine ON mine.room_type_id = wanted.room_type_id AND day >= check_in AND day < check_out
       WHERE wanted.rooms > coalesce(mine.rooms, 0)),
     taken AS (
       UPDATE inventory_night AS stock SET held = stock.held + beyond.rooms FROM beyond
       WHERE stock.room_type_id = beyond.room_type_id AND stock.night = beyond.night
         AND stock.held + stock.sold + beyond.rooms <= stock.total RETURNING stock.night),
     nights AS (
       INSERT INTO held_change_night (held_change_id, room_type_id, night, rooms)
       SELECT $2::bigint, room_type_id, night, rooms FROM beyond)
     SELECT (SELECT count(*) FROM taken) = (SELECT count(*) FROM beyond) AS "isWhole"`,
    [
      reservationId,
      heldChangeId,
      arrayLiteral([...roomsOf.keys()]),
      arrayLiteral([...roomsOf.values()]),
      checkIn,
      checkOut,
    ],
    "hold_nights_beyond",
  );
  return held?.isWhole === true;
}

/** Gives back the nights that a change holds, locked first. Nights that have been deleted are skipped. */
export async function releaseNightsBeyond(tx: Queryable, heldChangeId: number): Promise<void> {
  await tx.query(
    `WITH locked AS (
       SELECT stock.room_type_id, stock.night, mine.rooms
       FROM held_change_night AS mine JOIN inventory_night AS stock USING (room_type_id, night)
       WHERE held_change_id = $1 ORDER BY stock.room_type_id, stock.night FOR NO KEY UPDATE OF stock),
     freed AS (
       UPDATE inventory_night AS stock SET held = stock.held - locked.rooms FROM locked
       WHERE stock.room_type_id = locked.room_type_id AND stock.night = locked.night)
     DELETE FROM held_change_night WHERE held_change_id = $1`,
    [heldChangeId],
    "release_nights_beyond",
  );
}
