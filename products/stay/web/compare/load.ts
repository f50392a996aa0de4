import { isOutage } from "#app/src/api/result.ts";
import { comparedOf } from "#app/src/features/favorite/compared.ts";
import { comingStay, type StayQuery, stayParameters } from "#app/src/features/stay/stay-query.ts";
import type { LoadContext, Loaded } from "#app/src/page/page.ts";
import { stayCalls } from "#products/stay/contract/stay.calls.ts";
import type { DetailsValue } from "#products/stay/contract/stay.shapes.ts";

export type CompareData = {
  properties: DetailsValue[];
  /** The stay that they are priced for; null: their lowest prices. */
  stay: StayQuery | null;
};

/** Loads the compared properties. Those that no longer exist are left out; an outage fails the page. */
export async function loadCompare({ client, request, environment }: LoadContext): Promise<Loaded<CompareData>> {
  const asked = comparedOf(request.query);
  const stay = comingStay(request.query, environment.today);
  const query = stay === null ? {} : stayParameters(stay);
  const results = await Promise.all(asked.map((params) => client.call(stayCalls.details, { params, query })));
  const outage = results.find((result) => !result.ok && isOutage(result.failure));
  if (outage && !outage.ok) return { kind: "failed", failure: outage.failure };
  return { kind: "ready", data: { stay, properties: results.flatMap((result) => (result.ok ? [result.value] : [])) } };
}
