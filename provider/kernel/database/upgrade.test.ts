import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { flexible, offerWith } from "#tests/support/offer.ts";
import { openPglite } from "./pglite.ts";

const migrations = join(import.meta.dirname, "migrations");

/** The migrations up to one of them, as the version that ended with it had them. */
function migrationsUntil(tag: string): string {
  const folder = mkdtempSync(join(tmpdir(), "shamseh-migrations-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(migrations, folder, { recursive: true });
  const file = join(folder, "meta/_journal.json");
  const journal = JSON.parse(readFileSync(file, "utf8"));
  const last = journal.entries.findIndex((entry: { tag: string }) => entry.tag === tag);
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, last + 1) }));
  return folder;
}

/** A reservation as the version before `0026_envelope` writes it. */
const INSERT_BEFORE = `
  INSERT INTO reservation (kind, confirmation_code, tracking_code, hash_tracking_code, user_id, status, property_id, check_in,
    check_out, offer, is_on_request, rack_total, total, booker, booker_index, created_at, property_confirmation_code)
  VALUES ('property', $1, $1, $1, $2, 'in_progress', 7, '2026-12-25', '2026-12-27', $3, false, 1, 1, 'x', 'x', now(), 'HB-1')
  RETURNING id`;
const READ = `
  SELECT stay.property_id, stay.check_in::text, stay.check_out::text, supplier_confirmation_code AS code,
    extract(epoch FROM starts_at)::int AS starts, extract(epoch FROM last_pay_at)::int AS pay, extract(epoch FROM ends_at)::int AS ends
  FROM reservation JOIN reservation_stay AS stay ON stay.reservation_id = reservation.id WHERE reservation.id = $1`;
const at = (text: string): number => Date.parse(`${text}:00+03:30`) / 1000;
const moved = {
  property_id: 7,
  check_in: "2026-12-25",
  check_out: "2026-12-27",
  code: "HB-1",
  starts: at("2026-12-25T14:00"),
  pay: at("2026-12-25T14:00"),
  ends: at("2026-12-27T12:00"),
};

test("0026 moves a reservation's stay to its own row, and 0078 takes its old columns away", async () => {
  const data = mkdtempSync(join(tmpdir(), "shamseh-upgrade-"));
  onTestFinished(() => rmSync(data, { recursive: true }));
  const before = await openPglite(data, migrationsUntil("0023_code_challenge"));
  await before.migrate();
  const [user] = await before.query<{ id: number }>(
    "INSERT INTO user_account (mobile, mobile_index, locale, created_at) VALUES ('x', 'x', 'fa', now()) RETURNING id",
  );
  const offer = JSON.stringify(offerWith(flexible));
  const [old] = await before.query<{ id: number }>(INSERT_BEFORE, ["one", user!.id, offer]);
  await before.close();

  const now = await openPglite(data, migrations);
  onTestFinished(() => now.close());
  await now.migrate();
  expect(await now.query(READ, [old!.id])).toEqual([moved]);
  await expect(now.query(INSERT_BEFORE, ["two", user!.id, offer])).rejects.toThrow(/property_id/);
});

/** Refunds as the version before `0030_refund_legs` writes them, and the payments of the two that went to a card. */
const PAYMENT = `
  INSERT INTO payment (public_id, user_id, reservation_id, attempt, gateway, amount, wallet_part, is_held, state, created_at, settled_at)
  VALUES ($1, $2, $3, 1, 'test', $4, 0, false, $5, now(), now()) RETURNING id`;
const REFUND_BEFORE = `
  INSERT INTO refund (user_id, source, reservation_id, amount, penalty, destination, bank_account_id, state, due_at)
  VALUES ($1, $2, $3, $4, 0, $5, $6, 'paid', now()) RETURNING id`;

