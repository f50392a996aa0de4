import type { OwnDataValue } from "#domain/contract/leaving.shapes.ts";
import { bankAccountsOf, shownBankAccount } from "../../identity/account/bank-accounts.ts";
import { readMe } from "../../identity/user/me.ts";
import { openSessions } from "../../identity/user/sessions.ts";
import type { Queryable } from "../../kernel/database/database.ts";
import { refundsPage } from "../../money/refund/read.ts";
import { movementsOf } from "../../money/wallet/movements.ts";
import type { Services } from "../../services.ts";
import { reservationValue } from "../../shop/reservation/read.ts";
import { readWhole } from "../../shop/reservation/up-to-date.ts";
import { guestsOf } from "../account/guests.ts";
import { notificationsPage } from "../notification/notification.ts";
import { alertsOf } from "../price-alert/price-alert.ts";
import { profileOf } from "../profile/profile.ts";
import { ownComments, ownQuestions } from "../reviews/own-words.ts";

type Page<T> = { items: T[]; total: number };

/** All pages of a list, one after another. */
async function everyPage<T>(read: (page: number) => Promise<Page<T>>): Promise<T[]> {
  const all: T[] = [];
  for (let page = 1; ; page++) {
    const { items, total } = await read(page);
    all.push(...items);
    if (items.length === 0 || all.length >= total) return all;
  }
}

async function reservationsOf(services: Services, userId: number): Promise<OwnDataValue["reservations"]> {
  const { database } = services;
  const codes = await database.query<{ code: string }>(
    "SELECT confirmation_code AS code FROM reservation WHERE user_id = $1 ORDER BY id",
    [userId],
  );
  const all: OwnDataValue["reservations"] = [];
  for (const { code } of codes) {
    const row = await readWhole(services, { code, userId });
    if (row !== null) all.push(await reservationValue(database, services, row, false));
  }
  return all;
}

type AccountRow = Pick<OwnDataValue["account"], "locale" | "created_at"> & { now: number };

async function accountRow(from: Queryable, userId: number): Promise<AccountRow> {
  const [row] = await from.query<AccountRow>(
    `SELECT locale, floor(extract(epoch FROM created_at))::float8 AS created_at,
       floor(extract(epoch FROM app_now()))::float8 AS now FROM user_account WHERE id = $1`,
    [userId],
  );
  if (row === undefined) throw new Error("The user of a session is gone");
  return row;
}

/** Everything that an account holds, as its owner is shown it. */
export async function ownDataOf(
  services: Services,
  { userId, sessionId }: { userId: number; sessionId: string },
): Promise<OwnDataValue> {
  const { database, vault } = services;
  const me = await readMe(database, services, userId);
  const { locale, created_at, now } = await accountRow(database, userId);
  return {
    schema_version: 1,
    exported_at: now,
    account: { id: me.id, mobile: me.mobile, locale, has_password: me.has_password, created_at },
    profile: await profileOf(database, vault, userId),
    travellers: await guestsOf(database, vault, userId),
    bank_accounts: (await bankAccountsOf(database, vault, userId)).map(shownBankAccount),
    reservations: await reservationsOf(services, userId),
    wallet: {
      balance: me.wallet_balance,
      rewards: me.profit_counter,
      movements: await everyPage((page) => movementsOf(database, vault, userId, { page })),
    },
    refunds: await everyPage((page) => refundsPage(database, vault, userId, { page })),
    comments: await everyPage((page) => ownComments(database, userId, page)),
    questions: await everyPage((page) => ownQuestions(database, userId, page)),
    notifications: await everyPage((page) => notificationsPage(database, services.products, userId, page)),
    price_alerts: await alertsOf(database, userId),
    favorites: await database.query(
      `SELECT kind, target_id AS id, floor(extract(epoch FROM created_at))::float8 AS at
       FROM favorite WHERE user_id = $1 ORDER BY created_at, kind, target_id`,
      [userId],
    ),
    sessions: await openSessions(database, { userId, sessionId }),
  };
}
