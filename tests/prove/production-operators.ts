import { DAY_SECONDS, HOUR_SECONDS } from "#domain/calendar/constants.ts";
import { tehranDate } from "#domain/calendar/today.ts";
import type { ChangedReserveValue } from "#domain/contract/operator.shapes.ts";
import type { ReservationEnvelope } from "#domain/contract/reservation.shapes.ts";
import type { SettlementValue } from "#domain/contract/settlement.shapes.ts";
import { inventories } from "#domain/import/inventories.ts";
import type { FlightReservationValue } from "#products/flight/contract/flight.shapes.ts";
import { newKey } from "#tests/support/client.ts";
import { madePhoto } from "#tests/support/made-photos.ts";
import { book, type Customer, done, payAtBank, type Shop } from "./production-shop.ts";
import { flightIn, issue, roomIn, tourIn, twoRoomsIn } from "./production-travellers.ts";

/** Operator calls, each made at least once, with its prerequisites. */

type Started = { payment_id: string; redirect_address: string };

const reason = "for the proof of a production";
const onRequest = { confirmation: "on_request" } as const;

async function paid(shop: Shop, user: Customer, code: string): Promise<void> {
  const wanted = { confirmation_code: code, gateway: "zarinpal", use_wallet: false };
  await payAtBank(shop, user, () => user.post<Started>("payment/v2/start", wanted, newKey()));
  await shop.runJobs();
}

/** Requests for stays, decided in every way. */
export async function requests(shop: Shop): Promise<void> {
  const [mina] = shop.operators;
  const user = await shop.logIn();
  const asked = async () => (await book(user, await roomIn(shop, onRequest))).code;
  const decide = async (code: string, what: string, body: object = {}) =>
    done(await mina.post(`operator/v2/reserves/${code}/${what}`, { reason, ...body }));
  const rejected = await asked();
  done(await mina.get("operator/v2/pending"));
  done(await mina.get("operator/v2/pending/requests"));
  await decide(rejected, "reject");
  const [good, failed] = [await asked(), await asked()];
  for (const code of [good, failed]) {
    await decide(code, "accept");
    await paid(shop, user, code);
  }
  await decide(good, "issue", { property_confirmation_code: "HB-7" });
  await decide(failed, "issue-failed");
  await decide(good, "cancel", { amount: 1_000_000 });
  const other = (await book(user, await roomIn(shop))).code;
  await paid(shop, user, other);
  await decide(other, "correct-name", { traveller: 1, last_name_fa: "کریمیان" });
  await decide(other, "supplier-cancel");
  const { code: two } = await book(user, await twoRoomsIn(shop));
  await paid(shop, user, two);
  await decide(two, "issue", { property_confirmation_code: "HB-8" });
  for (const [what, wanted] of [
    ["change", { wish: { length_of_stay: 3 } }],
    ["cancel-part", { part: "room-2" }],
  ] as const) {
    const told = await mina.post<ChangedReserveValue>(`operator/v2/reserves/${two}/${what}`, { reason, ...wanted });
    await decide(two, what, { ...wanted, quote_id: done(told).quote?.quote_id });
  }
}

/** Changes a departure and flights as their suppliers do. */
export async function suppliers(shop: Shop): Promise<void> {
  const [mina] = shop.operators;
  const user = await shop.logIn();
  const [sure, gone] = [await tourIn(shop), await tourIn(shop)];
  done(await mina.post(`operator/v2/departures/${sure.departureId}/guarantee`));
  done(await mina.post(`operator/v2/departures/${gone.departureId}/cancel`, { reason }));
  const moved = await flightIn(shop);
  const { code } = await book(user, moved);
  await paid(shop, user, code);
  const read = async () => done(await user.get<FlightReservationValue>(`flight/v2/reserve/${code}`));
  const { departs_at, arrives_at } = (await read()).subject.flights[0]!.segments[0]!;
  const later = { departs_at: departs_at + 5 * HOUR_SECONDS, arrives_at: arrives_at + 5 * HOUR_SECONDS };
  done(await mina.post(`operator/v2/flights/${moved.flightId}/retime`, { reason, ...later }));
  await shop.runJobs();
  const change_id = (await read()).changes[0]?.change_id;
  done(await user.post(`flight/v2/reserve/${code}/answer-change`, { change_id, answer: "accept" }, newKey()));
  done(await mina.post(`operator/v2/flights/${moved.flightId}/cancel`, { reason }));
  await shop.runJobs();
}

