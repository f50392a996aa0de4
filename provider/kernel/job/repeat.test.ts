import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { onBothEngines } from "#tests/engines.ts";
import { startPostgres } from "#tests/postgres.ts";
import { eventually } from "#tests/support/eventually.ts";
import { jobs, startJobs } from "../../jobs.ts";
import { openDatabase } from "../database/connection.ts";
import { type Job, repeatJobs } from "./repeat.ts";

onBothEngines("A job that is run once", (provider, onEngine) => {
  let made = 0;
  /** A job with a name of its own, started by so many processes; ended with the test. */
  function start(processes: number, job: Pick<Job, "everySeconds" | "run">, leaseSeconds?: number) {
    const name = `job ${made++}`;
    const stops = Array.from({ length: processes }, () =>
      repeatJobs(provider.services, [{ name, runs: "once", ...job }], leaseSeconds),
    );
    const stop = () => Promise.all(stops.map((each) => each()));
    onTestFinished(async () => void (await stop()));
    const row = async () => {
      const [found] = await provider.services.database.query<{
        run: number;
        isOk: boolean;
        due: number;
        isFree: boolean;
      }>(
        `SELECT run, last_ok IS NOT NULL AS "isOk", leased_until IS NULL AS "isFree",
           extract(epoch FROM next_at - clock_timestamp())::float8 AS due FROM job WHERE name = $1`,
        [name],
      );
      return found;
    };
    return { name, stop, row };
  }

  onEngine("runs once a period over all processes, one run at a time", async () => {
    const began: number[] = [];
    let [underWay, most] = [0, 0];
    const { stop, row } = start(3, {
      everySeconds: 0.4,
      async run() {
        began.push(performance.now());
        most = Math.max(most, ++underWay);
        await delay(50);
        underWay -= 1;
      },
    });
    await eventually(() => expect(began.length).toBeGreaterThan(3));
    await stop();
    expect(most).toBe(1);
    const gaps = began.slice(1).map((at, index) => at - (began[index] ?? 0));
    // Fifty milliseconds of work and the period; the database's clock and this one differ by less than a hundredth.
    expect(Math.min(...gaps)).toBeGreaterThan(430);
    expect(await row()).toMatchObject({ run: began.length, isOk: true, isFree: true });
  });

  onEngine("is not repeated by a new start before its period is over", async () => {
    let runs = 0;
    const run = async () => {
      runs += 1;
    };
    const { name, stop, row } = start(1, { everySeconds: 60, run });
    await eventually(async () => expect(await row()).toMatchObject({ run: 1, isFree: true }));
    await stop();
    const again = repeatJobs(provider.services, [{ name, runs: "once", everySeconds: 60, run }]);
    await delay(200);
    await again();
    expect(runs).toBe(1);
  });

  onEngine("comes back after five minutes at most when it failed, and says nothing of success", async () => {
    const { row } = start(1, {
      everySeconds: 86_400,
      run: () => Promise.reject(new Error("The gateway is away")),
    });
    await eventually(async () => expect(await row()).toMatchObject({ run: 1, isFree: true, isOk: false }));
    const due = (await row())?.due ?? 0;
    expect(due).toBeGreaterThan(290);
    expect(due).toBeLessThanOrEqual(300);
  });

  onEngine("is due at once when its process was stopped halfway", async () => {
    let hasBegun = false;
    const { stop, row } = start(1, {
      everySeconds: 86_400,
      async run(_, stopping) {
        hasBegun = true;
        await delay(60_000, null, { signal: stopping }).catch(() => {});
      },
    });
    await eventually(() => expect(hasBegun).toBe(true));
    await stop();
    const after = await row();
    expect(after).toMatchObject({ run: 1, isFree: true, isOk: false });
    expect(after?.due).toBeLessThanOrEqual(0);
  });

  onEngine("keeps its lease for as long as it runs, and is stopped when another process has it", async () => {
    let stopped: AbortSignal | undefined;
    const { name, row } = start(
      2,
      {
        everySeconds: 86_400,
        async run(_, stopping) {
          stopped = stopping;
          await delay(60_000, null, { signal: stopping }).catch(() => {});
        },
      },
      0.6,
    );
    await eventually(() => expect(stopped).toBeDefined());
    await delay(1_500);
    expect(await row()).toMatchObject({ run: 1, isFree: false });
    expect(stopped?.aborted).toBe(false);
    const mine = stopped;
    // As a process that stood still for longer than its lease finds it.
    await provider.services.database.query(
      "UPDATE job SET run = run + 1, leased_until = clock_timestamp() + interval '1 minute' WHERE name = $1",
      [name],
    );
    await eventually(() => expect(mine?.aborted).toBe(true));
    await delay(100);
    expect(await row()).toMatchObject({ run: 2, isFree: false, isOk: false });
  });

  onEngine("is run by no process of the role api, which does what is its own", async () => {
    const ran: string[] = [];
    const each = (["everywhere", "once", "itself"] as const).map(
      (runs): Job => ({ name: `of role api ${runs}`, runs, everySeconds: 60, run: async () => void ran.push(runs) }),
    );
    const { services } = provider;
    const stop = startJobs({ ...services, settings: { ...services.settings, role: "api" } }, each);
    await delay(200);
    await stop();
    expect(ran).toEqual(["itself"]);
    const stopBoth = startJobs(services, each);
    await eventually(() => expect(ran.toSorted()).toEqual(["everywhere", "itself", "itself", "once"]));
    await stopBoth();
  });
});

