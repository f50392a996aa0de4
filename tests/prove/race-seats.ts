import type { FlightReservationValue, SeatsInput } from "#products/flight/contract/flight.shapes.ts";
import { seatPrice } from "#products/flight/rules/seat-prices.ts";
import { seatsIn } from "#products/flight/rules/seats.ts";
import { newKey } from "#tests/support/client.ts";
import { flightRequest, prepareFlight, prepareOffer } from "#tests/support/flight.ts";
import {
  type Buyer,
  buy,
  type Competition,
  isWon,
  PIECES_OVERSOLD,
  type Prize,
  piecesOf,
  quoteOf,
  type Race,
  raceFor,
  randomBelow,
  sweep,
} from "./race-steps.ts";
import { type TestCluster, usersOf } from "./test-cluster.ts";

const PLACES: Prize = { path: "flight/v2/reserve", oversold: PIECES_OVERSOLD };

/** Ordinary seats of one price that every adult may take. */
const SEATS = ["6A", "6C", "6D", "6F", "7A", "7C"] as const;
const PRICE = seatPrice(seatsIn("narrow_156").find(({ seat }) => seat === SEATS[0])!);

/** A reservation with chosen seats. */
type Held = { readonly user: Buyer["user"]; readonly code: string; readonly flightId: number };

const SEATS_SOLD_TWICE = `
  SELECT coalesce(sum(travellers - 1), 0)::int AS pieces
  FROM (SELECT count(*) AS travellers FROM flight_seat GROUP BY flight_id, seat) AS one`;

/** Reservations whose seats differ from the agreed ones. */
const SEATS_ADRIFT = `
  SELECT count(*)::int AS pieces FROM reservation,
    LATERAL (SELECT coalesce(jsonb_agg(jsonb_build_array(flight_id, seat, traveller) ORDER BY flight_id, seat), '[]') AS taken
      FROM flight_seat WHERE reservation_id = reservation.id) AS rows,
    LATERAL (SELECT coalesce(jsonb_agg(jsonb_build_array(flight_id, seat, traveller) ORDER BY flight_id, seat), '[]') AS agreed
      FROM jsonb_to_recordset(offer -> 'seats') AS one (flight_id bigint, seat text, traveller smallint)) AS kept
  WHERE kind = 'flight' AND status = 'in_progress' AND taken <> agreed`;

/** A reservation for each of some users on a new flight. Their holds outlast the race. */
async function holdAll(cluster: TestCluster, users: readonly Held["user"][], adults: number): Promise<Held[]> {
  const flight = await prepareFlight(cluster.database, {
    seats: adults * users.length,
    fares: [{ seats: adults * users.length }],
  });
  return holdOn(cluster, users, flight.id, await prepareOffer(cluster.database, flight.parts), adults);
}

async function holdOn(
  cluster: TestCluster,
  users: readonly Held["user"][],
  flightId: number,
  offer: Parameters<typeof flightRequest>[1][0],
  adults: number,
): Promise<Held[]> {
  const quote = await quoteOf(cluster, PLACES, await flightRequest(cluster.database, [offer], { adult_count: adults }));
  const buyers = await buy(PLACES, users, () => quote);
  const codes = buyers.map(({ answer }) => answer.value.confirmation_code);
  await cluster.database.query(
    `UPDATE reservation SET hold_expires_at = hold_expires_at + interval '1 day', timer_at = timer_at + interval '1 day'
     WHERE confirmation_code = ANY($1::text[])`,
    [`{${codes.join()}}`],
  );
  return buyers.map(({ user }, index) => ({ user, code: codes[index]!, flightId }));
}

/** Chooses a seat for each traveller in order; null clears the seat. */
async function choose({ user, code, flightId }: Held, seats: readonly (string | null)[]): Promise<Buyer> {
  const body: SeatsInput = {
    seats: seats.map((seat, traveller) => ({ flight_id: flightId, traveller, seat })),
    agreed_total: seats.filter((seat) => seat !== null).length * PRICE,
  };
  const started = performance.now();
  const answer = await user.post<FlightReservationValue>(`${PLACES.path}/${code}/seats`, body, newKey());
  return { user, answer, milliseconds: performance.now() - started };
}

