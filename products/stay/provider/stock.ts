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
           JOIN reservation_room AS room ON room.reservation_id = reservation.id WHERE confirmation_code = $4) AS wanted
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
    `SELECT stock.night FROM reservation_stay AS stay
     JOIN reservation_room AS room USING (reservation_id)
     JOIN inventory_night AS stock ON stock.room_type_id = room.room_type_id AND stock.night >= check_in AND stock.night < check_out
     WHERE stay.reservation_id = ANY ${keysOf(reservationIds.length)}
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
