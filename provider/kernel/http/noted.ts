import type { LogFields } from "../log.ts";

/** What is found out about a request while it is answered and belongs into its one log line. */
type Noted = Pick<LogFields, "who" | "reason" | "parts">;

const notes = new WeakMap<Request, Noted>();

/** Adds to what is known of a request. */
export function note(request: Request, found: Noted): void {
  notes.set(request, { ...notes.get(request), ...found });
}

export const notedOf = (request: Request): Noted => notes.get(request) ?? {};
