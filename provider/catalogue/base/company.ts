import type { Settings } from "../../kernel/settings.ts";

/** Whether an address is in the company's networks (R13): of the connection, never of a header a caller can set. */
export const isCompanyAddress = (address: string, { companyNetworks }: Pick<Settings, "companyNetworks">): boolean =>
  companyNetworks.has(address);
