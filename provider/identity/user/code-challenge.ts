import { createHash, randomBytes } from "node:crypto";
import type { CodeSentValue } from "#domain/contract/user.shapes.ts";
import type { Database, Queryable } from "../../kernel/database/database.ts";
import { type Fault, type Refusal, refuse } from "../../kernel/envelope.ts";
import { CODE_TTL, MAX_TRIES, RESEND_AFTER } from "../../kernel/outbox/code-lifetime.ts";
import type { Vault } from "../../kernel/vault.ts";
import { mayRetry, mayRetrySql, spentOn } from "./code-limits.ts";

/** Purpose of a code. A code for one purpose is invalid for another. */
export type Purpose = "login" | "forget_password" | "profile";

/** Destination and purpose of a code. `destination` is a blind index: it is kept. */
export type Target = { purpose: Purpose; destination: string };

/** Look-up key of a challenge: the database holds nothing that could be sent to us. */
export const challengeDigest = (challenge: string): string =>
  createHash("sha256").update(challenge).digest("base64url");

export const refuseCode = (code: Fault["code"], params: Fault["params"] = {}): Refusal =>
  refuse("invalid_input", [{ name: "code", code, params }]);
/** Used, tried too often, replaced by another or never given out: the user needs a new code. */
export const spentCode: Refusal = refuseCode("code_spent");

/** Stored form of the asker's address, a blind index: an address is personal. */
export const askerIndex = (vault: Vault, asker: string): string => vault.blindIndex(asker, "code.asker");

/** Answer to every request for a code. */
export const codeSent = ({ challenge, sentIn }: { challenge: string; sentIn: number }): CodeSentValue => ({
  challenge,
  sent_in: sentIn,
  ttl: CODE_TTL,
  resend_after: sentIn + RESEND_AFTER,
});

/** Serialises the decisions about one destination. */
export const lockDestination = (tx: Queryable, destination: string): Promise<unknown> =>
  tx.query("SELECT pg_advisory_xact_lock(hashtextextended($1, 0))", [destination], "lock_destination");

/** Ends a challenge: its browser has a new one. */
export const endChallenge = (tx: Queryable, challenge: string): Promise<unknown> =>
  tx.query("UPDATE code_challenge SET ended_at = app_now() WHERE digest = $1 AND ended_at IS NULL", [
    challengeDigest(challenge),
  ]);

/** One more challenge for a code: 128 random bits, which only its asker gets. */
export async function addChallenge(tx: Queryable, codeId: number | null, asker: string): Promise<string> {
  const challenge = randomBytes(16).toString("base64url");
  await tx.query("INSERT INTO code_challenge (digest, code_id, asker) VALUES ($1, $2, $3)", [
    challengeDigest(challenge),
    codeId,
    asker,
  ]);
  return challenge;
}

export type Challenge = {
  digest: string;
  codeId: number;
  salt: string;
  codeDigest: string;
  isKnown: boolean;
  tries: number;
  isOver: boolean;
  isLate: boolean;
};

/** A challenge for this very purpose and destination. */
export const challengeOf = async (from: Queryable, { purpose, destination }: Target, challenge: string) =>
  (
    await from.query<Challenge>(
      `SELECT digest, code.id AS "codeId", challenge AS salt, code_digest AS "codeDigest", is_known AS "isKnown", asked.tries,
         (ended_at IS NOT NULL OR used_at IS NOT NULL) AS "isOver", expires_at <= app_now() AS "isLate"
       FROM code_challenge AS asked JOIN one_time_code AS code ON code.id = asked.code_id
       WHERE asked.digest = $1 AND purpose = $2 AND destination = $3`,
      [challengeDigest(challenge), purpose, destination],
      "code_challenge",
    )
  )[0];

const COUNT = `UPDATE code_challenge AS asked SET tries = asked.tries + 1 FROM one_time_code AS code
  WHERE code.id = asked.code_id AND asked.digest = $1 AND asked.ended_at IS NULL
    AND code.used_at IS NULL AND code.expires_at > app_now()`;

const anotherTry = (condition: string): string =>
  `${COUNT} AND asked.tries < ${MAX_TRIES} AND ${condition} RETURNING asked.tries AS tries`;

/**
 * Counts an attempt before it is compared, and returns its number. The first was reserved when the code was asked for;
 * others take from the rest of the hour's budget. The budget is checked in the statement that counts: simultaneous
 * guesses can exceed it by as many as the database runs at once, not by as many as wait for it.
 */
export async function countTry(
  database: Database,
  destination: string,
  { digest, tries, isKnown }: Challenge,
): Promise<number | Refusal> {
  if (tries === 0) {
    const [first] = await database.query(`${COUNT} AND asked.tries = 0 RETURNING asked.tries`, [digest], "first_try");
    if (first !== undefined) return 1;
  }
  const [counted] = isKnown
    ? await database.query<{ tries: number }>(anotherTry("TRUE"), [digest], "another_known_try")
    : await database.query<{ tries: number }>(anotherTry(mayRetrySql("$2")), [digest, destination], "another_try");
  if (counted !== undefined) return counted.tries;
  const isPaused = !isKnown && !mayRetry(await spentOn(database, destination));
  return isPaused ? refuseCode("code_paused") : spentCode;
}
