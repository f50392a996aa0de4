import type { Vault } from "../vault.ts";

/** What is personal in a reservation, sealed (reliability rule 40): a text of one reservation opens in no other. */
type Part = "booker" | "arrival" | "note" | "passenger";

const contextOf = (confirmationCode: string, part: Part): string => `reservation.${part} ${confirmationCode}`;

export const sealed = (vault: Vault, confirmationCode: string, part: Part, value: unknown): string =>
  vault.seal(JSON.stringify(value), contextOf(confirmationCode, part));

/** The caller says what it had sealed there. @throws when it was not sealed there. */
export const opened = <T>(vault: Vault, confirmationCode: string, part: Part, text: string): T =>
  JSON.parse(vault.open(text, contextOf(confirmationCode, part)));

/** What a booker's canonical mobile number is found by. */
export const bookerIndex = (vault: Vault, mobile: string): string => vault.blindIndex(mobile, "reservation.booker");
