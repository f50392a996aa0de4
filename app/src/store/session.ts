import { computed, signal } from "@preact/signals-react";
import { onMachine } from "#app/src/page/browser-clock.ts";
import type { MeValue } from "#domain/contract/user.shapes.ts";
import { cookieText, expiredCookieText, hasCookie, readCookie } from "./cookie.ts";
import { authorizedPayload, expiryOf, type TokenPayload } from "./token.ts";

/** R190: the cookie's name. */
export const TOKEN_COOKIE = "token";

/** Storage of the token: the document's cookies in the browser, nothing on the server. */
export type TokenJar = { read: () => string; write: (cookie: string) => void; isSecure: boolean };

/** The reason of a session's end: its user left, here or in another tab; its token expired; the server refused it. */
type Ending = "left" | "over" | "refused";

/** R111, R112: events that other parts of the page subscribe to. A login read from the stored token has no user yet. */
export type SessionEvent = { kind: "login"; user: MeValue | null } | { kind: "logout"; why: Ending };

function isOver(claims: TokenPayload | null, now: number): boolean {
  const expiry = claims && expiryOf(claims);
  return expiry !== null && expiry <= now;
}

/** The subscribers of logins and logouts. */
function createListeners() {
  const listeners = new Set<(event: SessionEvent) => void>();
  return {
    tell(event: SessionEvent): void {
      for (const listener of listeners) listener(event);
    },
    /** Subscribes until the returned function is called. */
    listen(listener: (event: SessionEvent) => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** A log-out by the user: the server refuses that of an account that was deleted, and the user left all the same. */
function createLeaving(forget: () => void) {
  let isUnderWay = false;
  return {
    isLeaving: () => isUnderWay,
    /** Ends the session once the server was told, whatever it answers. A second log-out is none. */
    async leave(tellServer: () => Promise<unknown>): Promise<void> {
      if (isUnderWay) return;
      isUnderWay = true;
      await tellServer();
      forget();
      isUnderWay = false;
    },
  };
}

/** Kept until the token is over. */
const tokenCookie = (token: string, claims: TokenPayload, { isSecure }: TokenJar): string =>
  cookieText(TOKEN_COOKIE, token, { expiresAt: onMachine(expiryOf(claims) ?? 0), isSecure });

/**
 * The visitor's session: empty, or the payload of the stored token (R102, R113–R116) and the user it is of.
 * @param now epoch seconds
 */
export function createSession(jar: TokenJar, now: () => number) {
  const payload = signal<TokenPayload | null>(null);
  /** The logged-in user, in this document only: from the log-in itself (R177), or from `user/v2/me` (R162). */
  const user = signal<MeValue | null>(null);
  const bearer = signal<string | null>(null);
  const isLoggedIn = computed(() => payload.value !== null && Object.keys(payload.value).length > 0);
  const { tell, listen } = createListeners();

  function clear(): void {
    bearer.value = null;
    jar.write(expiredCookieText(TOKEN_COOKIE));
    payload.value = null;
    user.value = null;
  }

  /** R114: empties the session. Idempotent: ten 401s are one logout. */
  function forget(why: Ending): void {
    if (bearer.value === null && payload.value === null) return;
    clear();
    tell({ kind: "logout", why });
  }

  const { isLeaving, leave } = createLeaving(() => forget("left"));

  /** Ends a session that its user did not end here. */
  const end = (why: Ending): void => forget(isLeaving() ? "left" : isOver(payload.value, now()) ? "over" : why);

  /** R111: stores the token, then sets the bearer, then fills the session. */
  function remember(token: string, known: MeValue | null = null): void {
    const claims = authorizedPayload(token, now());
    if (claims === null) {
      clear();
      return;
    }
    jar.write(tokenCookie(token, claims, jar));
    bearer.value = token;
    payload.value = claims;
    user.value = known;
    tell({ kind: "login", user: known });
  }

  /** R162: the user of this token, unless the session is of another by now. */
  function fill(token: string | null, value: MeValue): void {
    if (token !== null && token === bearer.value) user.value = value;
  }

  /** R116: at start a stored token that still authorizes fills the session; anything else is cleared. */
  function restore(): void {
    const cookies = jar.read();
    if (!hasCookie(cookies, TOKEN_COOKIE)) return;
    const token = readCookie(cookies, TOKEN_COOKIE);
    if (token === null || authorizedPayload(token, now()) === null) clear();
    else remember(token);
  }

  /** Adopts a log-in, a log-out or another user's log-in of another tab. @returns true when there was one */
  function follow(): boolean {
    const token = readCookie(jar.read(), TOKEN_COOKIE);
    if (token === bearer.value) return false;
    if (token === null) end("left");
    else restore();
    return true;
  }

  /** The server refused the token: the session ends, unless another tab's user has the browser by now. */
  const refuse = (): void => void (follow() || end("refused"));

  return { payload, user, bearer, isLoggedIn, remember, fill, restore, follow, refuse, leave, forget, listen };
}

export type Session = ReturnType<typeof createSession>;
