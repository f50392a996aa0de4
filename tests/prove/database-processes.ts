import { isBackEachTime, loseTheDatabase } from "./database.ts";
import { numberFrom } from "./house.ts";
import type { Proof } from "./main.ts";
import { openTown } from "./town.ts";

/** G3: PostgreSQL is killed `--times` (20) while `--clients` (4) book and pay; the provider process stays the same. */
export async function run(args: readonly string[]): Promise<Proof> {
  const town = await openTown({ engine: "postgres", people: 200, rooms: 10_000 });
  try {
    const outages = await loseTheDatabase(town, {
      times: numberFrom(args, "times", 20),
      clients: numberFrom(args, "clients", 4),
    });
    return { holds: isBackEachTime(outages), ...outages };
  } finally {
    await town.close();
  }
}
