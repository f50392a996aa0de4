import type { FieldCode, RefusalParams } from "../messages/refusals.ts";

/**
 * What is wrong with one value: a code and what its sentence needs. `domain/messages` makes the sentence. Params that
 * the sentence does not name say more to a program (`reason`, `expected`).
 */
export type Fault = { readonly code: FieldCode; readonly params: RefusalParams };
