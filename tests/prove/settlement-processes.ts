import { startPostgres } from "#tests/postgres.ts";
import type { Proof } from "./main.ts";
import { numberFrom } from "./options.ts";
import { isMadeGood, loseAndFind } from "./settlement.ts";
import { areReturned, type WrongAmounts } from "./wrong-amounts.ts";
import { payWrongAmountsAt } from "./wrong-amounts-provider.ts";

/**
 * `--payments` (4) forgotten by a restore: found by the day's settlement, half refunded, half booked. And a bank that
 * holds another sum than it was asked for, in ten ways, on both engines.
 */
export async function run(args: readonly string[]): Promise<Proof> {
  const restored = await onPostgres((url) => loseAndFind(url, numberFrom(args, "payments", 4)));
  const wrong = {
    postgres: await onPostgres((url) => payWrongAmountsAt({ url })),
    pglite: await payWrongAmountsAt({ folder: null }),
  };
  return {
    holds: isMadeGood(restored) && areReturned(wrong.postgres) && areReturned(wrong.pglite),
    restored,
    wrong_amounts: { postgres: counted(wrong.postgres), pglite: counted(wrong.pglite) },
  };
}

/** `returned`: on the card that paid; `ledger`: total error. */
const counted = ({ outcomes, ledger }: WrongAmounts) => ({
  ways: outcomes.length,
  alarms: outcomes.reduce((sum, one) => sum + one.alarms, 0),
  returned: outcomes.filter(({ standing }) => standing === "REVERSED").length,
  empty: outcomes.filter(({ held }) => held === 0).length,
  owed: outcomes.reduce((sum, { owed }) => sum + owed, 0),
  ledger,
});

async function onPostgres<T>(work: (url: string) => Promise<T>): Promise<T> {
  const postgres = await startPostgres();
  if (postgres === null) throw new Error("This is proved on PostgreSQL, and there is none");
  try {
    return await work(postgres.url);
  } finally {
    await postgres.stop();
  }
}
