import { timingSafeEqual } from "node:crypto";
import { expect } from "vitest";
import { onProvider } from "#tests/engines.ts";
import { isRefusal } from "../../kernel/envelope.ts";
import { silentLog } from "../../kernel/log.ts";
import type { Purpose } from "./code-challenge.ts";
import { watchCodeBudget } from "./code-upkeep.ts";
import { type Asking, type Codes, createCodes, type Issued } from "./one-time-code.ts";

onProvider("A one-time code", (provider, onEngine) => {
  let compared = 0;
  const codes: Codes = createCodes("pepper", (one, other) => {
    compared++;
    return timingSafeEqual(one, other);
  });
  const tryAsk = (destination: string, more: Partial<Asking> = {}) =>
    provider.services.database.withTx((tx) =>
      codes.issue(tx, {
        purpose: "login",
        destination,
        asker: "owner",
        country: "IR",
        isKnown: false,
        previous: undefined,
        ...more,
      }),
    );
  const asked = async (destination: string, more: Partial<Asking> = {}): Promise<Issued> => {
    const issued = await tryAsk(destination, more);
    if (isRefusal(issued)) throw new Error(`refused: ${JSON.stringify(issued.params)}`);
    return issued;
  };
  /** Asks for a code and reads it where it is sent at once. */
  const ask = async (destination: string, more: Partial<Asking> = {}) => {
    const { challenge, message, sentIn } = await asked(destination, more);
    if (message === null) throw new Error("no code of its own");
    return { challenge, code: message.code, sentIn };
  };
  const verify = async (destination: string, challenge: string, code: string, purpose: Purpose = "login") => {
    const refused = await codes.verify(provider.services.database, { purpose, destination }, challenge, code);
    return refused?.faults[0]?.code ?? "right";
  };
  const waitFor = async (destination: string, more: Partial<Asking> = {}) => {
    const outcome = await tryAsk(destination, more);
    return isRefusal(outcome) ? Number(outcome.params.retry_after) : 0;
  };
  const advance = (seconds: number) =>
    provider.services.database.query("UPDATE app_clock SET offset_seconds = offset_seconds + $1", [seconds]);
  const wrong = (code: string, by = 1) => String((Number(code) + by) % 1_000_000).padStart(6, "0");

  onEngine("is six digits and right once, with the challenge that it was asked for with", async () => {
    const { challenge, code } = await ask("once");
    expect(code).toMatch(/^\d{6}$/);
    expect(Buffer.from(challenge, "base64url")).toHaveLength(16);
    expect(await verify("once", "an unknown challenge", code)).toBe("code_spent");
    expect(await verify("once", challenge, code)).toBe("right");
    expect(await verify("once", challenge, code)).toBe("code_spent");
  });

  onEngine("is right once when it comes fifty times at the same moment", async () => {
    const { challenge, code } = await ask("at once");
    const answers = await Promise.all(Array.from({ length: 50 }, () => verify("at once", challenge, code)));
    expect(answers.filter((answer) => answer === "right")).toHaveLength(1);
  });

  onEngine("is compared five times a challenge, however fast one guesses", async () => {
    const { challenge, code } = await ask("guessed");
    compared = 0;
    const guesses = Array.from({ length: 60 }, (_, number) => verify("guessed", challenge, wrong(code, number + 1)));
    expect(await Promise.all(guesses)).not.toContain("right");
    expect(compared).toBe(5);
    expect(await verify("guessed", challenge, code)).toBe("code_spent");
  });

  onEngine("says how many tries are left, then that a new code is needed", async () => {
    const { challenge, code } = await ask("left");
    const left: unknown[] = [];
    for (let tried = 0; tried < 5; tried++) {
      const target = { purpose: "login", destination: "left" } as const;
      const refused = await codes.verify(provider.services.database, target, challenge, wrong(code));
      left.push(refused?.faults[0]?.params?.left ?? refused?.faults[0]?.code);
    }
    expect(left).toEqual([4, 3, 2, 1, "code_spent"]);
  });

  onEngine("counts for two minutes, and says so afterwards", async () => {
    const [inTime, late] = [await ask("in time"), await ask("late")];
    await advance(119);
    expect(await verify("in time", inTime.challenge, inTime.code)).toBe("right");
    await advance(2);
    expect(await verify("late", late.challenge, late.code)).toBe("code_expired");
  });

  onEngine("stays alive when another browser asks for one; within one browser the newest ends the older", async () => {
    const mine = await ask("two browsers");
    await advance(61);
    const others = await ask("two browsers", { asker: "another" });
    expect(await verify("two browsers", mine.challenge, mine.code)).toBe("right");
    await advance(61);
    const newest = await ask("two browsers", { previous: others.challenge });
    expect(await verify("two browsers", others.challenge, others.code)).toBe("code_spent");
    expect(await verify("two browsers", newest.challenge, newest.code)).toBe("right");
  });

  onEngine("is for what it was asked for, and for whom", async () => {
    const { challenge, code } = await ask("purpose");
    expect(await verify("purpose", challenge, code, "forget_password")).toBe("code_spent");
    expect(await verify("purpose", challenge, code, "profile")).toBe("code_spent");
    await ask("another caller");
    expect(await verify("another caller", challenge, code)).toBe("code_spent");
    expect(await verify("purpose", challenge, code)).toBe("right");
  });

  onEngine("leaves nothing in the database that could be sent to us", async () => {
    const { challenge, code } = await ask("kept");
    const kept = JSON.stringify([
      await provider.services.database.query("SELECT * FROM one_time_code WHERE destination = 'kept'"),
      await provider.services.database.query("SELECT * FROM code_challenge"),
    ]);
    for (const secret of [challenge, code]) expect(kept).not.toContain(secret);
  });

  onEngine(
    "goes to one caller once a minute, five times an hour, ten times a day, for all purposes together",
    async () => {
      const wait = (purpose: Purpose) => waitFor("limited", { purpose });
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
    },
  );

  onEngine(
    "is one message a minute, however many ask: callers before it is sent share it, each with their own tries",
    async () => {
      const first = await ask("crowd", { asker: "the first" });
      expect(first.sentIn).toBe(0);
      const crowd = await Promise.all(
        Array.from({ length: 20 }, (_, one) => asked("crowd", { asker: `asker ${one}` })),
      );
      const messages = crowd.flatMap(({ message }) => message ?? []);
      expect(messages).toHaveLength(1);
      expect(Math.max(...crowd.map(({ sentIn }) => sentIn))).toBeLessThanOrEqual(60);
      const code = messages[0]?.code ?? "";
      const [stranger, owner] = crowd as [Issued, Issued];
      for (let tried = 0; tried < 5; tried++) await verify("crowd", stranger.challenge, wrong(code));
      expect(await verify("crowd", stranger.challenge, code)).toBe("code_spent");
      await advance(61);
      expect(await verify("crowd", owner.challenge, code)).toBe("right");
    },
  );

  onEngine("is sent less and less often to a number that strangers ask for all day, and never not at all", async () => {
    const waits: number[] = [];
    for (let asker = 0; asker < 60; asker++) {
      const { sentIn } = await asked("all day", { asker: `asker ${asker}` });
      waits.push(sentIn);
      await advance(sentIn + 1);
    }
    expect(waits.slice(0, 10).every((wait) => wait <= 60)).toBe(true);
    expect(Math.max(...waits)).toBeLessThanOrEqual(900);
    expect(waits.at(-1)).toBeGreaterThan(850);
    const known = await asked("all day", { asker: "the owner's browser", isKnown: true });
    expect(known.sentIn).toBe(0);
  });

  onEngine("is guessed at most a hundred times an hour at one number, however many ask and guess", async () => {
    compared = 0;
    let refused = 0;
    for (let minute = 0; minute < 4; minute++) {
      const outcomes = await Promise.all(
        Array.from({ length: 30 }, (_, one) => tryAsk("besieged", { asker: `asker ${minute} ${one}` })),
      );
      const admitted = outcomes.filter((outcome) => !isRefusal(outcome)) as Issued[];
      refused += outcomes.length - admitted.length;
      await Promise.all(admitted.flatMap(({ challenge }) => [1, 2].map(() => verify("besieged", challenge, "000000"))));
      await advance(61);
    }
    expect(compared).toBe(100);
    expect(refused).toBeGreaterThan(0);
    // A browser that is known for the number is not kept waiting by any of it, and has its five tries.
    const { challenge, code } = await ask("besieged", { asker: "the owner's browser", isKnown: true });
    for (let tried = 0; tried < 4; tried++) expect(await verify("besieged", challenge, wrong(code))).toBe("wrong_code");
    expect(await verify("besieged", challenge, code)).toBe("right");
    await advance(3_600);
    expect(await waitFor("besieged", { asker: "the owner elsewhere" })).toBe(0);
  });

  onEngine("may be tried once at least by its receiver: repeated requests leave room for others", async () => {
    const challenges: Issued[] = [];
    // Twenty addresses that ask again and again, and guess.
    for (let round = 0; round < 5; round++) {
      for (let one = 0; one < 20; one++) {
        const outcome = await tryAsk("again", { asker: `asker ${one}` });
        if (!isRefusal(outcome)) challenges.push(outcome);
      }
      for (const { challenge } of challenges.splice(0)) {
        for (let tried = 0; tried < 5; tried++) await verify("again", challenge, "000000");
      }
      await advance(125);
    }
    const { challenge, code } = await ask("again");
    expect(await verify("again", challenge, wrong(code))).toBe("wrong_code");
    expect(await verify("again", challenge, code)).toBe("code_paused");
  });

  onEngine("is counted: more than the day's budget raises an alarm, and no request is refused for it", async () => {
    const alarms: unknown[] = [];
    const log = { ...silentLog, error: (event: string) => void alarms.push(event) };
    const services = { ...provider.services, log };
    await watchCodeBudget(services);
    expect(alarms).toEqual([]);
    await ask("budget");
    await watchCodeBudget({ ...services, settings: { ...services.settings, codeBudget: 0.5 } });
    expect(alarms).toEqual(["code budget exceeded"]);
  });

  onEngine("is read from the message it is pasted with, and what is no code uses up no try", async () => {
    const { challenge, code } = await ask("pasted");
    for (const none of ["", "\u200B\u2060", "12345", "1234567", "کد", code.slice(1)]) {
      for (let tried = 0; tried < 6; tried++) expect(await verify("pasted", challenge, none)).toBe("digits");
    }
    expect(
      await verify("pasted", challenge, `\u200Eشمسه: کد تأیید\u200B ${code.slice(0, 3)} ${code.slice(3)}\nتا ۲ دقیقه`),
    ).toBe("right");
  });

  onEngine("wrong four times may still be right", async () => {
    const { challenge, code } = await ask("fourth");
    for (let tried = 0; tried < 4; tried++) expect(await verify("fourth", challenge, wrong(code))).toBe("wrong_code");
    expect(await verify("fourth", challenge, code)).toBe("right");
  });
});
