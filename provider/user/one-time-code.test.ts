import { timingSafeEqual } from "node:crypto";
import { expect } from "vitest";
import { onBothEngines } from "#tests/both-engines.ts";
import { isRefusal } from "../envelope.ts";
import { silentLog } from "../log.ts";
import { type Codes, createCodes, type Purpose, watchCodeBudget } from "./one-time-code.ts";

onBothEngines("A one-time code", (provider, onEngine) => {
  let compared = 0;
  const codes: Codes = createCodes("pepper", (one, other) => {
    compared++;
    return timingSafeEqual(one, other);
  });
  const ask = async (destination: string, purpose: Purpose = "login") => {
    const issued = await provider.services.database.withTx((tx) => codes.issue(tx, purpose, destination));
    if (isRefusal(issued)) throw new Error("refused");
    return issued.code;
  };
  const verify = (destination: string, code: string, purpose: Purpose = "login") =>
    codes.verify(provider.services.database, purpose, destination, code);
  const advance = (seconds: number) =>
    provider.services.database.query("UPDATE app_clock SET offset_seconds = offset_seconds + $1", [seconds]);
  const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

  onEngine("is six digits and right once", async () => {
    const code = await ask("once");
    expect(code).toMatch(/^\d{6}$/);
    expect(await verify("once", code)).toBe(true);
    expect(await verify("once", code)).toBe(false);
  });

  onEngine("is right once when it comes fifty times at the same moment", async () => {
    const code = await ask("at once");
    const answers = await Promise.all(Array.from({ length: 50 }, () => verify("at once", code)));
    expect(answers.filter((isRight) => isRight)).toHaveLength(1);
  });

  onEngine("is compared five times at most, whoever guesses and however fast", async () => {
    const code = await ask("guessed");
    compared = 0;
    const guesses = Array.from({ length: 200 }, (_, number) => verify("guessed", String(number).padStart(6, "0")));
    expect((await Promise.all(guesses)).some((isRight) => isRight)).toBe(Number(code) < 200 && compared <= 5);
    expect(compared).toBe(5);
    expect(await verify("guessed", code)).toBe(false);
  });

  onEngine("counts for two minutes", async () => {
    const [inTime, late] = [await ask("in time"), await ask("late")];
    await advance(119);
    expect(await verify("in time", inTime)).toBe(true);
    await advance(2);
    expect(await verify("late", late)).toBe(false);
  });

  onEngine("counts no more once a newer one was asked for", async () => {
    const older = await ask("twice");
    await advance(61);
    const newer = await ask("twice");
    if (older !== newer) expect(await verify("twice", older)).toBe(false);
    expect(await verify("twice", newer)).toBe(true);
  });

  onEngine("is for what it was asked for, and for whom", async () => {
    const code = await ask("purpose");
    expect(await verify("purpose", code, "forget_password")).toBe(false);
    expect(await verify("purpose", code, "profile")).toBe(false);
    await ask("somebody else");
    expect(await verify("somebody else", code)).toBe(false);
    expect(await verify("purpose", code)).toBe(true);
  });

  onEngine("leaves nothing to be read in the database", async () => {
    const code = await ask("kept");
    const kept = await provider.services.database.query("SELECT * FROM one_time_code WHERE destination = 'kept'");
    expect(JSON.stringify(kept)).not.toContain(code);
  });

  onEngine("goes to one number once a minute, five times an hour, ten times a day, whatever it is for", async () => {
    const { database } = provider.services;
    const tryAsk = (purpose: Purpose) => database.withTx((tx) => codes.issue(tx, purpose, "limited"));
    const wait = async (purpose: Purpose) => {
      const outcome = await tryAsk(purpose);
      return isRefusal(outcome) ? Number(outcome.params.retry_after) : 0;
    };
    expect(await wait("login")).toBe(0);
    expect(await wait("forget_password")).toBeGreaterThan(58);
    for (let sent = 2; sent <= 5; sent++) {
      await advance(61);
      expect(await wait("login")).toBe(0);
    }
    await advance(61);
    expect(await wait("login")).toBeGreaterThan(3_000);
    for (let sent = 6; sent <= 10; sent++) {
      await advance(3_600);
      expect(await wait("login")).toBe(0);
    }
    await advance(3_600);
    expect(await wait("login")).toBeGreaterThan(60_000);
    await advance(86_400);
    expect(await wait("login")).toBe(0);
  });

  onEngine("goes once to a number that is asked for twenty times at the same moment", async () => {
    const { database } = provider.services;
    const asked = Array.from({ length: 20 }, () => database.withTx((tx) => codes.issue(tx, "login", "crowd")));
    const sent = (await Promise.all(asked)).filter((outcome) => !isRefusal(outcome));
    expect(sent).toHaveLength(1);
  });

  onEngine("is counted: more than the day's budget raises an alarm, and nobody is refused for it", async () => {
    const alarms: unknown[] = [];
    const log = { ...silentLog, error: (event: string) => void alarms.push(event) };
    const services = { ...provider.services, log };
    await watchCodeBudget(services);
    expect(alarms).toEqual([]);
    await ask("budget");
    await watchCodeBudget({ ...services, settings: { ...services.settings, codeBudget: 0.5 } });
    expect(alarms).toEqual(["code budget exceeded"]);
  });

  onEngine("wrong four times may still be right", async () => {
    const code = await ask("fourth");
    for (let tried = 0; tried < 4; tried++) expect(await verify("fourth", wrong(code))).toBe(false);
    expect(await verify("fourth", code)).toBe(true);
  });
});
