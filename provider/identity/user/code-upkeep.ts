import type { Queryable } from "../../kernel/database/database.ts";
import type { Services } from "../../services.ts";

/** Deletes codes older than every rate limit's window, with their challenges. */
export async function forgetOldCodes(database: Queryable): Promise<void> {
  await database.query("DELETE FROM one_time_code WHERE expires_at < app_now() - interval '2 days'");
}

/** Raises the alarm when more codes went out within a day than the operator reckons with. */
export async function watchCodeBudget({
  database,
  settings,
  log,
}: Pick<Services, "database" | "settings" | "log">): Promise<void> {
  const [sent] = await database.query<{ codes: number }>(
    "SELECT count(*)::int AS codes FROM one_time_code WHERE sent_at > app_now() - interval '1 day'",
  );
  if (sent !== undefined && sent.codes > settings.codeBudget) log.error("code budget exceeded", { rows: sent.codes });
}
