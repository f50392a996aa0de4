import { operatorCalls } from "#domain/contract/operator.calls.ts";
import { refuse } from "../envelope.ts";
import { type Endpoint, endpoint, work } from "../http/endpoint.ts";
import { rotateSome, textsByKey } from "./rotate.ts";

/** Part of call 87: the keys that personal data is sealed with. */

const status = endpoint({
  call: operatorCalls.keys,
  answer: async (_asked, { database, vault }) => ({
    current: vault.keyName,
    known: [...vault.keyNames],
    texts: await textsByKey(database),
  }),
});

/** Each text is a statement of its own: nothing waits for a rotation, and it for no more than a row. */
const rotate = work({
  call: operatorCalls.rotateKeys,
  answer: async ({ body: { from } }, { database, vault }) =>
    (await rotateSome(database, vault, from ?? { column: 0, after: null })) ??
    refuse("invalid_input", [{ name: "from", code: "unknown_value" }]),
});

export const keyEndpoints: readonly Endpoint[] = [status, rotate];
