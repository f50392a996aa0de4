/** What a batch wants to know of a request that is a part of it. */
type Part = { text: string | null; line: string | null };

const parts = new WeakMap<Request, Part>();

/** Makes a request a part of a batch: it has no log line of its own, and its answer's text is kept beside the answer. */
export function partOf(request: Request): Part {
  const part = { text: null, line: null };
  parts.set(request, part);
  return part;
}

/** Null where a request is asked for itself. */
export const partAt = (request: Request): Part | null => parts.get(request) ?? null;
