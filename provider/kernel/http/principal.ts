import type { Condition } from "../database/database.ts";

/**
 * Identity that a call is made for. `tracking` is a view of one reservation, opened for fifteen minutes with its
 * tracking code and mobile number.
 */
export type Principal =
  | { readonly kind: "anonymous" }
  | { readonly kind: "user"; readonly userId: number; readonly sessionId: string }
  | { readonly kind: "tracking"; readonly confirmationCode: string }
  /**
   * `ownName`: the operator whose own token it is; null for the installation's token, which bears no name. `name`: the
   * decider, once the call has named them.
   */
  | { readonly kind: "operator"; readonly ownName: string | null; readonly name: string | null };

/** Credentials in a request. Cookies never authenticate by themselves. */
export type Credentials = {
  /** The header `Authorization`, as it came. */
  readonly authorization: string | undefined;
  /** The bound HttpOnly cookie, which a browser's token needs beside it. */
  readonly fingerprint: string | undefined;
};

/** The caller, subject to the database's confirmation: a session may have ended, or been revoked. */
export type UnverifiedPrincipal = {
  readonly principal: Principal;
  /** Condition that must hold there; null when the credentials alone prove it. */
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

/**
 * The name under which an operator's decision is kept: `serveCall` has made sure of it before a POST.
 *
 * @throws when the call's `who` is not `operator`, or it is a GET.
 */
export function decider(principal: Principal): string {
  if (principal.kind !== "operator" || principal.name === null)
    throw new Error("A decision was reached without a name");
  return principal.name;
}
