import { startPostgres } from "#tests/postgres.ts";
import { numberFrom, productFrom } from "#tests/prove/options.ts";
import { BOOKED, CLIENTS, openBookings, rateOf } from "./bookings.ts";
import { percentile, round } from "./figures.ts";

const WARM_UP = 3;

/**
 * `npm run bench -- booking [--product stay|tour|flight] [--seconds 8] [--rounds 3]`: bookings per second on
 * PostgreSQL, each a hold, its travellers, its submission and its payment from the wallet: four calls of the provider,
 * in process. Alternating with it, on the same server and in the same tables, runs the smallest correct SQL for the
 * same booking. Prints one JSON line; `share` is our rate over the smallest's.
 */
export async function run(args: readonly string[]): Promise<void> {
  const postgres = await startPostgres();
  if (postgres === null) return;
  const product = productFrom(args, BOOKED);
  const { services, ours, smallest, close } = await openBookings({ url: postgres.url }, product);
  try {
    await rateOf(ours, WARM_UP);
    const bare = await smallest();
    await rateOf(bare, WARM_UP);
    // Query plans are made for a database in use, not for empty tables.
    await services.database.maintain();

    const seconds = numberFrom(args, "seconds", 8);
    const rates: { ours: number[]; bare: number[] } = { ours: [], bare: [] };
    for (let turn = 0; turn < numberFrom(args, "rounds", 3); turn++) {
      rates.ours.push(await rateOf(ours, seconds));
      rates.bare.push(await rateOf(bare, seconds));
    }
    const [our, least] = [percentile(rates.ours, 0.5), percentile(rates.bare, 0.5)];
    console.log(
      JSON.stringify({
        bench: "booking",
        product,
        clients: CLIENTS,
        bookings_per_second: Math.round(our),
        smallest_sql_per_second: Math.round(least),
        share: round(our / least, 2),
      }),
    );
  } finally {
    await close();
    await postgres.stop();
  }
}
