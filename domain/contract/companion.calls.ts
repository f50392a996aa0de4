import { call } from "./call.ts";
import type * as companion from "./companion.shapes.ts";
import type * as envelope from "./envelope.shapes.ts";

/** Companions' own vouchers: a link for each traveller of an issued booking, which is read without logging in. */
export const companionCalls = {
  list: call<typeof envelope.nothing, typeof companion.companionLinks>()({
    name: "companion.list",
    method: "GET",
    path: "voucher/v2/companions/{confirmation_code}",
    who: "user",
    source: "ours",
  }),
  make: call<typeof companion.companionInput, typeof companion.companionLinks>()({
    name: "companion.make",
    method: "POST",
    path: "voucher/v2/companions/{confirmation_code}",
    who: "user",
    source: "ours",
  }),
  revoke: call<typeof companion.companionInput, typeof companion.companionLinks>()({
    name: "companion.revoke",
    method: "POST",
    path: "voucher/v2/companions/{confirmation_code}/revoke",
    who: "user",
    source: "ours",
  }),
  read: call<typeof envelope.nothing, typeof companion.companionValue>()({
    name: "companion.read",
    method: "GET",
    path: "voucher/v2/companion/{companion_token}",
    who: "anyone",
    source: "ours",
  }),
};
