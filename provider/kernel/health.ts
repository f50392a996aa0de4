import type { Database } from "./database/database.ts";

const SLOWEST_PING = 500;

/**
 * True when the provider takes requests: the database answers in time and the process was not asked to stop
 *.
 */
export async function isReady(database: Database, isDraining: boolean): Promise<boolean> {
  if (isDraining) return false;
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, SLOWEST_PING, false);
  });
  const ping = database.query("SELECT 1 FROM app_clock").then(
    () => true,
    () => false,
  );
  const answered = await Promise.race([ping, tooLong]);
  clearTimeout(timer);
  return answered;
}
