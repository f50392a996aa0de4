import { createHmac, hkdfSync, randomBytes, randomInt, timingSafeEqual } from "node:crypto";
import { OTP_DIGITS } from "#domain/bounds.ts";
import { foldDigits } from "#domain/text/fold.ts";
import type { Database, Queryable } from "../database/database.ts";
import { type Refusal, refuse } from "../envelope.ts";
import type { Services } from "../services.ts";
import { CODE_TTL, RESEND_AFTER } from "./code-lifetime.ts";

/** What a code was asked for. A code for one thing is no code for another. */
export type Purpose = "login" | "forget_password" | "profile";

const MOST_TRIES = 5;

/** At most so many codes to one number in so many seconds, whatever they are for (provider §3.1). */
const LIMITS = [
  { codes: 1, seconds: RESEND_AFTER },
  { codes: 5, seconds: 3_600 },
  { codes: 10, seconds: 86_400 },
] as const;

export type Codes = {
  /**
   * Makes a new code, the only one that counts from now on for this purpose and destination.
   *
   * @param destination a blind index: it is kept.
   */
  issue(tx: Queryable, purpose: Purpose, destination: string): Promise<{ code: string } | Refusal>;
  /**
   * Whether this is the code. Each question counts, and the sixth is not even compared; a right code is used up. Not
   * for use inside a transaction that may be rolled back: a wrong guess must stay counted.
   */
  verify(database: Database, purpose: Purpose, destination: string, code: string): Promise<boolean>;
};

/** A code as it is typed or pasted: in any digits, with spaces or hyphens. */
export const canonicalCode = (text: string): string => foldDigits(text).replace(/[\s-]/g, "");

type Challenge = { id: number; challenge: string; code_digest: string };

/** @param secret the pepper: without it the digests of a million codes say nothing (reliability rule 35). */
export function createCodes(
  secret: string,
  isDigest: (one: Buffer, other: Buffer) => boolean = timingSafeEqual,
): Codes {
  const pepper = Buffer.from(hkdfSync("sha256", secret, "shamseh", "one-time codes", 32));
  const digestOf = (purpose: Purpose, destination: string, challenge: string, code: string): Buffer =>
    createHmac("sha256", pepper).update([purpose, destination, challenge, code].join("\u0000")).digest();

  return {
    async issue(tx, purpose, destination) {
      // Two requests for one number at once are one after the other, or both would find the number unasked.
      await tx.query("SELECT pg_advisory_xact_lock(hashtextextended($1, 0))", [destination]);
      const wait = await secondsToWait(tx, destination);
      if (wait > 0) return refuse("too_many_requests", [], { retry_after: wait });
      const code = String(randomInt(10 ** OTP_DIGITS)).padStart(OTP_DIGITS, "0");
      const challenge = randomBytes(16).toString("base64url");
      await tx.query(
        "UPDATE one_time_code SET expires_at = app_now() WHERE purpose = $1 AND destination = $2 AND expires_at > app_now()",
        [purpose, destination],
      );
      await tx.query(
        `INSERT INTO one_time_code (purpose, destination, challenge, code_digest, sent_at, expires_at)
         SELECT $1, $2, $3, $4, at, at + make_interval(secs => ${CODE_TTL}) FROM app_now() AS at`,
        [purpose, destination, challenge, digestOf(purpose, destination, challenge, code).toString("hex")],
      );
      return { code };
    },
    async verify(database, purpose, destination, code) {
      const [asked] = await database.query<Challenge>(
        `UPDATE one_time_code SET tries = tries + 1
         WHERE id = (SELECT max(id) FROM one_time_code WHERE purpose = $1 AND destination = $2)
           AND tries < ${MOST_TRIES} AND used_at IS NULL AND expires_at > app_now()
         RETURNING id, challenge, code_digest`,
        [purpose, destination],
      );
      const { id, challenge, code_digest } = asked ?? NO_CHALLENGE;
      const given = digestOf(purpose, destination, challenge, code);
      if (asked === undefined || !isDigest(given, Buffer.from(code_digest, "hex"))) return false;
      const used = await database.query(
        "UPDATE one_time_code SET used_at = app_now() WHERE id = $1 AND used_at IS NULL AND expires_at > app_now() RETURNING id",
        [id],
      );
      return used.length === 1;
    },
  };
}

const NO_CHALLENGE: Challenge = { id: 0, challenge: "", code_digest: "" };

/** Seconds until the next code may go to a destination; 0 at once. */
async function secondsToWait(tx: Queryable, destination: string): Promise<number> {
  const waits = LIMITS.map(
    ({ codes, seconds }) =>
      `(SELECT ceil(extract(epoch FROM sent_at + make_interval(secs => ${seconds}) - app_now()))::int FROM one_time_code
        WHERE destination = $1 ORDER BY sent_at DESC OFFSET ${codes - 1} LIMIT 1)`,
  );
  const [row] = await tx.query<{ wait: number }>(`SELECT greatest(0, ${waits.join(", ")}) AS wait`, [destination]);
  return row?.wait ?? 0;
}

/** Forgets codes that no limit counts any more. */
export async function forgetOldCodes(database: Queryable): Promise<void> {
  await database.query("DELETE FROM one_time_code WHERE sent_at < app_now() - interval '2 days'");
}

/** Raises the alarm when more codes went out within a day than the operator reckons with (reliability rule 36). */
export async function watchCodeBudget({
  database,
  settings,
  log,
}: Pick<Services, "database" | "settings" | "log">): Promise<void> {
  const [sent] = await database.query<{ codes: number }>(
    "SELECT count(*)::int AS codes FROM one_time_code WHERE sent_at > app_now() - interval '1 day'",
  );
  if (sent !== undefined && sent.codes > settings.codeBudget) log.error("code budget exceeded", { rows: sent.codes });
}
