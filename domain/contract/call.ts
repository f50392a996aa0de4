/**
 * A call of the provider, as plain data: what the client needs to make it and what the provider needs to serve it.
 * The shapes of what goes in and comes out stand in the `<area>.shapes.ts` beside it, so that a browser never loads zod.
 */
export type Call = {
  /** Unique, stable name: `property.search`. */
  readonly name: string;
  readonly method: "GET" | "POST";
  /** Without a leading slash; parameters in braces: `property/v2/{property_id}/rooms`. */
  readonly path: string;
  /** `anyone`, a logged-in `user`, the user or whoever tracks the reservation (`tracking`, A38), or an `operator`. */
  readonly who: "anyone" | "user" | "tracking" | "operator";
  /** Whether the specification names this call, or it is this project's own decision. */
  readonly source: "specified" | "ours";
  /**
   * Whether an `Idempotency-Key` must come with it: `required` where a repetition would book or pay twice, `honoured` on
   * the specified changes (reliability rule 11); absent: it changes nothing.
   */
  readonly idempotency?: "required" | "honoured";
};

/** Declares calls without losing their literal types. */
export function calls<const T extends Record<string, Call>>(table: T): T {
  return table;
}

/**
 * The address of a call with its path parameters filled in, percent-encoded.
 * Throws when a parameter is missing: a programming error, never a visitor's.
 */
export function callAddress(call: Call, params: Readonly<Record<string, string | number>> = {}): string {
  return call.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`${call.name} needs the path parameter ${name}`);
    return encodeURIComponent(String(value));
  });
}
