import { voucherCalls } from "#domain/contract/voucher.calls.ts";
import { type Endpoint, endpoint, work } from "../../kernel/http/endpoint.ts";
import { voucherStateOf } from "./voucher.ts";

const keys = endpoint({
  call: voucherCalls.keys,
  answer: (_, { signer }) => ({ keys: [...signer.keys] }),
});

const state = work({
  call: voucherCalls.state,
  limitOf: () => "proofs",
  answer: async ({ body }, services) => ({ state: await voucherStateOf(services, body.proof) }),
});

export const voucherEndpoints: readonly Endpoint[] = [keys, state];
