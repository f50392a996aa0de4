import { browserNow, correctClock } from "./browser-clock.ts";

/** Less than that is the answer's way to here. */
const LEAST_WRONG_MS = 60_000;

/**
 * Goes by the server's clock from now on where something that was made just now is of another time: this machine's clock was
 * set to another day, and everything new would be over, or last too long.
 *
 * @param madeAt epoch seconds, by the server's clock
 */
export async function followServerClock(madeAt: unknown): Promise<void> {
  if (typeof madeAt !== "number" || Math.abs(madeAt * 1_000 - browserNow()) < LEAST_WRONG_MS) return;
  const answer = await fetch("/", { method: "HEAD", cache: "no-store" }).catch(() => null);
  const now = Date.parse(answer?.headers.get("date") ?? "");
  if (!Number.isNaN(now)) correctClock(now);
}
