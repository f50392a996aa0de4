import { call } from "./call.ts";
import type * as envelope from "./envelope.shapes.ts";
import type * as payment from "./payment.shapes.ts";

/** Paying through a gateway, the wallet first. */
export const paymentCalls = {
  methods: call<typeof payment.methodsQuery, typeof payment.methodsValue>()({
    name: "payment.methods",
    method: "GET",
    path: "payment/v2/methods",
    who: "user",
    source: "ours",
  }),
  terms: call<typeof envelope.nothing, typeof payment.termsValue>()({
    name: "payment.terms",
    method: "GET",
    path: "payment/v2/terms",
    who: "anyone",
    source: "ours",
  }),
  start: call<typeof payment.startInput, typeof payment.startValue>()({
    name: "payment.start",
    method: "POST",
    path: "payment/v2/start",
    who: "user",
    source: "ours",
    idempotency: "required",
  }),
  check: call<typeof payment.checkInput, typeof payment.paymentValue>()({
    name: "payment.check",
    method: "POST",
    path: "payment/v2/{payment_id}/check",
    who: "user",
    source: "ours",
  }),
  details: call<typeof envelope.nothing, typeof payment.paymentValue>()({
    name: "payment.details",
    method: "GET",
    path: "payment/v2/{payment_id}",
    who: "user",
    source: "ours",
  }),
  outcome: call<typeof envelope.nothing, typeof payment.outcomeValue>()({
    name: "payment.outcome",
    method: "GET",
    path: "payment/v2/{payment_id}/outcome",
    who: "anyone",
    source: "ours",
  }),
  retry: call<typeof envelope.nothing, typeof payment.startValue>()({
    name: "payment.retry",
    method: "POST",
    path: "payment/v2/{payment_id}/retry",
    who: "user",
    source: "ours",
    idempotency: "required",
  }),
};
