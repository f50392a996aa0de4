import { call } from "./call.ts";
import type * as envelope from "./envelope.shapes.ts";
import type * as session from "./session.shapes.ts";

/** Logged-in sessions of a user. */
export const sessionCalls = {
  list: call<typeof envelope.nothing, typeof session.sessionsValue>()({
    name: "session.list",
    method: "GET",
    path: "user/v2/sessions",
    who: "user",
    source: "ours",
  }),
  end: call<typeof session.endSessionInput, typeof session.sessionsValue>()({
    name: "session.end",
    method: "POST",
    path: "user/v2/sessions/end",
    who: "user",
    source: "ours",
    idempotency: "honoured",
  }),
};
