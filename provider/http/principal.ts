import type { Condition } from "../database/database.ts";

/**
 * Who a call is made for. `tracking` is a view of one reservation, opened for fifteen minutes with its tracking code
 * and mobile number (A38).
 */
export type Principal =
  | { readonly kind: "anonymous" }
  | { readonly kind: "user"; readonly userId: number; readonly sessionId: string }
  | { readonly kind: "tracking"; readonly confirmationCode: string }
  | { readonly kind: "operator" };

/** What a request shows of its caller. Cookies never authenticate by themselves (reliability rule 31). */
export type Credentials = {
  /** The header `Authorization`, as it came. */
  readonly authorization: string | undefined;
  /** The bound HttpOnly cookie, which a browser's token needs beside it. */
  readonly fingerprint: string | undefined;
};

/** Who is calling if the database says so too: a session may have ended, or been revoked. */
export type Presumed = {
  readonly principal: Principal;
  /** What must be true there; null when the credentials alone prove it. */
  readonly condition: Condition | null;
};

export const anonymous: Principal = { kind: "anonymous" };

/**
 * The user of a call whose `who` is `user`: `serveCall` has refused every other principal.
 *
 * @throws when the call's `who` is not `user`.
 */
export function signedIn(principal: Principal): Extract<Principal, { kind: "user" }> {
  if (principal.kind !== "user") throw new Error("A call for users was reached without one");
  return principal;
}
