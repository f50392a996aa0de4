import type { Settings } from "../settings.ts";

/** Whether somebody calls from the company's own networks (R13): by the address at the other end, never by what they say. */
export const isCompanyAddress = (address: string, { companyNetworks }: Pick<Settings, "companyNetworks">): boolean =>
  companyNetworks.has(address);
