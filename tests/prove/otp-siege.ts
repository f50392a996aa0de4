import { timingSafeEqual } from "node:crypto";
import type { CodeSentValue } from "#domain/contract/user.shapes.ts";
import { createApp } from "#provider/app.ts";
import { createCodes } from "#provider/identity/user/one-time-code.ts";
import type { Services } from "#provider/services.ts";
import { type Caller, callerOf, codeSentTo } from "#tests/support/client.ts";

/**
 * Strangers request codes for one number and guess them, each from an address of their own, while its owner logs in.
 */

const CODES = 1_000_000;
const MINUTES_PER_STEP = 10;

export type Siege = {
  strangers: number;
  guesses: number;
  /** Number of code comparisons, and the attacker's resulting chance to log in. */
  comparisons: number;
  chance: number;
  /** Seconds until the owner's message is sent. */
  owner_waits: number;
  owner_is_in_at_first_try: boolean;
};

/** An app that counts comparisons, and callers from any address. */
function watched(services: Services) {
  let compared = 0;
  const codes = createCodes("a pepper of this proof", (one, other) => {
    compared++;
    return timingSafeEqual(one, other);
  });
  const app = createApp({ ...services, codes });
  const at = (address: string): Caller =>
    callerOf(app, { "Client-Address": address, "Proxy-Secret": services.settings.proxySecret });
  return { app, at, compared: () => compared };
}

const addressOf = (one: number): string => `10.${one >> 16}.${(one >> 8) & 255}.${one & 255}`;
const advance = (services: Services, seconds: number) =>
  services.database.query("UPDATE app_clock SET offset_seconds = offset_seconds + $1", [seconds]);

/** Strangers request codes first and guess as fast as they can; the owner follows, in an unknown browser. */
export async function besiege(services: Services, mobile: string, strangers: number, guesses: number): Promise<Siege> {
  const { app, at, compared } = watched(services);
  const callers = Array.from({ length: strangers }, (_, one) => at(addressOf(one + 1)));
  const asked = await Promise.all(callers.map((caller) => caller.post<CodeSentValue>("user/v2/send-otp", { mobile })));
  const owner = at("198.51.100.7");
  const sent = await owner.post<CodeSentValue>("user/v2/send-otp", { mobile });
  await Promise.all(
    Array.from({ length: guesses }, (_, step) =>
      callers[step % strangers]?.post("user/v2/login-by-otp", {
        mobile,
        challenge: asked[step % strangers]?.value?.challenge ?? "",
        code: "000000",
      }),
    ),
  );
  const comparisons = compared();
  const owner_waits = sent.status === 200 ? sent.value.sent_in : Number.POSITIVE_INFINITY;
  await advance(services, Number.isFinite(owner_waits) ? owner_waits : 0);
  const login = await owner.post("user/v2/login-by-otp", {
    mobile,
    challenge: sent.value?.challenge ?? "",
    code: await codeSentTo(app, mobile),
  });
  return {
    strangers,
    guesses,
    comparisons,
    chance: comparisons / CODES,
    owner_waits,
    owner_is_in_at_first_try: login.status === 200,
  };
}

export type Day = { askers: number; refused: number; worst_hour_chance: number; chance_a_day: number };

/** A whole day of strangers who never reuse an address: attempts that the per-number limits leave them. */
export async function guessAllDay(services: Services, mobile: string, askersAStep: number): Promise<Day> {
  const { at, compared } = watched(services);
  const upTo: number[] = [0];
  let refused = 0;
  const steps = (24 * 60) / MINUTES_PER_STEP;
  for (let step = 0; step < steps; step++) {
    for (let one = 0; one < askersAStep; one++) {
      const caller = at(addressOf(1_000 + step * askersAStep + one));
      const asked = await caller.post<CodeSentValue>("user/v2/send-otp", { mobile });
      if (asked.status !== 200) refused++;
      else {
        const { challenge } = asked.value;
        for (let tried = 0; tried < 5; tried++) {
          await caller.post("user/v2/login-by-otp", { mobile, challenge, code: "000000" });
        }
      }
    }
    upTo.push(compared());
    await advance(services, MINUTES_PER_STEP * 60);
  }
  const anHour = 60 / MINUTES_PER_STEP;
  const hours = upTo.map((count, step) => count - (upTo[step - anHour] ?? 0));
  return {
    askers: steps * askersAStep,
    refused,
    worst_hour_chance: Math.max(...hours) / CODES,
    chance_a_day: compared() / CODES,
  };
}
