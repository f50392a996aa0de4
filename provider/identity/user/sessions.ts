import { sessionCalls } from "#domain/contract/session.calls.ts";
import type { SessionsValue } from "#domain/contract/session.shapes.ts";
import type { Queryable } from "../../kernel/database/database.ts";
import { refuse } from "../../kernel/envelope.ts";
import { type Endpoint, effect, endpoint } from "../../kernel/http/endpoint.ts";
import { signedIn } from "../../kernel/http/principal.ts";
import { endOtherSessions, endSession } from "./session.ts";

const OPEN = `
  SELECT id, id = $2 AS is_current, extract(epoch FROM created_at)::float8 AS created_at,
    extract(epoch FROM expires_at)::float8 AS expires_at,
    browser, system
  FROM user_session WHERE user_id = $1 AND revoked_at IS NULL AND expires_at > app_now()
  ORDER BY is_current DESC, created_at DESC, id`;

/** The sessions of a user that are open, the one that asks first. */
export const openSessions = (
  from: Queryable,
  { userId, sessionId }: { userId: number; sessionId: string },
): Promise<SessionsValue> => from.query<SessionsValue[number]>(OPEN, [userId, sessionId]);

const list = endpoint({
  call: sessionCalls.list,
  answer: ({ principal }, { database }) => openSessions(database, signedIn(principal)),
});

const end = effect({
  call: sessionCalls.end,
  async effect({ body: { id }, principal }, tx) {
    const user = signedIn(principal);
    if (id === null) await endOtherSessions(tx, user.userId, user.sessionId);
    else {
      const own = (await openSessions(tx, user)).find((one) => one.id === id);
      if (own === undefined) return refuse("not_found");
      // Logging out does that, and clears the browser's cookies too.
      if (own.is_current) return refuse("not_open");
      await endSession(tx, id);
    }
    return openSessions(tx, user);
  },
});

/** Lists a user's sessions, and ends one that is not the caller's own. */
export const sessionEndpoints: readonly Endpoint[] = [list, end];
