import type { VoucherEnvelope } from "#domain/contract/reservation.shapes.ts";
import type { MeValue } from "#domain/contract/user.shapes.ts";
import { refundAt, type VoucherClaims } from "#domain/voucher/proof.ts";
import { verifyVoucher } from "#domain/voucher/verify.ts";
import { type Random, random } from "#fixtures/world/random.ts";
import { createApp } from "#provider/app.ts";
import { isRefusal } from "#provider/kernel/envelope.ts";
import { createAddressLimits } from "#provider/kernel/http/address-limits.ts";
import { runOutbox } from "#provider/kernel/outbox/worker.ts";
import { cancellationQuote } from "#provider/shop/reservation/cancel.ts";
import { findReservation, type ReservationRow } from "#provider/shop/reservation/row.ts";
import { createVoucherSigner } from "#provider/shop/voucher/signer.ts";
import type { TestProvider } from "#tests/engines.ts";
import { startPostgres } from "#tests/postgres.ts";
import { type Caller, newKey } from "#tests/support/client.ts";
import { AHEAD_SECONDS, flightRequest, prepareFlight, prepareOffer, returningIn } from "#tests/support/flight.ts";
import { testServices } from "#tests/support/services.ts";
import { standAtFrozenNoon } from "#tests/support/stay.ts";
import { prepareTour } from "#tests/support/tour.ts";
import { type BookableItem, flightsOf, hold, quoteOf, stayIn, tourOf } from "./bookable-items.ts";
import { defineProof } from "./define-proof.ts";
import { chargeWallet } from "./ledger.ts";
import { type TestCluster, testClusterOf, usersOf } from "./test-cluster.ts";

/** A voucher refunds what it promises, at every instant, and no altered one is accepted. */

/** All but the first three must be 0. */
export type VoucherFigures = {
  vouchers: number;
  instants: number;
  /** Longest text of a QR code, characters. */
  longest: number;
  /** Vouchers that the public key does not verify. */
  not_genuine: number;
  /** Instants at which the voucher's refund differs from the provider's. */
  other_refunds: number;
  /** Vouchers that verify with one letter altered. */
  altered_taken: number;
  /** Vouchers that verify with another public key. */
  other_keys_taken: number;
};

export const arePromises = ({ vouchers, instants, longest: _, ...faults }: VoucherFigures): boolean =>
  vouchers > 0 && instants > vouchers && Object.values(faults).every((count) => count === 0);

const POLICIES = ["standard", "flexible", "strict", "non_refundable"] as const;
/** Random instants at which each voucher is checked, beside those at which its refund changes. */
const RANDOM_INSTANTS = 6;
const USERS = 8;
const WALLET = 900_000_000_000_000;
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.";

/** Books, pays and issues so many vouchers of all products, and compares each with the provider. */
export async function proveVouchers(
  provider: TestProvider,
  { vouchers, seed }: { vouchers: number; seed: number },
): Promise<VoucherFigures> {
  const { services, app } = provider;
  const draw = random("vouchers", seed);
  const cluster = testClusterOf(services.database, [app]);
  const item = await itemsOf(cluster, vouchers);
  const codes = await booked(cluster, item, vouchers);
  await runOutbox(services);
  const figures = { ...NONE, vouchers };
  const others = createVoucherSigner("another company's secret", []).keys;
  const { keys } = services.signer;
  for (const { code, user, path } of codes) {
    const { value: voucher } = await user.get<VoucherEnvelope>(`${path}/${code}/voucher`);
    const verified = await verifyVoucher(voucher.qr, keys);
    figures.longest = Math.max(figures.longest, voucher.qr.length);
    figures.altered_taken += Number((await verifyVoucher(altered(voucher.qr, draw), keys)).state === "genuine");
    const impostor = others.map((key) => ({ ...key, id: keys[0]?.id ?? "" }));
    figures.other_keys_taken += Number((await verifyVoucher(voucher.qr, impostor)).state === "genuine");
    if (verified.state !== "genuine") {
      figures.not_genuine += 1;
      continue;
    }
    const row = await findReservation(services.database, { code });
    if (row === null) throw new Error("The reservation of a voucher is gone");
    for (const instant of instantsOf(verified.claims, draw)) {
      figures.instants += 1;
      const promised = refundAt(verified.claims, instant);
      figures.other_refunds += Number(
        (promised.state === "open" ? promised.refund : null) !== (await refundOf(provider, row, instant)),
      );
    }
  }
  return figures;
}

const NONE: VoucherFigures = {
  vouchers: 0,
  instants: 0,
  longest: 0,
  not_genuine: 0,
  other_refunds: 0,
  altered_taken: 0,
  other_keys_taken: 0,
};

