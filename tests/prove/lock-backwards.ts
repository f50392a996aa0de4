import { editModules } from "./taken-out.ts";

/**
 * Loaded before one of two providers (`--import`), it turns the order round in which counters are locked. Buyers at the
 * two must then wait for each other; a race that sees no deadlock of them would see none of ours.
 */
editModules({
  "/provider/stock/counters.ts": [
    [
      "WHERE id = ANY($1::bigint[]) ORDER BY id FOR NO KEY UPDATE",
      "WHERE id = ANY($1::bigint[]) ORDER BY id DESC FOR NO KEY UPDATE",
    ],
  ],
});
