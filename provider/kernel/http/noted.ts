import type { LogFields } from "../log.ts";

/** Findings about a request while it is answered, for its one log line. */
type Noted = Pick<LogFields, "who" | "reason" | "parts">;

const notes = new WeakMap<Request, Noted>();

/** Adds to the findings about a request. */
export function note(request: Request, found: Noted): void {
  notes.set(request, { ...notes.get(request), ...found });
}

export const notedOf = (request: Request): Noted => notes.get(request) ?? {};
