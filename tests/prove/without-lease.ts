import { editModules } from "./taken-out.ts";

/**
 * Loaded before a provider (`--import`), it takes the leases out of the reconciler: two of them must ask about one payment
 * at once, and a proof that does not find that out proves nothing.
 */
editModules({
  "/provider/payment/reconcile.ts": [
    ['const IS_FREE = "(leased_until IS NULL OR leased_until < clock_timestamp())"', 'const IS_FREE = "true"'],
    ["LIMIT $2 FOR UPDATE SKIP LOCKED", "LIMIT $2"],
  ],
});
