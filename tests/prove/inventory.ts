import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import type { Hono } from "hono";
import { addDays } from "#domain/calendar/arithmetic.ts";
import type { Services } from "#provider/services.ts";
import { changes, factsOf, ratesFor, step, totalsOf } from "#tests/support/stay-changes.ts";
import { defineProof } from "./define-proof.ts";
import { onEachEngine } from "./engines.ts";
import { type Buyer, buy, giveUp, type Prize, quoteOf } from "./race-steps.ts";
import { testClusterOf, usersOf } from "./test-cluster.ts";

/** Cache of accommodation: it equals the database through changes, bookings and cancellations. */

const NIGHTS: Pick<Prize, "path"> & Prize = { path: "reserve/v2", oversold: "" };
/** Changes between two comparisons, and the number of concurrent ones. */
const EVERY = 100;
const LANES = 4;
/** People who book meanwhile, and their rooms: of another city, whose properties are never closed. */
const PEOPLE = 4;
const ROOMS = 3;
/** Number of stays in the whole city compared each time, beside single properties for a long stay. */
const STAYS = 3;

export type Followed = {
  changes: number;
  booked: number;
  cancelled: number;
  /** Compared stays and properties, and those that differed. */
  compared: number;
  different: number;
  /** First difference. */
  first: string | null;
};

export const follows = ({ different, booked, cancelled, compared }: Followed): boolean =>
  different === 0 && Math.min(booked, cancelled, compared) > 0;

/** Makes changes, drawn by a seed, and compares after each hundred while nothing changes. */
export async function followChanges(
  { services, app }: { services: Services; app: Hono },
  { total, seed }: { total: number; seed: number },
): Promise<Followed> {
  const cluster = testClusterOf(services.database, [app]);
  const users = await usersOf(cluster, PEOPLE);
  const rooms = await Promise.all(Array.from({ length: ROOMS }, () => cluster.room({ rooms: 2, country: "TR" })));
  const steps = fc.sample(step, { seed, numRuns: total });
  const figures: Followed = { changes: 0, booked: 0, cancelled: 0, compared: 0, different: 0, first: null };
  const compare = (name: string, { inMemory, read }: { inMemory: unknown; read: unknown }) => {
    figures.compared += 1;
    if (isDeepStrictEqual(inMemory, read)) return;
    figures.different += 1;
    figures.first ??= `${name} after ${figures.changes} changes`;
  };

  for (let from = 0; from < total; from += EVERY) {
    const some = steps.slice(from, from + EVERY);
    const changing = Array.from({ length: LANES }, async (_, lane) => {
      for (const [index, { change, n, day, value, wanted }] of some.entries()) {
        if (index % LANES !== lane) continue;
        await services.database.query(changes[change]!(n, day, value));
        figures.changes += 1;
        // Read in the middle, so that reads and changes overlap.
        if (index % 10 === 0) await totalsOf(services, wanted);
      }
    });
    const booking = rooms.map(async (room) => {
      const quote = await quoteOf(cluster, NIGHTS, room.request({ nights: 2 }));
      const buyers = await buy(NIGHTS, users, () => quote);
      const winners: Buyer[] = buyers.filter(({ answer }) => answer.status === 200);
      figures.booked += winners.length;
      for (const winner of winners.slice(1)) {
        await giveUp(NIGHTS, winner);
        figures.cancelled += 1;
      }
      return winners[0];
    });
    const [left] = await Promise.all([Promise.all(booking), ...changing]);

    for (const { wanted } of some.slice(0, STAYS)) {
      compare("totals", await totalsOf(services, wanted));
      compare("rates", await ratesFor(services, wanted));
    }
    for (const { propertyId, checkIn } of rooms) {
      const stay = { checkIn: addDays(checkIn, -10), lengthOfStay: 30 };
      compare(`property ${propertyId}`, await factsOf(services, propertyId, stay));
    }
    for (const winner of left) if (winner) await giveUp(NIGHTS, winner);
  }
  return figures;
}

/** On both engines: `changes`, drawn by `seed`. */
export const { run, small } = defineProof({
  full: { changes: 20_000, seed: 1 },
  small: { total: 300, seed: 3 },
  prove: async ({ changes: total, seed }) => {
    const outcomes = await onEachEngine((provider) => followChanges(provider, { total, seed }), ["fsync=off"]);
    return { holds: outcomes.every(follows), outcomes };
  },
});
