import { FARE_CALENDAR_DAYS } from "#domain/bounds.ts";
import { addDays } from "#domain/calendar/arithmetic.ts";
import { FROZEN_TODAY } from "#fixtures/world/demo.ts";
import type { FareCalendarValue } from "#products/flight/contract/flight.shapes.ts";
import { percentile } from "./figures.ts";
import { measureSizes, type Offered, routeAt } from "./flight-offers.ts";

const TIMES = 400;
const WARM_UP = 60;

/**
 * `npm run bench -- fares [--full]`: growth of the time of two months of lowest fares, there and back, with the number
 * of flight offers. Every call is complete and in process. Prints one JSON line for each size, then the exponent of the
 * growth.
 */
export const run = (args: readonly string[]): Promise<void> => measureSizes("fares", args, measure);

async function measure({ size, read }: Offered) {
  const calendar = (step: number) => {
    const { originId, destinationId } = routeAt((step * 7_919) % size.routes);
    const period = `from=${FROZEN_TODAY}&to=${addDays(FROZEN_TODAY, FARE_CALENDAR_DAYS.max - 1)}`;
    return read<FareCalendarValue>(
      `/flight/v2/price-calendar?origin_city_id=${originId}&destination_city_id=${destinationId}&${period}&return=true`,
    );
  };
  for (let step = 0; step < WARM_UP; step++) await calendar(step);
  const times: number[] = [];
  let open = 0;
  for (let step = 0; step < TIMES; step++) {
    const { ms, value } = await calendar(step);
    open += [...value.outbound, ...(value.inbound ?? [])].filter(({ state }) => state === "open").length;
    times.push(ms);
  }
  if (open === 0) throw new Error("No day had a price, and nothing was measured");
  return {
    calendars: TIMES,
    open_days: Math.round(open / TIMES),
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
  };
}
