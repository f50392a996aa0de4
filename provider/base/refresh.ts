import { baseCalls } from "#domain/contract/base.calls.ts";
import { safePath } from "#domain/text/safe-path.ts";
import { refuse } from "../envelope.ts";
import { endpoint } from "../http/endpoint.ts";
import { rereadMemory } from "../memory.ts";
import { isCompanyAddress } from "./company.ts";

/**
 * Call 85: revalidates a page. What this process keeps is not kept by page, so all of it is read again; the website's
 * host, through which browsers call, forgets the page itself once this has answered. Elsewhere than in the company's
 * networks there is no such call.
 */
export const refresh = endpoint({
  call: baseCalls.refresh,
  async answer({ query, clientAddress }, services) {
    if (!isCompanyAddress(clientAddress, services.settings)) return refuse("not_found");
    if (safePath(query.address) === null) return refuse("invalid_input", [{ name: "address", code: "unknown_value" }]);
    const tooMany = services.addressLimits.count("refreshes", clientAddress);
    if (tooMany !== null) return tooMany;
    await rereadMemory(services);
    return {};
  },
});
