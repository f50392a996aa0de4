import type { Vault } from "../vault.ts";

/** Blind index of a canonical mobile number or e-mail address: finds its letters without opening any. */
export const correspondent = (vault: Vault, address: string): string =>
  vault.blindIndex(address.toLowerCase(), "correspondent");
