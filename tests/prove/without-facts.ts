import { editModules } from "./taken-out.ts";

/**
 * Loaded before a provider (`--import`), it lets no fact reach a reservation before the job: people must be charged for
 * cancelling what does not leave, and a proof that does not find that out proves nothing.
 */
editModules({
  "/provider/reservation/up-to-date.ts": [["product.facts !== undefined", "false"]],
});
