import { call } from "./call.ts";
import type * as envelope from "./envelope.shapes.ts";
import type * as payment from "./payment.shapes.ts";
import type * as share from "./share.shapes.ts";

/** Paying together: shares of a sum, each a link by which a companion pays without logging in. */
export const shareCalls = {
  make: call<typeof share.sharesInput, typeof share.sharesValue>()({
    name: "share.make",
    method: "POST",
    path: "payment/v2/shares",
    who: "user",
    source: "ours",
    idempotency: "required",
  }),
  revoke: call<typeof envelope.nothing, typeof envelope.done>()({
    name: "share.revoke",
    method: "POST",
    path: "payment/v2/shares/{share_id}/revoke",
    who: "user",
    source: "ours",
  }),
  read: call<typeof envelope.nothing, typeof share.shareValue>()({
    name: "share.read",
    method: "GET",
    path: "payment/v2/share/{share_token}",
    who: "anyone",
    source: "ours",
  }),
  pay: call<typeof share.sharePayInput, typeof payment.startValue>()({
    name: "share.pay",
    method: "POST",
    path: "payment/v2/share/{share_token}/pay",
    who: "anyone",
    source: "ours",
    idempotency: "required",
  }),
  check: call<typeof share.shareCheckInput, typeof share.shareValue>()({
    name: "share.check",
    method: "POST",
    path: "payment/v2/share/{share_token}/check",
    who: "anyone",
    source: "ours",
  }),
  sheba: call<typeof share.shareShebaInput, typeof share.shareValue>()({
    name: "share.sheba",
    method: "POST",
    path: "payment/v2/share/{share_token}/sheba",
    who: "anyone",
    source: "ours",
  }),
};