test("0030 gives every refund the one leg that it had, and its payment where that was a card's", async () => {
  const data = mkdtempSync(join(tmpdir(), "shamseh-upgrade-"));
  onTestFinished(() => rmSync(data, { recursive: true }));
  const before = await openPglite(data, migrationsUntil("0029_from_date"));
  await before.migrate();
  const one = async (sql: string, values: (string | number | null)[]) =>
    (await before.query<{ id: number }>(sql, values))[0]!.id;
  const user = await one(
    "INSERT INTO user_account (mobile, mobile_index, locale, created_at) VALUES ('x', 'x', 'fa', now()) RETURNING id",
    [],
  );
  const account = await one(
    "INSERT INTO bank_account (user_id, details, number_index, verified_at, created_at) VALUES ($1, 'x', 'x', now(), now()) RETURNING id",
    [user],
  );
  const stay = await one(INSERT_BEFORE, ["one", user, JSON.stringify(offerWith(flexible))]);
  const sent = [
    await one(PAYMENT, ["p1", user, stay, 500, "reversed"]),
    await one(PAYMENT, ["p2", user, stay, 500, "reversed"]),
  ];
  await one(REFUND_BEFORE, [user, "reserve", stay, 500, "card", null]);
  await one(REFUND_BEFORE, [user, "reserve", stay, 500, "card", null]);
  await one(REFUND_BEFORE, [user, "wallet", null, 70, "bank", account]);
  await one(REFUND_BEFORE, [user, "reserve", stay, 9, "wallet", null]);
  await before.close();

  const now = await openPglite(data, migrations);
  onTestFinished(() => now.close());
  await now.migrate();
  const legs = () => now.query("SELECT card_part, bank_part, wallet_part, card_payment_id FROM refund ORDER BY id");
  const moved = [
    { card_part: 500, bank_part: 0, wallet_part: 0, card_payment_id: sent[0] },
    { card_part: 500, bank_part: 0, wallet_part: 0, card_payment_id: sent[1] },
    { card_part: 0, bank_part: 70, wallet_part: 0, card_payment_id: null },
    { card_part: 0, bank_part: 0, wallet_part: 9, card_payment_id: null },
  ];
  expect(await legs()).toEqual(moved);
});

/** A reservation as the version before `0091_held_change` writes it, and one of its held changes afterwards. */
const INSERT_STAY = `
  INSERT INTO reservation (kind, confirmation_code, tracking_code, hash_tracking_code, user_id, status, offer, is_on_request, rack_total,
    total, starts_at, last_pay_at, ends_at, booker, booker_index, created_at)
  VALUES ('property', $1, $1, $1, $2, 'in_progress', $3, false, 1, 1, now(), now(), now() + interval '1 day', 'x', 'x', now())
  RETURNING id`;
const INSERT_HELD = `
  INSERT INTO held_change (public_id, reservation_id, version, request, offer, quote, due, state, held_at, ends_at)
  VALUES ($1, $2, 1, '{}', '{}', '{}', 5, 'held', now(), now() + interval '1 minute') RETURNING id`;

test("0092 keeps one payment of the whole, and lets one of each held change stand beside it", async () => {
  const data = mkdtempSync(join(tmpdir(), "shamseh-upgrade-"));
  onTestFinished(() => rmSync(data, { recursive: true }));
  const before = await openPglite(data, migrationsUntil("0090_flight_taken_at"));
  await before.migrate();
  const one = async (database: typeof before, sql: string, values: (string | number | null)[]) =>
    (await database.query<{ id: number }>(sql, values))[0]!.id;
  const user = await one(
    before,
    "INSERT INTO user_account (mobile, mobile_index, locale, created_at) VALUES ('x', 'x', 'fa', now()) RETURNING id",
    [],
  );
  const stay = await one(before, INSERT_STAY, ["one", user, JSON.stringify(offerWith(flexible))]);
  await one(before, PAYMENT, ["p1", user, stay, 500, "verified"]);
  await before.close();

  const now = await openPglite(data, migrations);
  onTestFinished(() => now.close());
  await now.migrate();
  await expect(one(now, PAYMENT, ["p2", user, stay, 500, "verified"])).rejects.toThrow(/one_verified_first/);
  const held = await one(now, INSERT_HELD, ["h1", stay]);
  await expect(one(now, INSERT_HELD, ["h2", stay])).rejects.toThrow(/one_held_change/);
  const ofChange = PAYMENT.replace("reservation_id,", "change_id, reservation_id,").replace("$3", "$6, $3");
  await one(now, ofChange, ["p3", user, stay, 5, "verified", held]);
  await expect(one(now, ofChange, ["p4", user, stay, 5, "verified", held])).rejects.toThrow(/one_verified_change/);
});
