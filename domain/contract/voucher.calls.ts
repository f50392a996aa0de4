import { call } from "./call.ts";
import type * as envelope from "./envelope.shapes.ts";
import type * as voucher from "./voucher.shapes.ts";

/** Lets anybody verify a voucher's signature and whether its claims still hold. */
export const voucherCalls = {
  keys: call<typeof envelope.nothing, typeof voucher.voucherKeys>()({
    name: "voucher.keys",
    method: "GET",
    path: "voucher/v2/keys",
    who: "anyone",
    source: "ours",
  }),
  state: call<typeof voucher.voucherStateInput, typeof voucher.voucherState>()({
    name: "voucher.state",
    method: "POST",
    path: "voucher/v2/state",
    who: "anyone",
    source: "ours",
  }),
};
