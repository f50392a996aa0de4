import { companionCalls } from "#domain/contract/companion.calls.ts";
import type { CompanionLinks } from "#domain/contract/companion.shapes.ts";
import type { Queryable } from "../../kernel/database/database.ts";
import { type Refusal, refuse } from "../../kernel/envelope.ts";
import { type Endpoint, effect, endpoint } from "../../kernel/http/endpoint.ts";
import { type Principal, signedIn } from "../../kernel/http/principal.ts";
import { isLinkToken } from "../../kernel/link-token.ts";
import type { Services } from "../../services.ts";
import type { Reservation, Which } from "../reservation/row.ts";
import { lockWhole, readWhole } from "../reservation/up-to-date.ts";
import { companionValue, findLink, hasLinks, linksOf, makeLink, revokeLink } from "./companion.ts";

/** Calls of companions' own vouchers (decision 144). */

const ownOf = (code: string, principal: Principal): Which => ({ code, userId: signedIn(principal).userId });

const list = endpoint({
  call: companionCalls.list,
  async answer({ params, principal }, services) {
    const row = await readWhole(services, ownOf(params.confirmation_code, principal));
    if (row === null) return refuse("not_found");
    return hasLinks(services, row) ? linksOf(services.database, services, row) : refuse("not_open");
  },
});

type Act = (row: Reservation) => Promise<unknown>;

/** Locks the caller's reservation for an act on the link of one of its travellers; answers all links. */
async function onLinks(
  tx: Queryable,
  services: Services,
  { which, traveller }: { which: Which; traveller: number },
  act: Act,
): Promise<CompanionLinks | Refusal> {
  const row = await lockWhole(tx, services, which);
  if (row === null || row.travellers.length < traveller) return refuse("not_found");
  if (!hasLinks(services, row)) return refuse("not_open");
  await act(row);
  return linksOf(tx, services, row);
}

const make = effect({
  call: companionCalls.make,
  effect: ({ params, body: { traveller }, principal }, tx, services) =>
    onLinks(tx, services, { which: ownOf(params.confirmation_code, principal), traveller }, (row) =>
      makeLink(tx, services, row, traveller),
    ),
});

const revoke = effect({
  call: companionCalls.revoke,
  effect: ({ params, body: { traveller }, principal }, tx, services) =>
    onLinks(tx, services, { which: ownOf(params.confirmation_code, principal), traveller }, (row) =>
      revokeLink(tx, row, traveller),
    ),
});

const read = endpoint({
  call: companionCalls.read,
  limitOf: () => "linkReads",
  async answer({ params }, services) {
    const { companion_token: token } = params;
    const link = isLinkToken(token) ? await findLink(services.database, token) : null;
    const row = link && (await readWhole(services, { id: link.reservationId }));
    return row ? companionValue(services, link, row) : refuse("not_found");
  },
});

export const companionEndpoints: readonly Endpoint[] = [list, make, revoke, read];
