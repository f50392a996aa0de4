import { setTimeout as delay } from "node:timers/promises";
import { addDays } from "#domain/calendar/arithmetic.ts";
import type { ChangeQuoteValue } from "#domain/contract/change.shapes.ts";
import type { ReservationEnvelope } from "#domain/contract/reservation.shapes.ts";
import { newKey } from "#tests/support/client.ts";
import { flightRequest, prepareFlight, prepareOffer } from "#tests/support/flight.ts";
import { prepareTour } from "#tests/support/tour.ts";
import { type BookableItem, flightsOf, hold, type Kind, quoteOf, stayIn, tourOf } from "./bookable-items.ts";
import { queryOf, type Wish } from "./changeable.ts";
import { chargeWallet } from "./ledger.ts";
import {
  type Buyer,
  type Competition,
  giveUp,
  isWon,
  PIECES_OVERSOLD,
  piecesOf,
  type Race,
  ROOMS_OVERSOLD,
  raceFor,
} from "./race-steps.ts";
import { type TestCluster, usersOf } from "./test-cluster.ts";

/**
 * The last room, the last place of a tour and the last seats of a fare, wanted at one moment by new bookings and by owners
 * who change to it: half of them pay from the wallet at once, and the others hold it for a card.
 */

/** An item that many have, and the last of a dearer one, which they change to and others book. */
type Rivalry = {
  readonly had: BookableItem;
  readonly last: BookableItem;
  there(): Promise<Wish["query"]>;
  back(): Promise<Wish["query"]>;
};

const rivalryOf: Readonly<Record<Kind, (cluster: TestCluster, owners: number) => Promise<Rivalry>>> = {
  async stay(cluster, owners) {
    const room = await cluster.room({ rooms: owners, policy: "flexible" });
    const from = addDays(room.checkIn, 5);
    const { database } = cluster;
    await database.query("UPDATE inventory_night SET total = 1 WHERE room_type_id = $1 AND night >= $2", [
      room.roomTypeId,
      from,
    ]);
    await database.query(
      "UPDATE night_price SET sale_rate = sale_rate + 1000000 WHERE rate_plan_id = $1 AND night >= $2",
      [room.ratePlanId, from],
    );
    const nights = { length_of_stay: 2 };
    return {
      had: stayIn(room),
      last: { ...stayIn(room), request: () => room.request({ from }) },
      there: async () => ({ check_in: from, ...nights }),
      back: async () => ({ check_in: room.checkIn, ...nights }),
    };
  },
  async tour({ database }, owners) {
    const had = await prepareTour(database, { seats: 2 * owners, rooms: owners });
    const last = await prepareTour(database, { seats: 2, rooms: 50 });
    await database.query(
      "UPDATE tour_package SET prices = jsonb_set(prices, '{double}', to_jsonb((prices ->> 'double')::bigint + 1000000)) WHERE id = $1",
      [last.packageId],
    );
    const to = ({ departureId, packageId }: typeof had) => ({ departure_id: departureId, package_id: packageId });
    return { had: tourOf(() => had), last: tourOf(() => last), there: async () => to(last), back: async () => to(had) };
  },
  async flight({ database }, owners) {
    const onSale = async (seats: number, adult: number) => {
      const { parts } = await prepareFlight(database, { seats: 200, fares: [{ seats, adult }] });
      return prepareOffer(database, parts);
    };
    const [had, last] = [await onSale(2 * owners, 30_000_000), await onSale(2, 31_000_000)];
    const request = (offer: typeof had) => () => flightRequest(database, [offer], { adult_count: 2 });
    const to = (offer: typeof had) => async () => ({ offer_id: (await request(offer)()).offer_id });
    return { had: flightsOf(request(had)), last: flightsOf(request(last)), there: to(last), back: to(had) };
  },
};

const OWNERS = 6;
/** More than all changes cost, rial. */
const WALLET = 900_000_000_000;
const ISSUED_WITHIN = 200;

/** An owner of an issued booking. */
type Owner = Pick<Buyer, "user"> & { readonly path: string; readonly code: string; readonly paysBy: "wallet" | "card" };

