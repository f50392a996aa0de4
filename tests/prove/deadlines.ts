import type { QuoteValue, ReservationValue } from "#domain/contract/reservation.shapes.ts";
import { HOLD_SECONDS } from "#domain/reservation/deadlines.ts";
import { products } from "#provider/products.ts";
import { productsOf } from "#provider/reservation/product.ts";
import { findDrift } from "#provider/reservation/stock-check.ts";
import { type Answered, type Caller, callerOf, newKey } from "#tests/support/client.ts";
import { guestsFor, wait } from "#tests/support/stay.ts";
import type { House } from "./house.ts";

const HOLDS_OF_ONE = 3;

async function quoteId({ doors }: House, request: unknown): Promise<string> {
  const answer = await callerOf(doors[0]!).post<QuoteValue>("reserve/v2/quote", request);
  return answer.value.quote_id;
}

async function hold(user: Caller, quote_id: string): Promise<ReservationValue> {
  const answer = await user.post<ReservationValue>("reserve/v2/create", { quote_id }, newKey());
  if (answer.status !== 200) throw new Error(`No hold: ${answer.text}`);
  return answer.value;
}

/** Of each round the figures that must be 1, `parallel - 1` and 0. */
export type Extensions = { rounds: number; parallel: number; granted: number; refused: number; other: number };

/** G7: one owner asks so many times at once, at every door, to extend one payment deadline. */
export async function extendAtOnce(
  house: House,
  { rounds, parallel }: { rounds: number; parallel: number },
): Promise<Extensions> {
  const room = await house.room({ rooms: rounds });
  const answers: Answered[] = [];
  for (let round = 0; round < rounds; round++) {
    const atDoors = await house.userAtEachDoor();
    const [first] = atDoors;
    const { confirmation_code } = await hold(first!, await quoteId(house, room.request()));
    const path = `reserve/v2/${confirmation_code}`;
    await first!.post(`${path}/save-guests`, guestsFor(), newKey());
    await first!.post(`${path}/submit`, {}, newKey());
    answers.push(
      ...(await Promise.all(
        Array.from({ length: parallel }, (_, index) =>
          atDoors[index % atDoors.length]!.post(`${path}/extend-payment-deadline`, {}, newKey()),
        ),
      )),
    );
  }
  const granted = answers.filter(({ status }) => status === 200).length;
  const refused = answers.filter(({ reason }) => reason === "already_extended").length;
  return { rounds, parallel, granted, refused, other: answers.length - granted - refused };
}

/** `expired`: holds that ended; `twice`: those that ended more than once; `left`: rooms still counted as held. */
export type Sweep = { holds: number; expired: number; twice: number; left: number; drift: number };

/** G7: so many holds are over at one moment, and `sweep` ends them all; it may be many sweepers at work. */
export async function sweepHolds(
  house: House,
  { holds, sweep }: { holds: number; sweep: () => Promise<unknown> },
): Promise<Sweep> {
  const { database } = house;
  const room = await house.room({ rooms: holds });
  const quote = await quoteId(house, room.request());
  const codes: string[] = [];
  while (codes.length < holds) {
    const user = await house.user();
    const mine = Math.min(HOLDS_OF_ONE, holds - codes.length);
    for (let made = 0; made < mine; made++) codes.push((await hold(user, quote)).confirmation_code);
  }
  await wait(database, HOLD_SECONDS + 1);
  await sweep();
  const ends = await database.query<{ status: string; ends: number }>(
    `SELECT status, (SELECT count(*) FROM reservation_event event
       WHERE event.reservation_id = reservation.id AND event.to_status = 'expired') AS ends
     FROM reservation WHERE confirmation_code = ANY(string_to_array($1, ','))`,
    [codes.join(",")],
  );
  const [counted] = await database.query<{ held: number }>(
    "SELECT coalesce(sum(held), 0)::int AS held FROM inventory_night WHERE room_type_id = $1",
    [room.roomTypeId],
  );
  return {
    holds,
    expired: ends.filter(({ status }) => status === "expired").length,
    twice: ends.filter(({ ends: times }) => times !== 1).length,
    left: counted?.held ?? 0,
    drift: (await findDrift(database, productsOf(products))).length,
  };
}

/** What each door says of a hold whose process's clock is wrong: before its end by the database's clock, and after. */
export type WrongClocks = { hold_seconds: number[]; before: string[]; after: string[] };

/** G7: every door makes a hold; each is asked for ten seconds before its end and ten seconds after. */
export async function bookByWrongClocks(house: House): Promise<WrongClocks> {
  const room = await house.room({ rooms: house.doors.length });
  const quote = await quoteId(house, room.request());
  const made: { user: Caller; value: ReservationValue }[] = [];
  for (let door = 0; door < house.doors.length; door++) {
    const user = (await house.userAtEachDoor())[door]!;
    made.push({ user, value: await hold(user, quote) });
  }
  const statuses = () =>
    Promise.all(
      made.map(async ({ user, value }) => {
        const answer = await user.get<ReservationValue>(`reserve/v2/${value.confirmation_code}`);
        return answer.value.status;
      }),
    );
  await wait(house.database, HOLD_SECONDS - 10);
  const before = await statuses();
  await wait(house.database, 20);
  return {
    hold_seconds: made.map(({ value }) => (value.hold_expires_at ?? 0) - value.now),
    before,
    after: await statuses(),
  };
}

export const areExtendedOnce = ({ rounds, parallel, granted, refused, other }: Extensions): boolean =>
  granted === rounds && refused === rounds * (parallel - 1) && other === 0;

export const isSweptOnce = ({ holds, expired, twice, left, drift }: Sweep): boolean =>
  expired === holds && twice + left + drift === 0;

export const areRight = ({ hold_seconds, before, after }: WrongClocks): boolean =>
  hold_seconds.every((seconds) => seconds === HOLD_SECONDS) &&
  before.every((status) => status === "in_progress") &&
  after.every((status) => status === "expired");
