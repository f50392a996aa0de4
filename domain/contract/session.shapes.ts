import { z } from "zod";
import { sessionBrowsers, sessionSystems } from "../device/device.ts";
import { withShapes } from "./described.ts";
import { epochSeconds, nothing } from "./envelope.shapes.ts";
import { sessionCalls } from "./session.calls.ts";

/** Open sessions, the caller's own first, then the newest. */
export const sessionsValue = z.array(
  z.object({
    id: z.string(),
    is_current: z.boolean(),
    /** Times of the login and of the token's expiry. */
    created_at: epochSeconds,
    expires_at: epochSeconds,
    /** Browser and system of the login; null when unknown. */
    browser: z.enum(sessionBrowsers).nullable(),
    system: z.enum(sessionSystems).nullable(),
  }),
);
export type SessionsValue = z.infer<typeof sessionsValue>;

/**
 * One of the caller's own sessions, or `null` for all but the current one. It is in the body, which is never logged.
 */
export const endSessionInput = z.strictObject({ id: z.string().min(1).max(64).nullable() });

/** Calls of this area with their shapes. */
export const sessionContract = withShapes(sessionCalls, {
  list: [nothing, sessionsValue],
  end: [endSessionInput, sessionsValue],
});
