import { editModules } from "./taken-out.ts";

/**
 * Preloaded before one of two providers (`--import`), it reverses the order in which counters are locked. Buyers at the
 * two must then deadlock; a race that does not detect it would not detect ours.
 */
editModules({
  "/provider/shop/stock/counters.ts": [
    [
      "WHERE id = ANY($1::bigint[]) ORDER BY id FOR NO KEY UPDATE",
      "WHERE id = ANY($1::bigint[]) ORDER BY id DESC FOR NO KEY UPDATE",
    ],
  ],
});
