import { setTimeout as delay } from "node:timers/promises";
import { openDatabase } from "#provider/kernel/database/connection.ts";
import { repeatJobs } from "#provider/kernel/job/repeat.ts";
import { createLog } from "#provider/kernel/log.ts";
import type { Services } from "#provider/services.ts";

/**
 * Process with one job that runs `once`: its runs are rows of the table `run_of_job`. `node job-process.ts <url> <lease
 * seconds> <period seconds>`, until it is ended.
 */
const [url = "", leaseSeconds, everySeconds] = process.argv.slice(2);
const database = await openDatabase({ url });
const RUN_MS = 200;

repeatJobs(
  { database, log: createLog() } as Services,
  [
    {
      name: "counted",
      runs: "once",
      everySeconds: Number(everySeconds),
      async run() {
        const [begun] = await database.query<{ id: number }>(
          "INSERT INTO run_of_job (pid, began_at) VALUES ($1, clock_timestamp()) RETURNING id",
          [process.pid],
        );
        await delay(RUN_MS);
        await database.query("UPDATE run_of_job SET ended_at = clock_timestamp() WHERE id = $1", [begun?.id ?? 0]);
      },
    },
  ],
  Number(leaseSeconds),
);
setInterval(() => {}, 60_000);
