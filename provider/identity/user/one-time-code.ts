import { createHmac, hkdfSync, randomBytes, randomInt, timingSafeEqual } from "node:crypto";
import { OTP_DIGITS } from "#domain/bounds.ts";
import { DAY_SECONDS } from "#domain/calendar/constants.ts";
import { digitsOfCode } from "#domain/text/typed-code.ts";
import type { Database, Queryable } from "../../kernel/database/database.ts";
import { type Refusal, refuse } from "../../kernel/envelope.ts";
import { CODE_TTL, MAX_TRIES } from "../../kernel/outbox/code-lifetime.ts";
import type { CodeMessage } from "../../kernel/outbox/code-message.ts";
import {
  addChallenge,
  challengeOf,
  countTry,
  endChallenge,
  lockDestination,
  refuseCode,
  spentCode,
  type Target,
} from "./code-challenge.ts";
import { mayChallenge, spacingAfter, spentOn, waitOf } from "./code-limits.ts";

export type Asking = Target & {
  /** The country of the number; null for an address. */
  country: string | null;
  /** Blind index of the asker: sends are counted for each. */
  asker: string;
  /** True when the asker has proved before that the destination is theirs: their codes and tries are counted apart. */
  isKnown: boolean;
  /** Challenge that the same browser held before: it ends. */
  previous: string | undefined;
};

export type Issued = {
  /** 128 random bits: only the asker's browser holds them, and only with them a code is compared. */
  challenge: string;
  /** The new code; null when the one that is about to leave is for this asker too. */
  message: CodeMessage | null;
  /** Seconds until the message leaves. */
  sentIn: number;
};

export type Codes = {
  /** Makes a challenge, and the code for it unless one is about to leave for the same destination. */
  issue(tx: Queryable, asking: Asking): Promise<Issued | Refusal>;
  /**
   * Returns the reason why this is not the challenge's code; null when it is, and it is then used up. `typed` is read
   * by `digitsOfCode`. Each attempt counts, and the sixth is not even compared; anything but six digits does not count.
   * Not for use inside a transaction that may be rolled back: a wrong guess must stay counted.
   */
  verify(database: Database, target: Target, challenge: string, typed: string): Promise<Refusal | null>;
};

/** @param secret the pepper: without it the digests of a million codes say nothing. */
export function createCodes(
  secret: string,
  isDigest: (one: Buffer, other: Buffer) => boolean = timingSafeEqual,
): Codes {
  const pepper = Buffer.from(hkdfSync("sha256", secret, "shamseh", "one-time codes", 32));
  const digestOf = ({ purpose, destination }: Target, salt: string, code: string): Buffer =>
    createHmac("sha256", pepper).update([purpose, destination, salt, code].join("\u0000")).digest();

  async function makeCode(tx: Queryable, asking: Asking, sentIn: number): Promise<CodeMessage> {
    const code = String(randomInt(10 ** OTP_DIGITS)).padStart(OTP_DIGITS, "0");
    const salt = randomBytes(16).toString("base64url");
    const [made] = await tx.query<{ id: number }>(
      `INSERT INTO one_time_code (purpose, destination, country, is_known, challenge, code_digest, sent_at, expires_at)
       SELECT $1, $2, $3, $4, $5, $6, at, at + make_interval(secs => ${CODE_TTL})
       FROM (SELECT app_now() + make_interval(secs => $7::int) AS at) AS sending RETURNING id`,
      [
        asking.purpose,
        asking.destination,
        asking.country,
        asking.isKnown,
        salt,
        digestOf(asking, salt, code).toString("hex"),
        sentIn,
      ],
    );
    if (made === undefined) throw new Error("The code was not kept");
    return { codeId: made.id, code, sentIn };
  }

  return {
    async issue(tx, asking) {
      const { destination, asker, isKnown, previous } = asking;
      await lockDestination(tx, destination);
      const { wait, isRepeat } = await waitOf(tx, destination, asker);
      if (wait > 0) return refuse("too_many_requests", [], { retry_after: wait });
      if (previous !== undefined) await endChallenge(tx, previous);
      if (!isKnown) {
        const { freeIn, ...spent } = await spentOn(tx, destination);
        if (!mayChallenge(spent, isRepeat)) return refuse("too_many_requests", [], { retry_after: freeIn });
      }
      const { waitingId, lastIn, today } = await messagesTo(tx, asking);
      const sentIn = waitingId === null ? Math.max(0, lastIn + spacingAfter(today)) : lastIn;
      const message = waitingId === null ? await makeCode(tx, asking, sentIn) : null;
      const challenge = await addChallenge(tx, message?.codeId ?? waitingId, asker);
      return { challenge, message, sentIn };
    },
    async verify(database, target, challenge, typed) {
      const code = digitsOfCode(typed, OTP_DIGITS);
      if (code.length !== OTP_DIGITS) {
        return refuse("invalid_input", [{ name: "code", code: "digits", params: { digits: OTP_DIGITS } }]);
      }
      const found = await challengeOf(database, target, challenge);
      if (found === undefined || found.isOver || found.tries >= MAX_TRIES) return spentCode;
      if (found.isLate) return refuseCode("code_expired");
      const tries = await countTry(database, target.destination, found);
      if (typeof tries !== "number") return tries;
      if (!isDigest(digestOf(target, found.salt, code), Buffer.from(found.codeDigest, "hex"))) {
        return tries < MAX_TRIES ? refuseCode("wrong_code", { left: MAX_TRIES - tries }) : spentCode;
      }
      const used = await database.query(
        "UPDATE one_time_code SET used_at = app_now() WHERE id = $1 AND used_at IS NULL AND expires_at > app_now() RETURNING id",
        [found.codeId],
      );
      return used.length === 1 ? null : spentCode;
    },
  };
}

/** The message that is about to leave, and in how many seconds the last one leaves; negative when it has left. */
type Messages = { waitingId: number | null; lastIn: number; today: number };

async function messagesTo(tx: Queryable, { purpose, destination, isKnown }: Asking): Promise<Messages> {
  const [found] = await tx.query<Messages>(
    `SELECT max(id) FILTER (WHERE sent_at > app_now()) AS "waitingId", count(*)::int AS today,
       coalesce(ceil(extract(epoch FROM max(sent_at) - app_now())), -${DAY_SECONDS})::int AS "lastIn"
     FROM one_time_code
     WHERE purpose = $1 AND destination = $2 AND is_known = $3 AND sent_at > app_now() - interval '1 day'`,
    [purpose, destination, isKnown],
    "code_messages",
  );
  return found ?? { waitingId: null, lastIn: -DAY_SECONDS, today: 0 };
}
