import { timingSafeEqual } from "node:crypto";
import type { Hono } from "hono";
import type { CodeSentValue } from "#domain/contract/user.shapes.ts";
import { createApp } from "#provider/app.ts";
import { ensureAccount } from "#provider/identity/user/account.ts";
import { createCodes } from "#provider/identity/user/one-time-code.ts";
import type { Services } from "#provider/services.ts";
import { startPostgres } from "#tests/postgres.ts";
import { askForCode, callerOf } from "#tests/support/client.ts";
import { testServices } from "#tests/support/services.ts";
import type { Proof } from "./main.ts";
import { besiege, type Day, guessAllDay, type Siege } from "./otp-siege.ts";

/**
 * One-time codes under attack, on both engines: ten thousand concurrent guesses, twelve spellings of one number,
 * timing differences between known and unknown numbers, and strangers who request and guess codes all day.
 */

const GUESSES = 10_000;
const SAMPLES = 500;
const MAX_MEDIAN_MS = 10;
const STRANGERS = 50;
const THEIR_GUESSES = 1_000;
/** Strangers' addresses in ten minutes, all day long. */
const ASKERS = 12;
/** Decision 025. */
const MAX_AN_HOUR = 100e-6;
const MAX_A_DAY = 900e-6;

type Outcome = {
  engine: string;
  guesses: number;
  comparisons: number;
  guessed_right: number;
  /** Guesses without a free connection in time: refused with 503 and Retry-After, and compared with nothing. */
  turned_away: number;
  failures_5xx: number;
  codes_for_12_spellings: number;
  codes_with_spoofed_addresses: number;
  median_difference_ms: number;
  answers_differ: boolean;
  siege: Siege;
  day: Day;
};

const median = (numbers: number[]): number => numbers.toSorted((one, other) => one - other)[numbers.length >> 1] ?? 0;

async function attack(services: Services): Promise<Outcome> {
  let comparisons = 0;
  const codes = createCodes("a pepper of this proof", (one, other) => {
    comparisons++;
    return timingSafeEqual(one, other);
  });
  const app: Hono = createApp({ ...services, codes });
  const anyone = callerOf(app);

  const mobile = "09120000001";
  const { challenge, code: right } = await askForCode(app, mobile);
  const guesses = Array.from({ length: GUESSES }, (_, step) => String((Number(right) + 1 + step) % 1_000_000));
  const answers = await Promise.all(
    guesses.map((guess) => anyone.post("user/v2/login-by-otp", { mobile, challenge, code: guess.padStart(6, "0") })),
  );
  const guessed = comparisons;
  const afterwards = await anyone.post("user/v2/login-by-otp", { mobile, challenge, code: right });

  const spellings = [
    "09120000002",
    "+989120000002",
    "00989120000002",
    "989120000002",
    "9120000002",
    "0912 000 0002",
  ].flatMap((spelling) => [spelling, spelling.replace(/\d/g, (digit) => String.fromCharCode(0x06f0 + Number(digit)))]);
  const spelt = await Promise.all(spellings.map((spelling) => anyone.post("user/v2/send-otp", { mobile: spelling })));
  const spoofed = await Promise.all(
    spellings.map((_, address) =>
      callerOf(app, { "X-Forwarded-For": `203.0.113.${address}`, "Client-Address": `203.0.113.${address}` }).post(
        "user/v2/send-otp",
        { mobile: "09120000003" },
      ),
    ),
  );

  const known: number[] = [];
  const unknown: number[] = [];
  const texts = new Set<string>();
  const ask = async (into: number[], number: string) => {
    const started = performance.now();
    const answer = await anyone.post<CodeSentValue>("user/v2/send-otp/forget-password", { mobile: number });
    into.push(performance.now() - started);
    const { challenge: itsOwn } = answer.value;
    texts.add(`${answer.status} ${answer.text.replace(itsOwn, "")} ${[...answer.headers.keys()].sort().join()}`);
  };
  for (let sample = 0; sample < SAMPLES; sample++) {
    const [one, other] = [`0913${String(sample).padStart(7, "0")}`, `0914${String(sample).padStart(7, "0")}`];
    await services.database.withTx((tx) => ensureAccount(tx, services.vault, one, "fa"));
    if (sample % 2 === 0) await ask(known, one);
    await ask(unknown, other);
    if (sample % 2 === 1) await ask(known, one);
  }
  return {
    engine: services.database.engine,
    guesses: GUESSES,
    comparisons: guessed,
    guessed_right: [...answers, afterwards].filter(({ status }) => status === 200).length,
    turned_away: answers.filter(({ status, headers }) => status === 503 && headers.has("Retry-After")).length,
    failures_5xx: answers.filter(({ status, headers }) => status >= 500 && !headers.has("Retry-After")).length,
    codes_for_12_spellings: spelt.filter(({ status }) => status === 200).length,
    codes_with_spoofed_addresses: spoofed.filter(({ status }) => status === 200).length,
    median_difference_ms: Math.abs(median(known) - median(unknown)),
    answers_differ: texts.size !== 1,
    siege: await besiege(services, "09120000004", STRANGERS, THEIR_GUESSES),
    day: await guessAllDay(services, "09120000005", ASKERS),
  };
}

const holdsFor = (outcome: Outcome): boolean =>
  outcome.comparisons <= 5 &&
  outcome.guessed_right === 0 &&
  outcome.failures_5xx === 0 &&
  outcome.codes_for_12_spellings === 1 &&
  outcome.codes_with_spoofed_addresses === 1 &&
  outcome.median_difference_ms <= MAX_MEDIAN_MS &&
  !outcome.answers_differ &&
  outcome.siege.owner_is_in_at_first_try &&
  outcome.siege.owner_waits <= 60 &&
  outcome.siege.chance <= MAX_AN_HOUR &&
  outcome.day.worst_hour_chance <= MAX_AN_HOUR &&
  outcome.day.chance_a_day <= MAX_A_DAY;

export async function run(): Promise<Proof> {
  const outcomes: Outcome[] = [];
  const postgres = await startPostgres();
  for (const place of [{ folder: null }, ...(postgres === null ? [] : [{ url: postgres.url }])]) {
    const services = await testServices(place);
    outcomes.push(await attack(services));
    await services.database.close();
  }
  await postgres?.stop();
  return { holds: outcomes.every(holdsFor), outcomes };
}
