import type { CodeSentValue } from "#domain/contract/user.shapes.ts";

/** Purpose of a pending code: logging in, another password, or a number or address of the profile. */
export type CodePlace = "login" | "forgotten" | "profile";

/** A code requested in this tab. Moments in milliseconds, by the browser's own clock. */
export type KeptCode = {
  readonly place: CodePlace;
  /** The number or address it went to, canonical. */
  readonly to: string;
  readonly challenge: string;
  readonly sentAt: number;
  readonly endsAt: number;
  readonly resendAt: number;
};

/**
 * Codes on their way, until the tab is closed: a dialog that is closed and opened again, a step back to the number, and
 * a telephone that throws the page away while its owner reads the message do not cost the wait or the challenge.
 */
const KEY = "codes";

function all(): readonly KeptCode[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

function write(codes: readonly KeptCode[]): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(codes));
  } catch {
    // Storage is not available: the form works with its state in memory.
  }
}

const isOf = (place: CodePlace, to: string) => (code: KeptCode) => code.place === place && code.to === to;

/** The last code requested for this place and destination, live or not. */
export const keptCode = (place: CodePlace, to: string): KeptCode | null => all().find(isOf(place, to)) ?? null;

/** The code that still counts, whatever its destination. */
export const liveCode = (places: readonly CodePlace[], now: number): KeptCode | null =>
  all().find(({ place, endsAt }) => places.includes(place) && endsAt > now) ?? null;

/** Replaces an older one; expired ones are removed. */
export function keepCode(code: KeptCode, now: number): void {
  const isOlder = isOf(code.place, code.to);
  const isOver = ({ endsAt, resendAt }: KeptCode) => Math.max(endsAt, resendAt) < now;
  write([code, ...all().filter((other) => !isOlder(other) && !isOver(other))]);
}

export const forgetCodes = (place: CodePlace): void => write(all().filter((code) => code.place !== place));

export const codeKept = (place: CodePlace, to: string, sent: CodeSentValue, now: number): KeptCode => ({
  place,
  to,
  challenge: sent.challenge,
  sentAt: now + sent.sent_in * 1_000,
  endsAt: now + (sent.sent_in + sent.ttl) * 1_000,
  resendAt: now + sent.resend_after * 1_000,
});
