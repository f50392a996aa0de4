import { editModules } from "./taken-out.ts";

/**
 * Preloaded before a provider (`--import`), it removes the isolation of buyers from the stock of each product: the lock
 * and the condition of the update; from the seat map the lock and the key. With the database's own constraint dropped
 * too, pieces must be sold twice; a race that does not detect it proves nothing.
 */
editModules({
  "/products/stay/provider/stock.ts": [
    ["ORDER BY room_type_id, night FOR NO KEY UPDATE`", "ORDER BY room_type_id, night`"],
    ["AND stock.held + stock.sold + wanted.rooms <= stock.total", ""],
  ],
  "/provider/shop/stock/counters.ts": [
    ["WHERE id = ANY($1::bigint[]) ORDER BY id FOR NO KEY UPDATE", "WHERE id = ANY($1::bigint[]) ORDER BY id"],
    ["AND stock.held + stock.sold + wanted.units <= stock.total", ""],
  ],
  "/products/flight/provider/seats.ts": [
    ["ORDER BY flight_id, seat FOR UPDATE", "ORDER BY flight_id, seat"],
    ["ON CONFLICT (flight_id, seat) DO NOTHING", "ON CONFLICT DO NOTHING"],
  ],
});
