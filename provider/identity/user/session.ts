import { createHash, randomBytes } from "node:crypto";
import { DAY_SECONDS } from "#domain/calendar/constants.ts";
import type { SessionDevice } from "#domain/device/device.ts";
import type { Queryable } from "../../kernel/database/database.ts";
import { type Refusal, refuse } from "../../kernel/envelope.ts";
import type { Settings } from "../../kernel/settings.ts";
import { userTokens } from "./token.ts";

/** Seven days. */
export const TOKEN_SECONDS = 7 * DAY_SECONDS;
/** Time for which a typed code proves that the telephone is in its owner's hand, seconds. */
const PROOF_SECONDS = 600;

/** Result of a login: the token, and for a browser the value of the cookie that the token is bound to. */
export type Opened = { token: string; fingerprint: string | null };

type Opening = {
  userId: number;
  displayName: string;
  /** A browser gets a token that is worth nothing without its cookie (reliability, "The readable `token` cookie"). */
  isBrowser: boolean;
  /** A code was typed: for ten minutes a password may be set without the old one, and a bank account added. */
  isProved: boolean;
  /** Device as its owner recognises it; absent: not known. */
  device?: SessionDevice;
};

type Row = { iat: number; exp: number };

/** Opens a session and signs its token; both end by the database's clock. */
export async function openSession(
  tx: Queryable,
  settings: Settings,
  { userId, displayName, isBrowser, isProved, device }: Opening,
): Promise<Opened> {
  const jti = randomBytes(16).toString("base64url");
  const fingerprint = isBrowser ? randomBytes(32).toString("base64url") : null;
  const [row] = await tx.query<Row>(
    `INSERT INTO user_session (id, user_id, created_at, expires_at, proved_at, browser, system)
     SELECT $1, $2, at, at + make_interval(secs => ${TOKEN_SECONDS}), CASE WHEN $3 THEN at END, $4, $5
     FROM date_trunc('second', app_now()) AS at
     RETURNING extract(epoch FROM created_at)::float8 AS iat, extract(epoch FROM expires_at)::float8 AS exp`,
    [jti, userId, isProved, device?.browser ?? null, device?.system ?? null],
  );
  if (row === undefined) throw new Error("The session was not kept");
  const token = userTokens(settings).sign({
    sub: String(userId),
    jti,
    iss: settings.publicBaseUrl,
    aud: "user",
    iat: row.iat,
    exp: row.exp,
    token_expire_at: row.exp,
    ...(fingerprint === null ? {} : { fgp: digestOf(fingerprint) }),
    display_name: displayName,
  });
  return { token, fingerprint };
}

/** Digest of its cookie that a token carries. */
export const digestOf = (fingerprint: string): string => createHash("sha256").update(fingerprint).digest("base64url");

/** Ends one session at once. */
export const endSession = async (tx: Queryable, sessionId: string): Promise<void> => {
  await tx.query("UPDATE user_session SET revoked_at = app_now() WHERE id = $1 AND revoked_at IS NULL", [sessionId]);
};

/** Ends every other session of a user, after a change of password or number (ASVS 7.4.3). */
export const endOtherSessions = async (tx: Queryable, userId: number, sessionId: string): Promise<void> => {
  await tx.query(
    "UPDATE user_session SET revoked_at = app_now() WHERE user_id = $1 AND id <> $2 AND revoked_at IS NULL",
    [userId, sessionId],
  );
};

/**
 * Protects calls that a stranger at an open browser must not make: requires that a code was typed in this session
 * within ten minutes.
 *
 * @param field the one that the fault is reported for.
 *
 * @returns the refusal that asks for a code; null where none is needed.
 */
export async function unlessFresh(from: Queryable, sessionId: string, field: string): Promise<Refusal | null> {
  const rows = await from.query(
    `SELECT id FROM user_session WHERE id = $1 AND proved_at > app_now() - make_interval(secs => ${PROOF_SECONDS})`,
    [sessionId],
  );
  return rows.length === 1 ? null : freshCodeNeeded(field);
}

export const freshCodeNeeded = (field: string): Refusal =>
  refuse("invalid_input", [{ name: field, code: "fresh_code_needed" }]);

/** Marks the session as fresh: a code was typed in it. */
export const markProved = async (tx: Queryable, sessionId: string): Promise<void> => {
  await tx.query("UPDATE user_session SET proved_at = app_now() WHERE id = $1", [sessionId]);
};

/** Deletes sessions that ended more than a month ago. */
export async function forgetOldSessions(database: Queryable): Promise<void> {
  await database.query("DELETE FROM user_session WHERE expires_at < app_now() - interval '30 days'");
}
