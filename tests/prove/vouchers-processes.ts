import { createApp } from "#provider/app.ts";
import { createAddressLimits } from "#provider/kernel/http/address-limits.ts";
import { startPostgres } from "#tests/postgres.ts";
import { testServices } from "#tests/support/services.ts";
import { standAtFrozenNoon } from "#tests/support/stay.ts";
import type { Proof } from "./main.ts";
import { numberFrom } from "./options.ts";
import { arePromises, proveVouchers } from "./vouchers.ts";

/** `--vouchers` (10,000) of all products on PostgreSQL, drawn by `--seed` (1). */
export async function run(args: readonly string[]): Promise<Proof> {
  const postgres = await startPostgres();
  if (postgres === null) throw new Error("It needs PostgreSQL");
  // All bookers share one address.
  const tested = await testServices({ url: postgres.url });
  const services = { ...tested, addressLimits: createAddressLimits(Number.MAX_SAFE_INTEGER, tested.vault) };
  try {
    await standAtFrozenNoon(services.database);
    const figures = await proveVouchers(
      { services, app: createApp(services) },
      { vouchers: numberFrom(args, "vouchers", 10_000), seed: numberFrom(args, "seed", 1) },
    );
    return { holds: arePromises(figures), ...figures };
  } finally {
    await services.database.close();
    await postgres.stop();
  }
}
