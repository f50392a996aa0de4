import { answerFaults, callAt } from "#tests/support/answer-faults.ts";

type Transport = (address: string, init?: RequestInit) => Promise<Response>;

/**
 * The same transport, which says in the console when it answers what the provider would never send: a shape that is not
 * the contract's, or sums, statuses and dates that break an invariant. A story that writes to the console fails its test.
 */
export const honest =
  (transport: Transport): Transport =>
  async (address, init) => {
    const response = await transport(address, init);
    // What only the demonstration has is in no contract.
    if (response.status !== 200 || address.startsWith("/__demo/")) return response;
    const { value } = await response.clone().json();
    const path = address.replace(/^\//, "").replace(/\?.*/s, "");
    const described = callAt(path, init?.method ?? "GET");
    const faults = described === null ? [`the contract has no call at ${path}`] : answerFaults(described, value);
    for (const fault of faults) console.error(`The provider would not answer so: ${fault}`);
    return response;
  };