/** Charges and empties a wallet, decides its refunds, and settles with a difference. */
export async function money(shop: Shop): Promise<void> {
  const [mina, reza] = shop.operators;
  const user = await shop.logIn();
  const charge = { amount: 100_000_000, gateway: "zarinpal" };
  await payAtBank(shop, user, () => user.post<Started>("wallet/v2/charge", charge, newKey()));
  const bank = { sheba: "IR820540102680020817909002", card_number: "6037701689095443", owner_name: "زهرا محمدی" };
  const saved = done(await user.post<{ id: number }>("user/save-bank-account-information", bank, newKey()));
  done(await user.get("user/v2/bank-accounts"));
  const refund = async () => {
    const wanted = { source: "wallet", amount: 1_000_000, destination: "bank", bank_account_id: saved.id };
    return done(await user.post<{ id: number }>("user/create-refund-request", wanted, newKey())).id;
  };
  done(await user.post(`user/v2/refund-requests/${await refund()}/withdraw`, {}, newKey()));
  done(await mina.post(`operator/v2/refunds/${await refund()}/reject`, { reason }));
  const sent = await refund();
  done(await mina.get("operator/v2/pending/refunds"));
  done(await mina.post(`operator/v2/refunds/${sent}/approve`));
  done(await reza.post(`operator/v2/refunds/${sent}/sent`, { reference: "1405-77" }));
  done(await user.get("user/v2/refund-requests"));
  done(await user.post(`user/v2/bank-accounts/${saved.id}/delete`, {}, newKey()));
  done(await user.get("wallet/v2/balance"));
  done(await user.get("wallet/v2/transactions"));
  const { items } = done(await user.get<{ items: { number: string | null }[] }>("wallet/v2/movements"));
  done(await user.get(`wallet/v2/receipts/${items.find(({ number }) => number !== null)?.number}`));
  await settlement(shop, user);
  done(await mina.post("operator/v2/exchange-rates/EUR/set", { rial: 1_480_000 }));
  done(await mina.get("operator/v2/campaigns"));
  done(await mina.get("operator/v2/extras"));
  done(await mina.post("operator/v2/extras/proof-insurance/end", { reason }));
  done(await mina.post("operator/v2/campaigns/PROOF1405/end", { reason }));
  done(await mina.get("operator/v2/invariants"));
}

/**
 * Imports a gateway's file with payments unknown to the books and one that belongs to a reservation; resolves alarms of
 * both.
 */
async function settlement(shop: Shop, user: Customer): Promise<void> {
  const { ground, operators } = shop;
  const [mina] = operators;
  const room = await roomIn(shop);
  const { code } = await book(user, room);
  const booked = done(await user.get<ReservationEnvelope>(`${room.path}/${code}`));
  const [row] = await ground.owner.query<{ now: number }>("SELECT floor(extract(epoch FROM app_now()))::float8 AS now");
  const now = row?.now ?? 0;
  const stranger = (amount: number) => {
    const authority = ground.books.open(amount, "lost", "http://shop.example/back");
    ground.books.decide(authority, "paid");
    return { authority, ref_id: String(ground.books.find(authority)?.ref_id), amount, card_masked: null, paid_at: now };
  };
  const lines = [stranger(7_000_000), stranger(8_000_000), stranger(booked.totals.payable)];
  const body = { day: tehranDate(now), lines, is_first: true, is_last: true };
  const { differences } = done(await mina.post<SettlementValue>("operator/v2/settlements/zarinpal", body));
  const idOf = (index: number) => differences.find(({ authority }) => authority === lines[index]?.authority)?.id;
  done(await mina.get("operator/v2/differences"));
  const alarms = done(await mina.get<{ items: { id: number }[] }>("operator/v2/alarms"));
  done(await mina.post(`operator/v2/alarms/${alarms.items[0]?.id}/resolve`, { reason }));
  done(await mina.post(`operator/v2/differences/${idOf(0)}/return`, { reference: "1405-78" }));
  const all = { decision: "resolve", reason };
  done(await mina.post(`operator/v2/settlements/zarinpal/${body.day}/decide`, all));
  done(await mina.post(`operator/v2/differences/${idOf(2)}/book`, { confirmation_code: code }));
  await shop.runJobs();
}

