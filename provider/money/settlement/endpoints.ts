import { normaliseIso } from "#domain/calendar/parse.ts";
import { operatorCalls } from "#domain/contract/operator.calls.ts";
import { gateways } from "#domain/contract/payment.shapes.ts";
import { refuse } from "../../kernel/envelope.ts";
import { type Endpoint, effect, endpoint, work } from "../../kernel/http/endpoint.ts";
import { idOf } from "../../kernel/http/path-id.ts";
import { decider } from "../../kernel/http/principal.ts";
import { compareDay, keepLines } from "./compare.ts";
import { compareWithGateway } from "./daily.ts";
import { bookFound, returnFound } from "./decide.ts";
import { resolveAll, returnAll, wasCompared } from "./decide-all.ts";
import { openDifferences, shown } from "./difference.ts";

/** Part of call 87: gateways' settlements. */

const list = endpoint({
  call: operatorCalls.differences,
  async answer(_asked, { database }) {
    const items = (await openDifferences(database)).map(shown);
    return { items, total: items.length };
  },
});

const compare = work({
  call: operatorCalls.compareSettlement,
  async answer({ params, body: { day, lines, is_first, is_last } }, services) {
    const name = gateways.find((one) => one === params.gateway);
    const gateway = services.gateways.get(params.gateway);
    if (name === undefined) return refuse("not_found");
    if (lines === null) {
      if (gateway?.settlement === undefined) return refuse("invalid_input", [{ name: "lines", code: "required" }]);
      return (await compareWithGateway(services, gateway, day)) ?? refuse("gateway_away");
    }
    await services.database.withTx((tx) => keepLines(tx, name, day, lines, is_first));
    return is_last ? compareDay(services, name, day) : { day, lines: lines.length, agreed: 0, differences: [] };
  },
});

const sendBack = effect({
  call: operatorCalls.returnFound,
  async effect({ params, principal, body: { reason, reference } }, tx, services) {
    const id = idOf(params.id);
    if (id === null) return refuse("not_found");
    return returnFound(tx, services, id, {
      operator: decider(principal),
      reason: reason ?? null,
      reference: reference ?? null,
    });
  },
});

const book = effect({
  call: operatorCalls.bookFound,
  async effect({ params, principal, body: { reason, confirmation_code: reference } }, tx, services) {
    const id = idOf(params.id);
    if (id === null) return refuse("not_found");
    return bookFound(tx, services, id, { operator: decider(principal), reason: reason ?? null, reference });
  },
});

const decideAll = effect({
  call: operatorCalls.decideSettlement,
  async effect({ params, principal, body: { decision, reason, reference } }, tx, services) {
    const gateway = gateways.find((one) => one === params.gateway);
    const day = normaliseIso(params.day);
    if (gateway === undefined || day === null) return refuse("not_found");
    const settlement = { gateway, day };
    if (!(await wasCompared(tx, settlement))) return refuse("not_found");
    const operator = decider(principal);
    return decision === "resolve"
      ? resolveAll(tx, settlement, { operator, reason })
      : returnAll(tx, services, settlement, { operator, reason, reference: reference ?? null });
  },
});

export const settlementEndpoints: readonly Endpoint[] = [list, compare, decideAll, sendBack, book];