async function ownersOf(cluster: TestCluster, item: BookableItem, apply: Competition["apply"]): Promise<Owner[]> {
  const owners: Owner[] = [];
  for (const user of await usersOf(cluster, OWNERS)) {
    const { id } = (await user.get<{ id: number }>("user/v2/me")).value;
    const { confirmation_code: code } = await hold(user, item, await quoteOf(cluster, item));
    await chargeWallet(cluster.database, id, WALLET, `race:${code}`);
    const path = `${item.path}/${code}`;
    await user.post(`${path}/${item.saving}`, item.travellers, newKey());
    await user.post(`${path}/submit`, {}, newKey());
    const wanted = { confirmation_code: code, gateway: "test", use_wallet: true };
    await user.post("payment/v2/start", wanted, newKey());
    owners.push({ user, path, code, paysBy: owners.length % 2 === 0 ? "wallet" : "card" });
  }
  for (const { user, path } of owners)
    for (let tries = 0; ; tries++) {
      await apply?.();
      const { value } = await user.get<ReservationEnvelope>(path);
      if (value.status === "successful") break;
      if (tries > ISSUED_WITHIN) throw new Error(`Not issued: ${value.status}`);
      await delay(50);
    }
  return owners;
}

/** All at one moment, `clients` of whom most book; afterwards the winner gives it back. */
export const raceOfChanges =
  (kind: Kind) =>
  async (cluster: TestCluster, { rounds, clients, apply }: Competition): Promise<Race> => {
    const { had, last, there, back } = await rivalryOf[kind](cluster, OWNERS);
    const owners = await ownersOf(cluster, had, apply);
    const newcomers = await usersOf(cluster, Math.max(1, clients - OWNERS));
    const quotesOf = async (query: Wish["query"], of: readonly Owner[]) =>
      Promise.all(of.map(({ user, path }) => user.get<ChangeQuoteValue>(`${path}/change-quote?${queryOf(query)}`)));
    const change = ({ user, path, paysBy }: Owner, query: Wish["query"], { quote_id, due }: ChangeQuoteValue) =>
      user.post<ReservationEnvelope>(
        `${path}/change`,
        { ...query, quote_id, pay_by: due > 0 ? paysBy : "wallet" },
        newKey(),
      );
    const timed = async (user: Buyer["user"], ask: () => Promise<Buyer["answer"]>): Promise<Buyer> => {
      const started = performance.now();
      const answer = await ask();
      return { user, answer, milliseconds: performance.now() - started };
    };

    async function compete() {
      const wish = await there();
      const shown = await quotesOf(wish, owners);
      const quote_id = await quoteOf(cluster, last);
      const buyers = await Promise.all([
        ...newcomers.map((user) =>
          timed(user, () => user.post<ReservationEnvelope>(`${last.path}/create`, { quote_id }, newKey())),
        ),
        ...owners.map((owner, index) => timed(owner.user, () => change(owner, wish, shown[index]!.value))),
      ]);
      return { buyers, winners: 1 };
    }

    /** The winner gives the last one back: an owner goes back or lets it go, a newcomer cancels. */
    async function giveBack(buyers: readonly Buyer[]): Promise<number> {
      for (const winner of buyers.filter(isWon)) {
        const owner = owners.find(({ user }) => user === winner.user);
        if (owner === undefined) {
          await giveUp(last, winner);
          continue;
        }
        const { value } = await owner.user.get<ReservationEnvelope>(owner.path);
        if (value.held_change?.state === "held") {
          await owner.user.post(`user/v2/reserves/${owner.code}/held-change/let-go`, {}, newKey());
          continue;
        }
        const wish = await back();
        const [shown] = await quotesOf(wish, [owner]);
        const done = await change({ ...owner, paysBy: "wallet" }, wish, shown!.value);
        if (done.status !== 200) return 1;
      }
      return 0;
    }

    const oversold = kind === "stay" ? ROOMS_OVERSOLD : PIECES_OVERSOLD;
    const raced = await raceFor(cluster, { path: last.path, oversold }, rounds, compete, giveBack);
    return { ...raced, oversold: raced.oversold + (await piecesOf(cluster, oversold)) };
  };
