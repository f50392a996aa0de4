import { baseCalls } from "#domain/contract/base.calls.ts";
import { safePath } from "#domain/text/safe-path.ts";
import { refuse } from "../envelope.ts";
import { endpoint } from "../http/endpoint.ts";
import { rereadMemory } from "../memory.ts";
import { isCompanyAddress } from "./company.ts";

/**
 * Call 85: revalidates a page. The provider's caches are not kept by page, so all are refreshed; the website's
 * host, through which browsers call, removes the page from its cache once this has answered. Callers outside the
 * company's networks get a 404.
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
