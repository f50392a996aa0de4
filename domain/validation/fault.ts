import type { FieldCode, RefusalParams } from "../messages/refusals.ts";

/**
 * Fault of one value: a code and the params of its sentence, which `domain/messages` builds. Params that the sentence
 * does not name give programs more detail (`reason`, `expected`).
 */
export type Fault = { readonly code: FieldCode; readonly params: RefusalParams };
