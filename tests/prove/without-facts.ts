import { editModules } from "./taken-out.ts";

/**
 * Preloaded before a provider (`--import`), it lets facts reach reservations by jobs only: people must then be charged
 * for cancelling what does not leave, and a proof that does not detect it proves nothing.
 */
editModules({
  "/provider/shop/reservation/up-to-date.ts": [["product.facts !== undefined", "false"]],
});
