import type { AddExtraInput, ExtraCatalogueValue, ExtraValue } from "#domain/contract/extra.shapes.ts";
import { operatorCalls } from "#domain/contract/operator.calls.ts";
import type { Queryable } from "../../kernel/database/database.ts";
import { type Fault, refuse } from "../../kernel/envelope.ts";
import { type Endpoint, effect, endpoint } from "../../kernel/http/endpoint.ts";
import { decider } from "../../kernel/http/principal.ts";
import type { Services } from "../../services.ts";
import { insertExtra } from "./insert.ts";
import { EXTRA_COLUMNS, type ExtraRow, factsOf, groupsOfExtra, wordsOf } from "./row.ts";

/** Part of call 87, extras: put into the catalogue and taken out by operators, and what is owed for them. */

/** First fault of the terms of an extra; null where there is none. */
function faultOf(
  { price, products = [], cancellation = [] }: AddExtraInput,
  known: Services["products"],
): Fault | null {
  if (price % 10 !== 0) return { name: "price", code: "unknown_value" };
  if (products.some((kind) => !known.has(kind))) return { name: "products", code: "unknown_value" };
  // Nearer to the beginning it never costs less.
  const steps = cancellation.toSorted((one, other) => other.hours_before - one.hours_before);
  const isFalling = steps.some(({ percent }, index) => percent < (steps[index - 1]?.percent ?? 0));
  return isFalling ? { name: "cancellation", code: "unknown_value" } : null;
}

const add = effect({
  call: operatorCalls.addExtra,
  async effect({ body, principal }, tx, { products }) {
    const fault = faultOf(body, products);
    if (fault !== null) return refuse("invalid_input", [fault]);
    if (await insertExtra(tx, body, decider(principal))) return { state: body.code };
    return refuse("invalid_input", [{ name: "code", code: "extra_exists" }]);
  },
});

/** Extras that were agreed before stand. A repetition answers the same. */
const end = effect({
  call: operatorCalls.endExtra,
  async effect({ params, principal }, tx) {
    const ended = await tx.query(
      `UPDATE extra SET ended_at = coalesce(ended_at, app_now()), ended_by = coalesce(ended_by, $2) WHERE code = $1 RETURNING id`,
      [params.extra_code ?? "", decider(principal)],
      "end_extra",
    );
    return ended.length === 1 ? { state: "ended" } : refuse("not_found");
  },
});

type Sums = Pick<ExtraValue, "count" | "sold" | "back">;

const REPORT = `
  SELECT ${EXTRA_COLUMNS}, count, sold::bigint AS sold, back::bigint AS back FROM extra, LATERAL (
    SELECT count(*)::int AS count, coalesce(sum(paid), 0) AS sold, coalesce(sum(back), 0) AS back
    FROM extra_sold WHERE extra_id = extra.id) AS sums ORDER BY id DESC`;

const OWED = `
  SELECT coalesce(sum(amount), 0)::bigint AS owed FROM ledger_posting
  WHERE account_id = (SELECT id FROM ledger_account WHERE kind = 'extras_payable')`;

async function catalogueValue(from: Queryable): Promise<ExtraCatalogueValue> {
  const [rows, [books]] = await Promise.all([
    from.query<ExtraRow & Sums>(REPORT, [], "extras"),
    from.query<{ owed: number }>(OWED, [], "extras_owed"),
  ]);
  return { items: rows.map(extraOf), owed: books?.owed ?? 0 };
}

function extraOf(row: ExtraRow & Sums): ExtraValue {
  const { per, price, count, sold, back, steps, kinds, places, carriers, madeAt, madeBy, endedAt, endedBy } = row;
  return {
    ...factsOf(row),
    ...{ per, price, count, sold, back },
    cancellation: [...steps],
    groups: groupsOfExtra(row),
    products: wordsOf(kinds),
    places: wordsOf(places),
    carriers: wordsOf(carriers),
    owed: sold - back,
    made_at: madeAt,
    made_by: madeBy,
    ended_at: endedAt,
    ended_by: endedBy,
  };
}

const list = endpoint({
  call: operatorCalls.extras,
  answer: (_asked, { database }) => catalogueValue(database),
});

export const extraEndpoints: readonly Endpoint[] = [add, end, list];
