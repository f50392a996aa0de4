import type * as base from "./base.shapes.ts";
import { call } from "./call.ts";
import type * as envelope from "./envelope.shapes.ts";

/** Where browsers report their errors: every page's first code has this call, and not the others. */
export const errorCalls = {
  errorLog: call<typeof base.errorLogInput, typeof envelope.done>()({
    name: "errorLog",
    method: "POST",
    path: "error-log",
    who: "anyone",
    source: "specified",
  }),
};