/** Rounds of people who choose seats, after each of which `release` frees some. */
const raceForSeats = (
  cluster: TestCluster,
  rounds: number,
  winners: number | null,
  compete: () => Promise<Buyer[]>,
  release: (buyers: readonly Buyer[]) => Promise<void> = async () => {},
): Promise<Race> =>
  raceFor(
    cluster,
    { ...PLACES, oversold: SEATS_SOLD_TWICE },
    rounds,
    async () => ({ buyers: await compete(), winners }),
    async (buyers) => {
      const adrift = await piecesOf(cluster, SEATS_ADRIFT);
      await release(buyers);
      return adrift;
    },
    "seat_taken",
  );

/** In each round everybody wants one seat of the map, which its winner releases afterwards. */
export async function raceForOneSeat(cluster: TestCluster, { rounds, clients }: Competition): Promise<Race> {
  const held = await holdAll(cluster, await usersOf(cluster, clients), 1);
  const compete = () => Promise.all(held.map((one) => choose(one, [SEATS[0]])));
  return raceForSeats(cluster, rounds, 1, compete, async (buyers) => {
    for (const [index, buyer] of buyers.entries()) if (isWon(buyer)) await choose(held[index]!, [null]);
  });
}

/** Two different seats of the six, in any order. */
function twoSeats(below: (limit: number) => number): [string, string] {
  const first = below(SEATS.length);
  const second = (first + 1 + below(SEATS.length - 1)) % SEATS.length;
  return [SEATS[first]!, SEATS[second]!];
}

/** In each round couples change to two of six seats at once, about half of which are taken. */
export async function raceOfSwaps(
  cluster: TestCluster,
  { rounds, clients, seed = 1 }: Competition & { seed?: number },
): Promise<Race> {
  const below = randomBelow(seed);
  const held = await holdAll(cluster, await usersOf(cluster, clients), 2);
  return raceForSeats(cluster, rounds, null, async () => {
    const buyers = await Promise.all(held.map((one) => choose(one, twoSeats(below))));
    // Some release theirs, so that the next round finds both free and taken ones.
    await Promise.all(held.map((one) => (below(3) === 0 ? choose(one, [null, null]) : null)));
    return buyers;
  });
}

/**
 * In each round the holds of six people with a seat each expire, and sweepers release all of them in one transaction,
 * while couples want two of these seats. The last to reserve is furthest forward.
 */
export async function raceForReleased(
  cluster: TestCluster,
  { rounds, clients, seed = 1 }: Competition & { seed?: number },
): Promise<Race> {
  const below = randomBelow(seed);
  const people = await usersOf(cluster, SEATS.length);
  const flight = await prepareFlight(cluster.database);
  const offer = await prepareOffer(cluster.database, flight.parts);
  const couples = await holdOn(cluster, await usersOf(cluster, clients), flight.id, offer, 2);
  const compete = async () => {
    const leaving: Held[] = [];
    for (const [index, user] of people.entries()) {
      const [one] = await holdOn(cluster, [user], flight.id, offer, 1);
      await choose(one!, [SEATS.at(-1 - index)!]);
      leaving.push(one!);
    }
    await cluster.database.query(
      `UPDATE reservation SET hold_expires_at = app_now(), timer_at = app_now() WHERE confirmation_code = ANY($1::text[])`,
      [`{${leaving.map(({ code }) => code).join()}}`],
    );
    const [buyers] = await Promise.all([
      Promise.all(couples.map((one) => choose(one, twoSeats(below)))),
      sweep(cluster),
    ]);
    return buyers;
  };
  return raceForSeats(cluster, rounds, null, compete, async () => {
    for (const one of couples) await choose(one, [null, null]);
  });
}