test("Each job has a name of its own", () => {
  const names = jobs.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

test("Of two processes one runs a job, and the other goes on when that is killed in the middle", async (context) => {
  const postgres = await startPostgres(["fsync=off"]);
  if (postgres === null) return context.skip();
  const database = await openDatabase({ url: postgres.url });
  const children: ChildProcess[] = [];
  onTestFinished(async () => {
    for (const child of children) child.kill("SIGKILL");
    await database.close();
    await postgres.stop();
  });
  await database.migrate();
  await database.query(
    "CREATE TABLE run_of_job (id bigint GENERATED ALWAYS AS IDENTITY, pid int, began_at timestamptz, ended_at timestamptz)",
  );
  const [LEASE, PERIOD] = [1.5, 0.5];
  const main = fileURLToPath(import.meta.resolve("#tests/support/job-process.ts"));
  for (let number = 0; number < 2; number++)
    children.push(spawn(process.execPath, [main, postgres.url, String(LEASE), String(PERIOD)], { stdio: "inherit" }));

  const newest = async () => {
    const [run] = await database.query<{ pid: number; isUnderWay: boolean }>(
      `SELECT pid, ended_at IS NULL AS "isUnderWay" FROM run_of_job ORDER BY id DESC LIMIT 1`,
    );
    return run;
  };
  const count = async () => (await database.query("SELECT FROM run_of_job")).length;
  await eventually(async () => expect(await count()).toBeGreaterThan(2));
  await eventually(async () => expect(await newest()).toMatchObject({ isUnderWay: true }));
  const killed = (await newest())?.pid;
  const holder = children.find(({ pid }) => pid === killed);
  if (holder === undefined) throw new Error("The run is of none of the two");
  const gone = once(holder, "exit");
  holder.kill("SIGKILL");
  await gone;
  const before = await count();
  await eventually(async () => expect(await count()).toBeGreaterThan(before + 1));
  expect((await newest())?.pid).not.toBe(killed);
  const [gaps] = await database.query<{ overlapping: number; early: number; late: number }>(
    `SELECT count(*) FILTER (WHERE began_at < before_it)::int AS overlapping,
       count(*) FILTER (WHERE began_at < before_it + make_interval(secs => $1))::int AS early,
       count(*) FILTER (WHERE began_at > since + make_interval(secs => $2))::int AS late
     FROM (SELECT began_at, lag(ended_at) OVER (ORDER BY id) AS before_it, lag(began_at) OVER (ORDER BY id) AS since FROM run_of_job) AS run`,
    [PERIOD, LEASE + 2],
  );
  expect(gaps).toEqual({ overlapping: 0, early: 0, late: 0 });
});
