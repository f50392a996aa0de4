import { uncarried } from "#domain/addresses/chosen-address.ts";
import { pageAddress } from "#domain/addresses/page-address.ts";
import { baseCalls } from "#domain/contract/base.calls.ts";
import { safePath } from "#domain/text/safe-path.ts";
import { refuse } from "../../kernel/envelope.ts";
import { endpoint } from "../../kernel/http/endpoint.ts";
import { isCompanyAddress } from "./company.ts";

const NOTE = "INSERT INTO change (kind, key) VALUES ('page', $1)";

/**
 * Call 85: revalidates a page. It is written down as a change, so that every website forgets the page and every provider
 * reads over what it keeps in memory; this one does before it answers. Callers outside the company's networks get a 404.
 * A page in a language that its address chooses stands for the page in each.
 */
export const refresh = endpoint({
  call: baseCalls.refresh,
  async answer({ query, clientAddress }, services) {
    if (!isCompanyAddress(clientAddress, services.settings)) return refuse("not_found");
    if (safePath(query.address) === null) return refuse("invalid_input", [{ name: "address", code: "unknown_value" }]);
    const tooMany = await services.addressLimits.count(services.database, "refreshes", clientAddress);
    if (tooMany !== null) return tooMany;
    const page = pageAddress(uncarried(query.address));
    await services.database.query(NOTE, [page], "note_page");
    await services.memory.renew();
    return {};
  },
});
