import type { Settings } from "../../kernel/settings.ts";

/**
 * True when an address is in the company's networks (R13): the connection's, never one from a header a caller can set.
 */
export const isCompanyAddress = (address: string, { companyNetworks }: Pick<Settings, "companyNetworks">): boolean =>
  companyNetworks.has(address);
