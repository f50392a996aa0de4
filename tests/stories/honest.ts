import { answerFaults, callAt } from "#tests/support/answer-faults.ts";

type Transport = (address: string, init?: RequestInit) => Promise<Response>;

/**
 * Wraps a transport: logs an error for an answer that the provider would never send: a shape other than the contract's,
 * or sums, statuses and dates that break an invariant. A story with console output fails its test.
 */
export const honest =
  (transport: Transport): Transport =>
  async (address, init) => {
    const response = await transport(address, init);
    // Calls of the demonstration alone are in no contract.
    if (response.status !== 200 || address.startsWith("/__demo/")) return response;
    const { value } = await response.clone().json();
    const path = address.replace(/^\//, "").replace(/\?.*/s, "");
    const described = callAt(path, init?.method ?? "GET");
    const faults = described === null ? [`the contract has no call at ${path}`] : answerFaults(described, value);
    for (const fault of faults) console.error(`The provider would not answer so: ${fault}`);
    return response;
  };
