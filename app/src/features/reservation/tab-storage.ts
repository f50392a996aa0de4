import { browserNow } from "#app/src/page/browser-clock.ts";
import type { TrackingValue } from "#domain/contract/reservation.shapes.ts";

/**
 * Data of a reservation that this tab keeps until it is closed or its visitor logs out: a half-filled form, the choice
 * of the wallet, and the token of a tracked reservation. None of it leaves the browser.
 */
const kinds = ["draft", "pass", "wallet"] as const;
type Kind = (typeof kinds)[number];

const place = (kind: Kind, code: string): string => `${kind}:${code}`;

function read(kind: Kind, code: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(place(kind, code)) ?? "null");
  } catch {
    return null;
  }
}

function write(kind: Kind, code: string, value: unknown): void {
  try {
    sessionStorage.setItem(place(kind, code), JSON.stringify(value));
  } catch {
    // Storage is not available: the page works with its state in memory.
  }
}

const forget = (kind: Kind, code: string): void => sessionStorage.removeItem(place(kind, code));

export const keepDraft = (code: string, draft: unknown): void => write("draft", code, draft);
export const keptDraft = (code: string): unknown => read("draft", code);
export const forgetDraft = (code: string): void => forget("draft", code);

/** The payer's choice to pay from the wallet; null when not chosen yet. */
export const keepUsesWallet = (code: string, usesWallet: boolean): void => write("wallet", code, usesWallet);
export function keptUsesWallet(code: string): boolean | null {
  const value = read("wallet", code);
  return typeof value === "boolean" ? value : null;
}

/** A tracked reservation's key, good for a quarter of an hour. */
export const keepPass = ({ confirmation_code, token, expires_at }: TrackingValue): void =>
  write("pass", confirmation_code, { token, expires_at });
export function keptPass(code: string): string | undefined {
  const value = read("pass", code) as { token?: unknown; expires_at?: unknown } | null;
  const isGood = typeof value?.expires_at === "number" && value.expires_at > browserNow() / 1000;
  return isGood && typeof value.token === "string" ? value.token : undefined;
}
