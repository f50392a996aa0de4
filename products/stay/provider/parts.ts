import type { Queryable } from "#provider/kernel/database/database.ts";
import type { OfferParts } from "#provider/shop/reservation/product.ts";
import type { Offer } from "./offer.ts";

/** The row of a room by its position in the agreed offer, from 1: rows of rooms that were cancelled are gone. */
const ROOM =
  "SELECT position FROM reservation_room WHERE reservation_id = $1 ORDER BY position OFFSET $2::int - 1 LIMIT 1";

/** Gives back one room of its type for each night, the nights locked before, and takes the room out. */
const RELEASE = `
  WITH gone AS (
    DELETE FROM reservation_room WHERE reservation_id = $1 AND position = (${ROOM}) RETURNING room_type_id)
  UPDATE inventory_night AS stock SET sold = stock.sold - 1 FROM gone, reservation_stay AS stay
  WHERE stay.reservation_id = $1 AND stock.room_type_id = gone.room_type_id AND night >= check_in AND night < check_out`;

/** Rooms of a stay, each cancelled by its own policy. */
export const roomsOfStay: OfferParts<Offer> = {
  without(offer, { part: { position } }) {
    const rooms = offer.rooms.toSpliced(position - 1, 1);
    return {
      ...offer,
      rooms,
      rackTotal: rooms.reduce((sum, { rackTotal }) => sum + rackTotal, 0),
      total: rooms.reduce((sum, { total }) => sum + total, 0),
    };
  },
  titleOf({ rooms }, { part: { position } }) {
    const room = rooms[position - 1];
    return { fa: room?.nameFa ?? "", en: room?.nameEn ?? "" };
  },
  travellersLeft: (travellers, { position }) =>
    travellers
      .filter(({ room }) => room !== position - 1)
      .map((one) => (one.room < position ? one : { ...one, room: one.room - 1 })),
  async release(tx: Queryable, reservationId, _offer, _rest, { part: { position } }) {
    await tx.query(RELEASE, [reservationId, position], "release_room");
  },
};
