import { calls } from "./call.ts";

/** Paying through a gateway, the wallet first. */
export const paymentCalls = calls({
  methods: { name: "payment.methods", method: "GET", path: "payment/v2/methods", who: "user", source: "ours" },
  start: {
    name: "payment.start",
    method: "POST",
    path: "payment/v2/start",
    who: "user",
    source: "ours",
    idempotency: "required",
  },
  details: { name: "payment.details", method: "GET", path: "payment/v2/{payment_id}", who: "user", source: "ours" },
  retry: {
    name: "payment.retry",
    method: "POST",
    path: "payment/v2/{payment_id}/retry",
    who: "user",
    source: "ours",
    idempotency: "required",
  },
});
