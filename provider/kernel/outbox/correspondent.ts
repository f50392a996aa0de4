import type { Vault } from "../vault.ts";

/** What letters to or from a canonical mobile number or e-mail address are found by, without opening any. */
export const correspondent = (vault: Vault, address: string): string =>
  vault.blindIndex(address.toLowerCase(), "correspondent");
