import { editModules } from "./taken-out.ts";

/**
 * Preloaded before a provider (`--import`), it removes the leases from the reconciler: two of them must then query one
 * payment at once, and a proof that does not detect it proves nothing.
 */
editModules({
  "/provider/money/payment/reconcile.ts": [
    ['const IS_FREE = "(leased_until IS NULL OR leased_until < clock_timestamp())"', 'const IS_FREE = "true"'],
    ["LIMIT $2 FOR UPDATE SKIP LOCKED", "LIMIT $2"],
  ],
});
