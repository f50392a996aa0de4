import { z } from "zod";
import { sessionBrowsers, sessionSystems } from "../device/device.ts";
import { epochSeconds } from "./envelope.shapes.ts";

/** The sessions that are open, the caller's own first, then the newest. */
export const sessionsValue = z.array(
  z.object({
    id: z.string(),
    is_current: z.boolean(),
    /** When it was logged in, and when its token ends by itself. */
    created_at: epochSeconds,
    expires_at: epochSeconds,
    /** What it was logged in with; null where that is not known. */
    browser: z.enum(sessionBrowsers).nullable(),
    system: z.enum(sessionSystems).nullable(),
  }),
);
export type SessionsValue = z.infer<typeof sessionsValue>;

/** One of the caller's own sessions, or `null` for all but the one that asks. It stands in the body, which no log keeps. */
export const endSessionInput = z.strictObject({ id: z.string().min(1).max(64).nullable() });
