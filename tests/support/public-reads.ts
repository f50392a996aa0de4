import { attractionCalls } from "#domain/contract/attraction.calls.ts";
import { baseCalls } from "#domain/contract/base.calls.ts";
import type { Call } from "#domain/contract/call.ts";
import { contentCalls } from "#domain/contract/content.calls.ts";
import { reviewCalls } from "#domain/contract/review.calls.ts";
import { voucherCalls } from "#domain/contract/voucher.calls.ts";
import { requestOf } from "#fixtures/mock/requests.ts";
import { contract, type Described } from "#products/contract.shapes.ts";
import { stayCalls } from "#products/stay/contract/stay.calls.ts";

/** Areas of which every public read is answered by the small world. Tours and flights for sale are prepared first. */
const areas = [baseCalls, contentCalls, stayCalls, reviewCalls, attractionCalls, voucherCalls];
const calls = new Set(areas.flatMap((area) => Object.values<Call>(area)));

/** Public reads of these areas, each with an address: that of the mock's requests, which name the demonstration's own. */
export const publicReads: readonly (Described & { readonly address: string })[] = contract
  .filter(({ call }) => calls.has(call) && call.method === "GET" && call.who === "anyone")
  // A page is revalidated for the company's own networks only: `base/refresh.test.ts`.
  .filter(({ call }) => call !== baseCalls.refresh)
  .map((described) => ({ ...described, address: requestOf(described, {}).address.slice(1) }));
