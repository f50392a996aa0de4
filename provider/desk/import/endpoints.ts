import { setTimeout as delay } from "node:timers/promises";
import { IMPORT_PART_BYTES } from "#domain/contract/import.shapes.ts";
import { operatorCalls } from "#domain/contract/operator.calls.ts";
import { inventories } from "#domain/import/inventories.ts";
import { bulkLimits } from "../../kernel/database/database.ts";
import { refuse } from "../../kernel/envelope.ts";
import { type Endpoint, endpoint, work } from "../../kernel/http/endpoint.ts";
import { idOf } from "../../kernel/http/path-id.ts";
import { decider } from "../../kernel/http/principal.ts";
import { errorFields } from "../../kernel/log.ts";
import { carryOn } from "./carry-on.ts";
import { inventoryOf } from "./inventory-of.ts";
import { beginImport, closeImport, receivePart } from "./receive.ts";
import { readPart } from "./staging.ts";
import { importOf, importValueOf } from "./stored-import.ts";

/** Calls of operators: an inventory of their own, in and out. */

const start = work({
  call: operatorCalls.startImport,
  async answer({ principal, body: { file = null, ...body } }, { database }) {
    const begun = { ...body, file, operator: decider(principal) };
    const kept = await database.withTx((tx) => beginImport(tx, begun), bulkLimits);
    return importValueOf(database, kept);
  },
});

const rows: Endpoint = {
  ...work({
    call: operatorCalls.importRows,
    async answer({ params, body: { part, rows: text } }, { database }) {
      const id = idOf(params.id);
      const kept = id === null ? null : await importOf(database, id);
      if (kept === null) return refuse("not_found");
      const read = readPart(kept.inventory, text);
      const received = await database.withTx((tx) => receivePart(tx, kept.id, part, read), bulkLimits);
      if (received === "not_found") return refuse("not_found");
      if (received === "not_next") return refuse("invalid_input", [{ name: "part", code: "unknown_value" }]);
      return received;
    },
  }),
  bodyLimit: IMPORT_PART_BYTES,
  isPartOfAct: true,
};

/** Maximum wait of an answer for an import's end, milliseconds; the import goes on, and its state can be polled. */
const ANSWER_WITHIN = 20_000;

const finish = work({
  call: operatorCalls.finishImport,
  async answer({ params }, services) {
    const { database, log } = services;
    const id = idOf(params.id);
    if (id === null || !(await closeImport(database, id))) return refuse("not_found");
    const waiting = new AbortController();
    const carried = carryOn(services, id)
      // Another process, or this one in a second, carries it on.
      .catch((error: unknown) => log.error("an import was left", errorFields(error)))
      .finally(() => waiting.abort());
    await Promise.race([carried, delay(ANSWER_WITHIN, null, { signal: waiting.signal, ref: false }).catch(() => null)]);
    const kept = await importOf(database, id);
    return kept === null ? refuse("not_found") : importValueOf(database, kept);
  },
});

const state = endpoint({
  call: operatorCalls.importState,
  async answer({ params }, { database }) {
    const id = idOf(params.id);
    const kept = id === null ? null : await importOf(database, id);
    return kept === null ? refuse("not_found") : importValueOf(database, kept);
  },
});

const out = endpoint({
  call: operatorCalls.exportInventory,
  async answer({ params, query: { after, limit } }, services) {
    const inventory = inventories.find((one) => one === params.inventory);
    return inventory === undefined
      ? refuse("not_found")
      : inventoryOf(services, inventory).exportPage(services.database, after ?? null, limit);
  },
});

export const importEndpoints: readonly Endpoint[] = [start, rows, finish, state, out];
