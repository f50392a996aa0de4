import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import type { Database } from "#provider/kernel/database/database.ts";
import { ledgerFaults } from "#provider/money/ledger/check.ts";
import { onBank } from "./bank-process.ts";
import { defineProof } from "./define-proof.ts";
import type { Making } from "./provider-processes.ts";
import { onProvingGround } from "./provider-processes.ts";
import type { TestCluster } from "./test-cluster.ts";

/** Payments whose payers never returned are settled by reconcilers of several processes. */

/** Proxy of the bank that counts concurrent queries about one payment. */
export type AskedBank = { readonly url: string; readonly asks: number; readonly overlapping: number; close(): void };

/** Simulated latency of the bank: two queries can overlap. */
const ANSWER_MS = 150;

/** Starts the recording proxy before the bank at `url`. */
export async function recordAsks(url: string): Promise<AskedBank> {
  const underWay = new Map<string, number>();
  let [asks, overlapping] = [0, 0];
  const server: Server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const body = Buffer.concat(parts).toString();
    const authority = request.url?.endsWith("/verify.json") ? String(JSON.parse(body).authority) : null;
    const now = authority === null ? 0 : (underWay.get(authority) ?? 0);
    if (authority !== null) {
      asks += 1;
      if (now > 0) overlapping += 1;
      underWay.set(authority, now + 1);
    }
    await delay(ANSWER_MS);
    const answer = await fetch(url + request.url, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body,
    });
    const text = await answer.text();
    if (authority !== null) underWay.set(authority, (underWay.get(authority) ?? 1) - 1);
    response.writeHead(answer.status, { "Content-Type": "application/json" }).end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    get asks() {
      return asks;
    },
    get overlapping() {
      return overlapping;
    },
    close: () => void server.close(),
  };
}

const RIAL = 500_000;
/** Payments of ten that were paid without a return; the others are still on the bank's page. */
const LOST_OF_TEN = 1;

export type Opened = { readonly authorities: readonly string[]; readonly paid: number };

/** Opens sessions at the bank for wallets, a tenth of them paid without a return; all are due now. */
export async function openPayments(
  { database, userAtEachProvider }: TestCluster,
  bank: string,
  count: number,
): Promise<Opened> {
  await userAtEachProvider();
  const authorities: string[] = [];
  let paid = 0;
  for (let made = 0; made < count; made++) {
    const asked = { amount: RIAL, description: "wallet", callback_url: "http://127.0.0.1:1/" };
    const opened = await post(`${bank}/pg/v4/payment/request.json`, "application/json", JSON.stringify(asked));
    const { authority } = ((await opened.json()) as { data: { authority: string } }).data;
    authorities.push(authority);
    const isPaid = made % 10 < LOST_OF_TEN;
    const choice = isPaid ? "dropped" : "decline";
    await (
      await post(`${bank}/pg/StartPay/${authority}`, "application/x-www-form-urlencoded", `choice=${choice}`)
    ).text();
    if (isPaid) paid += 1;
  }
  await database.query(
    `WITH payer AS (SELECT max(id) AS id FROM user_account),
     listed AS (SELECT authority, row_number() OVER () AS place FROM jsonb_array_elements_text($1) AS authority),
     charge AS (INSERT INTO wallet_charge (user_id) SELECT payer.id FROM payer, listed RETURNING id),
     numbered AS (SELECT id, row_number() OVER (ORDER BY id) AS place FROM charge)
     INSERT INTO payment (public_id, user_id, wallet_charge_id, attempt, gateway, amount, wallet_part, is_held, authority, state, created_at, next_check_at)
     SELECT 'proof-' || authority, payer.id, numbered.id, 1, 'test', ${RIAL}, 0, false, authority, 'requested', app_now() - interval '1 hour', app_now()
     FROM payer, listed JOIN numbered USING (place)`,
    [JSON.stringify(authorities)],
  );
  return { authorities, paid };
}

const post = (address: string, type: string, body: string): Promise<Response> =>
  fetch(address, { method: "POST", headers: { "Content-Type": type }, body, redirect: "manual" });

export type Settled = {
  payments: number;
  paid: number;
  settled: number;
  verified: number;
  asks: number;
  overlapping: number;
  settled_after_ms: number | null;
  faults: number;
};

/** Waits until no payment is open, and counts. */
export async function untilSettled(
  database: Database,
  { authorities, paid }: Opened,
  bank: AskedBank,
  withinMs: number,
): Promise<Settled> {
  const started = performance.now();
  const count = async () => {
    const [row] = await database.query<{ settled: number; verified: number }>(
      `SELECT count(*) FILTER (WHERE state IN ('verified', 'failed'))::int AS settled,
         count(*) FILTER (WHERE state = 'verified')::int AS verified
       FROM payment WHERE authority IN (SELECT jsonb_array_elements_text($1))`,
      [JSON.stringify(authorities)],
    );
    return row ?? { settled: 0, verified: 0 };
  };
  let now = await count();
  while (now.settled < authorities.length && performance.now() - started < withinMs) {
    await delay(200);
    now = await count();
  }
  const isOver = now.settled === authorities.length;
  const { sum, journals, balances } = await ledgerFaults(database);
  return {
    payments: authorities.length,
    paid,
    ...now,
    asks: bank.asks,
    overlapping: bank.overlapping,
    settled_after_ms: isOver ? Math.round(performance.now() - started) : null,
    faults: Math.abs(sum) + journals + balances,
  };
}

/**
 * True when all payments are settled, exactly the paid ones are booked, and no two queries about a payment overlapped.
 */
export const areAskedOnce = ({ payments, paid, settled, verified, overlapping, faults }: Settled): boolean =>
  settled === payments && verified === paid && overlapping === 0 && faults === 0;

const WITHIN_MS = 180_000;

/**
 * Two processes of the role `jobs` and open `payments`, a tenth of them paid without a return: each is queried by one
 * process at a time and all are settled within three minutes. Without the leases (`control`) queries must overlap.
 */
export const { run, small } = defineProof({
  full: { payments: 2_000, control: 600 },
  small: { payments: 40 },
  prove: (size) =>
    onProvingGround(({ withProviders }, cluster) =>
      onBank(async (bank) => {
        const settle = (count: number, made: Making) =>
          settleAt(cluster, bank, count, (recorded, opened) => {
            const making = { ...made, environment: { BANK_URL: recorded.url, PROVIDER_ROLE: "jobs" } };
            return withProviders([making, making], ({ database }) =>
              untilSettled(database, opened, recorded, WITHIN_MS),
            );
          });
        const settled = await settle(size.payments, {});
        const control = await settle(size.control, { imported: import.meta.resolve("./without-lease.ts") });
        return { holds: areAskedOnce(settled) && control.overlapping > 0, settled, without_lease: control };
      }),
    ),
});

/** Opens payments at a bank whose queries are recorded, and lets `work` settle them. */
export async function settleAt(
  cluster: TestCluster,
  bank: string,
  count: number,
  work: (recorded: AskedBank, opened: Opened) => Promise<Settled>,
): Promise<Settled> {
  const recorded = await recordAsks(bank);
  try {
    return await work(recorded, await openPayments(cluster, bank, count));
  } finally {
    recorded.close();
  }
}
