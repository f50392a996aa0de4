import { aadContexts } from "../../kernel/aad-contexts.ts";
import type { AadContext, Vault } from "../../kernel/vault.ts";

/** Personal data of a reservation, sealed: a text of one reservation opens in no other. */

/** Text that is sealed once in a reservation, or for the traveller in a position. */
type Part = "booker" | "arrival" | "note" | { readonly passenger: number };

const placeOf = (confirmationCode: string, part: Part): AadContext =>
  typeof part === "string"
    ? aadContexts.reservation(part, confirmationCode)
    : aadContexts.passenger(confirmationCode, part.passenger);

export const sealed = (vault: Vault, confirmationCode: string, part: Part, value: unknown): string =>
  vault.seal(JSON.stringify(value), placeOf(confirmationCode, part));

/** The caller states the type of what it had sealed there. @throws when it was not sealed there. */
export const opened = <T>(vault: Vault, confirmationCode: string, part: Part, text: string): T =>
  JSON.parse(vault.open(text, placeOf(confirmationCode, part)));

/** Blind index of a booker's canonical mobile number. */
export const bookerIndex = (vault: Vault, mobile: string): string => vault.blindIndex(mobile, "reservation.booker");
