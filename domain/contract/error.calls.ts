import type * as base from "./base.shapes.ts";
import { call } from "./call.ts";
import type * as envelope from "./envelope.shapes.ts";

/** Error reports of browsers. A separate module: every page's initial bundle has this call and no others. */
export const errorCalls = {
  errorLog: call<typeof base.errorLogInput, typeof envelope.done>()({
    name: "errorLog",
    method: "POST",
    path: "error-log",
    who: "anyone",
    source: "specified",
  }),
};
