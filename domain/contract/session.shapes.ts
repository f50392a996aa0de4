import { z } from "zod";
import { epochSeconds } from "./envelope.shapes.ts";

/** The sessions that are open, the caller's own first, then the newest. */
export const sessionsValue = z.array(
  z.object({
    id: z.string(),
    is_current: z.boolean(),
    /** When it was logged in, and when its token ends by itself. */
    created_at: epochSeconds,
    expires_at: epochSeconds,
  }),
);
export type SessionsValue = z.infer<typeof sessionsValue>;

/** One of the caller's own sessions, or `null` for all but the one that asks. It stands in the body, which no log keeps. */
export const endSessionInput = z.strictObject({ id: z.string().min(1).max(64).nullable() });
