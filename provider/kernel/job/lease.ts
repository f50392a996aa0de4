import type { Queryable } from "../database/database.ts";

/**
 * Leases of jobs: one process at a time runs a job, and all processes together run it once a period. The database keeps
 * them; a process that dies loses its lease when that ends. Leases run by the machine's clock, periods by the product's,
 * which the demonstration advances.
 */

/** A process that dies delays its jobs by this much. */
export const LEASE_SECONDS = 30;

/** Makes the rows of jobs that the database does not know yet: each is due at once. */
export async function knowJobs(database: Queryable, names: readonly string[]): Promise<void> {
  await database.query(
    `INSERT INTO job (name, next_at) SELECT name, app_now() FROM jsonb_array_elements_text($1) AS name
     WHERE NOT EXISTS (SELECT FROM job WHERE job.name = name.name) ON CONFLICT DO NOTHING`,
    [JSON.stringify(names)],
  );
}

/** Result of asking for a job: the number of this process's run, or the wait until it is free or due. */
export type Taken = { readonly run: number } | { readonly waitSeconds: number };

const TAKE = `
  WITH taken AS (
    UPDATE job SET run = run + 1, leased_until = clock_timestamp() + make_interval(secs => $2), last_started = clock_timestamp()
    WHERE name = $1 AND next_at <= app_now() AND (leased_until IS NULL OR leased_until <= clock_timestamp())
    RETURNING run)
  SELECT (SELECT run FROM taken) AS run, extract(epoch FROM greatest(next_at - app_now(), leased_until - clock_timestamp()))::float8 AS wait
  FROM job WHERE name = $1`;

/** Takes the lease of a job by compare-and-set, where it is due and free. */
export async function takeLease(database: Queryable, name: string, seconds = LEASE_SECONDS): Promise<Taken> {
  const [row] = await database.query<{ run: number | null; wait: number }>(TAKE, [name, seconds], "take_job");
  if (row === undefined) throw new Error(`The database has no row of the job ${name}`);
  return row.run === null ? { waitSeconds: Math.max(0, row.wait) } : { run: row.run };
}

/** Makes a lease last from now on, also one that has ended and that no other process took; false where one did. */
export async function renewLease(
  database: Queryable,
  name: string,
  run: number,
  seconds = LEASE_SECONDS,
): Promise<boolean> {
  const renewed = await database.query(
    `UPDATE job SET leased_until = clock_timestamp() + make_interval(secs => $3)
     WHERE name = $1 AND run = $2 RETURNING run`,
    [name, run, seconds],
    "renew_job",
  );
  return renewed.length === 1;
}

/** End of a run: with all of its work done, or not, and the seconds until the next is due. */
export type RunEnd = { readonly isOk: boolean; readonly nextInSeconds: number };

/** Ends a run and frees its lease. A run that has begun meanwhile is left alone. */
export async function endLease(
  database: Queryable,
  name: string,
  run: number,
  { isOk, nextInSeconds }: RunEnd,
): Promise<void> {
  await database.query(
    `UPDATE job SET leased_until = NULL, last_ended = clock_timestamp(),
       last_ok = CASE WHEN $3 THEN clock_timestamp() ELSE last_ok END, next_at = app_now() + make_interval(secs => $4)
     WHERE name = $1 AND run = $2`,
    [name, run, isOk, nextInSeconds],
    "end_job",
  );
}
