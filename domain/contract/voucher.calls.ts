import { call } from "./call.ts";
import type * as envelope from "./envelope.shapes.ts";
import type * as voucher from "./voucher.shapes.ts";

/** What lets anybody check a voucher's signature, and whether what it says still stands. */
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