/**
 * Rooms under each policy, two departures of tours, and flights one way and return: each with places for all bookings.
 */
async function itemsOf(cluster: TestCluster, places: number): Promise<BookableItem[]> {
  const { database } = cluster;
  const stays = await Promise.all(
    POLICIES.map(async (policy, index) => {
      const room = await cluster.room({ rooms: places, policy });
      return { ...stayIn(room), request: () => room.request({ nights: index + 1 }) };
    }),
  );
  const tours = [];
  for (const leavesIn of [AHEAD_SECONDS, AHEAD_SECONDS / 2])
    tours.push(await prepareTour(database, { seats: 2 * places, rooms: places, leavesIn }));
  const seats = 2 * places;
  const flown = async (from: string, to: string, leavesIn: number) => {
    const flight = await prepareFlight(database, { seats, fares: [{ seats }], from, to, leavesIn });
    return prepareOffer(database, flight.parts);
  };
  const out = await flown("THR", "KIH", AHEAD_SECONDS);
  const back = await flown("KIH", "THR", returningIn(AHEAD_SECONDS));
  const journeys: Parameters<typeof flightRequest>[1][] = [[out], [out, back]];
  const ways = journeys.map((offers) => flightsOf(() => flightRequest(database, offers, { adult_count: 2 })));
  return [...stays, ...tours.map((tour) => tourOf(() => tour)), ...ways];
}

type Booked = { code: string; user: Caller; path: string };

/** Each paid from a wallet with enough money. */
async function booked(cluster: TestCluster, item: readonly BookableItem[], count: number): Promise<Booked[]> {
  const users = await usersOf(cluster, USERS);
  for (const user of users) {
    const { value } = await user.get<MeValue>("user/v2/me");
    await chargeWallet(cluster.database, value.id, WALLET, `voucher:${value.id}`);
  }
  const all: Booked[] = [];
  await Promise.all(
    users.map(async (user, first) => {
      for (let index = first; index < count; index += USERS) {
        const one = item[index % item.length] as BookableItem;
        const { confirmation_code: code } = await hold(user, one, await quoteOf(cluster, one));
        await done(user, `${one.path}/${code}/${one.saving}`, one.travellers);
        await done(user, `${one.path}/${code}/submit`, {});
        await done(user, "payment/v2/start", { confirmation_code: code, gateway: "test", use_wallet: true });
        all.push({ code, user, path: one.path });
      }
    }),
  );
  return all;
}

async function done(user: Caller, path: string, body: object): Promise<void> {
  const answer = await user.post(path, body, newKey());
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.text}`);
}

/** Every instant at which its refund changes, the second before it, its end, and some between. */
function instantsOf({ issuedAt, endsAt, steps }: VoucherClaims, draw: Random): number[] {
  const turns = [...steps.map(({ from }) => from), endsAt].flatMap((at) => [at - 1, at]);
  const between = Array.from({ length: RANDOM_INSTANTS }, () => draw.integer(issuedAt, endsAt - 1));
  return [...turns, ...between].filter((at) => at >= issuedAt);
}

/** Refund that the provider would pay at an instant; null when nothing can be cancelled. */
async function refundOf({ services }: TestProvider, row: ReservationRow, now: number): Promise<number | null> {
  const quote = await cancellationQuote(services.database, services, { ...row, travellers: [], now });
  return isRefusal(quote) ? null : quote.refundable;
}

/** The proof with one letter replaced by another valid one. */
function altered(qr: string, draw: Random): string {
  const first = qr.indexOf("#") + 1;
  const at = draw.integer(first, qr.length - 1);
  const others = [...LETTERS].filter((letter) => letter !== qr[at]);
  return qr.slice(0, at) + draw.pick(others) + qr.slice(at + 1);
}

/** So many `vouchers` of all products on PostgreSQL, drawn by `seed`. */
export const { run, small } = defineProof({
  full: { vouchers: 10_000, seed: 1 },
  small: { vouchers: 40, seed: 5 },
  prove: async (size) => {
    const postgres = await startPostgres();
    if (postgres === null) throw new Error("It needs PostgreSQL");
    // All bookers share one address.
    const tested = await testServices({ url: postgres.url });
    const services = { ...tested, addressLimits: createAddressLimits(Number.MAX_SAFE_INTEGER, tested.vault) };
    try {
      await standAtFrozenNoon(services.database);
      const figures = await proveVouchers({ services, app: createApp(services) }, size);
      return { holds: arePromises(figures), ...figures };
    } finally {
      await services.database.close();
      await postgres.stop();
    }
  },
});