/** Operators, keys, messages and kept records of deleted accounts. */
export async function upkeep(shop: Shop): Promise<void> {
  const { ground, operators, services, as } = shop;
  const [mina] = operators;
  const root = as({ Authorization: `Bearer ${services.settings.operatorToken}` });
  const name = "Sara";
  done(await root.post("operator/v2/operators", { operator: "Root", name }));
  done(await root.get("operator/v2/operators"));
  done(await root.post(`operator/v2/operators/${name}/revoke`, { operator: "Root", reason }));
  done(await mina.get("operator/v2/acts"));
  done(await mina.get("operator/v2/keys"));
  done(await mina.post("operator/v2/keys/rotate", { reason }));
  const [dead] = await ground.owner.query<{ id: number }>(
    `UPDATE outbox SET state = 'dead' WHERE id = (SELECT min(id) FROM outbox WHERE payload IS NOT NULL) RETURNING id`,
  );
  done(await mina.post(`operator/v2/messages/${dead?.id}/retry`, { reason }));
  await keptRecord(shop);
}

async function keptRecord(shop: Shop): Promise<void> {
  const user = await shop.logIn();
  const { code } = await book(user, await roomIn(shop));
  await paid(shop, user, code);
  await issue(shop, "stay", code);
  await shop.ground.pass(60 * DAY_SECONDS);
  await shop.runJobs();
  const later = await shop.logIn(user.mobile);
  await later.post("user/v2/settle-profit-counter", {}, newKey());
  const { wallet_balance: amount } = done(await later.get<{ wallet_balance: number }>("user/v2/me"));
  if (amount > 0) {
    const bank = { sheba: "IR820540102680020817909002", owner_name: "زهرا محمدی" };
    const saved = done(await later.post<{ id: number }>("user/save-bank-account-information", bank, newKey()));
    const wanted = { source: "wallet", amount, destination: "bank", bank_account_id: saved.id };
    const { id } = done(await later.post<{ id: number }>("user/create-refund-request", wanted, newKey()));
    done(await shop.operators[0].post(`operator/v2/refunds/${id}/approve`));
    done(await shop.operators[1].post(`operator/v2/refunds/${id}/sent`, { reference: "1405-79" }));
  }
  done(await later.post("user/v2/account/delete", {}, newKey()));
  done(await shop.operators[0].post(`operator/v2/kept-records/${code}/read`, { reason }));
}

/** Exports the inventory, imports it unchanged, and adds a photograph. */
export async function inventory(shop: Shop): Promise<void> {
  const [mina] = shop.operators;
  for (const kind of inventories) {
    const { rows } = done(await mina.get<{ rows: string }>(`operator/v2/exports/${kind}?limit=1`));
    const { id } = done(await mina.post<{ id: number }>("operator/v2/imports", { inventory: kind, is_dry_run: false }));
    const numbered = rows
      .trimEnd()
      .split("\n")
      .map((row, index) => `${index + 1}\t${row}\n`);
    done(await mina.post(`operator/v2/imports/${id}/rows`, { part: 1, rows: numbered.join("") }));
    done(await mina.post(`operator/v2/imports/${id}/finish`, {}));
    await shop.runJobs();
    const { state, faults } = done(await mina.get<{ state: string; faults: object }>(`operator/v2/imports/${id}`));
    if (state !== "applied")
      throw new Error(`The import of ${kind} is ${state}: ${JSON.stringify(faults).slice(0, 300)}`);
  }
  const [property] = await shop.ground.owner.query<{ id: number }>("SELECT min(id) AS id FROM property");
  const { name, fa, en, bytes } = await madePhoto(0, 640);
  const at = `operator/v2/properties/${property?.id}/photos`;
  const photo = { name, alt_fa: fa, alt_en: en, content: bytes.toString("base64") };
  const { id } = done(await mina.post<{ id: number }>(at, photo));
  done(await mina.get(at));
  done(await mina.post(`${at}/order`, { ids: [id] }));
  done(await mina.post(`operator/v2/photos/${id}/remove`, { reason }));
}
