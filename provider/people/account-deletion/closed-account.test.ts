import { expect } from "vitest";
import { DAY_SECONDS, HOUR_SECONDS } from "#domain/calendar/constants.ts";
import type { LeavingValue } from "#domain/contract/leaving.shapes.ts";
import type { AlarmsValue } from "#domain/contract/operator.shapes.ts";
import type { StartValue } from "#domain/contract/payment.shapes.ts";
import type { MeValue } from "#domain/contract/user.shapes.ts";
import { onProvider } from "#tests/engines.ts";
import { bookingAt } from "#tests/support/booking.ts";
import { type Caller, logIn, newKey } from "#tests/support/client.ts";
import { standAtFrozenNoon, wait } from "#tests/support/stay.ts";
import { authorityOf, comeBack, openStubbornBank } from "#tests/support/test-bank.ts";
import { runOutbox } from "../../kernel/outbox/worker.ts";
import { ledgerFaults } from "../../money/ledger/check.ts";
import { post, walletOf } from "../../money/ledger/journal.ts";
import { reconcilePayments } from "../../money/payment/reconcile.ts";
import { SECOND_PERSON_ABOVE } from "../../money/refund/refund.ts";
import { accrueProfit } from "../../money/wallet/profit.ts";

const { books, gateway, sendBack } = openStubbornBank();

onProvider(
  "The money of a closed account",
  (provider, onEngine) => {
    const booking = bookingAt(provider);
    const { database, operator } = booking;
    const query = <Row>(text: string, values: (string | number | null)[] = []) => database().query<Row>(text, values);
    const idOf = async (user: Caller) => (await user.get<MeValue>("user/v2/me")).value.id;
    const leave = (user: Caller) => user.post<LeavingValue>("user/v2/account/delete", {});
    const hindrances = async (user: Caller) =>
      (await user.get<LeavingValue>("user/v2/account/hindrances")).value.hindrances.map(({ kind }) => kind);
    const walletOfUser = async (id: number) =>
      (await query<{ balance: number }>("SELECT balance FROM ledger_account WHERE user_id = $1", [id]))[0]?.balance ??
      0;
    const unclaimed = async () =>
      (
        await query<{ sum: number }>(
          `SELECT coalesce(sum(amount), 0)::bigint AS sum FROM ledger_posting
           WHERE account_id = (SELECT id FROM ledger_account WHERE kind = 'unclaimed')`,
        )
      )[0]?.sum;
    const alarms = async () =>
      (await operator().get<AlarmsValue>("operator/v2/alarms")).value.items.filter(
        ({ kind }) => kind === "unclaimed_money",
      );
    const resolve = (id: number, name: string) =>
      operator().post<{ state: string }>(
        `operator/v2/alarms/${id}/resolve`,
        { operator: name, reason: "Paid to the buyer's sheba" },
        newKey(),
      );
    const expectBalanced = async () =>
      expect(await ledgerFaults(database())).toEqual({ sum: 0, journals: 0, balances: 0 });
    const closed = async () => {
      const user = await logIn(provider.app);
      const id = await idOf(user);
      expect((await leave(user)).status).toBe(200);
      return id;
    };
    /** A charge whose payer has come back without paying, and whose page at the bank is open still. */
    const leftAtBank = async (amount: number) => {
      await standAtFrozenNoon(database());
      const user = await logIn(provider.app);
      const { value } = await user.post<StartValue>("wallet/v2/charge", { amount, gateway: "test" }, newKey());
      const authority = authorityOf(value);
      await comeBack(provider.app, authority, "NOK");
      return { user, id: await idOf(user), authority, payment: value.payment_id };
    };
    const stateOf = async (payment: string) =>
      (await query("SELECT state, failure_reason FROM payment WHERE public_id = $1", [payment]))[0];

    onEngine("is not left behind: what the bank can still take keeps the account open", async () => {
      const { user } = await leftAtBank(3_000_000);
      expect(await hindrances(user)).toEqual(["payment"]);
      expect((await leave(user)).status).toBe(422);
      await wait(database(), HOUR_SECONDS / 2);
      expect(await hindrances(user)).toEqual([]);
    });

    onEngine("that was paid to its wallet after all goes back to the card", async () => {
      sendBack(true);
      const { user, id, authority, payment } = await leftAtBank(3_000_000);
      await wait(database(), HOUR_SECONDS / 2);
      // Longer than a code is fresh.
      await query("UPDATE user_session SET proved_at = app_now() WHERE user_id = $1", [id]);
      expect((await leave(user)).status).toBe(200);
      books.decide(authority, "paid");
      await comeBack(provider.app, authority);
      expect(await stateOf(payment)).toEqual({ state: "refund_due", failure_reason: "account_closed" });
      await reconcilePayments(provider.services);
      expect(await stateOf(payment)).toMatchObject({ state: "reversed" });
      expect([books.find(authority)?.state, await walletOfUser(id), await alarms()]).toEqual(["reversed", 0, []]);
      await expectBalanced();
    });

    onEngine("that no gateway sends back goes to no wallet: an alarm is decided and booked", async () => {
      sendBack(false);
      const { user, id, authority, payment } = await leftAtBank(3_000_000);
      await wait(database(), HOUR_SECONDS / 2);
      await query("UPDATE user_session SET proved_at = app_now() WHERE user_id = $1", [id]);
      expect((await leave(user)).status).toBe(200);
      books.decide(authority, "paid");
      await comeBack(provider.app, authority);
      await reconcilePayments(provider.services);
      expect(await stateOf(payment)).toMatchObject({ state: "refunded" });
      expect([await walletOfUser(id), await unclaimed()]).toEqual([0, 3_000_000]);
      const [alarm] = await alarms();
      expect(alarm?.facts).toMatchObject({ amount: 3_000_000, journal: "late_to_wallet" });
      expect((await resolve(alarm?.id ?? 0, "Mina")).value).toEqual({ state: "resolved" });
      expect([await alarms(), await unclaimed()]).toEqual([[], 0]);
      await expectBalanced();
    });

    onEngine("is unclaimed whatever it comes from, and large sums are decided by two", async () => {
      const id = await closed();
      const amount = SECOND_PERSON_ABOVE + 1;
      for (const kind of ["charge", "refund", "refund_returned", "late_to_wallet", "profit", "by_hand"]) {
        const journal = await database().withTx((tx) =>
          post(tx, {
            kind,
            ref: `closed:${id}`,
            postings: [
              { account: walletOf(id), amount },
              { account: { kind: "suspense" }, amount: -amount },
            ],
          }),
        );
        expect((await alarms()).map(({ subject }) => subject)).toEqual([`journal:${journal}`]);
        const [alarm] = await alarms();
        for (const name of ["Mina", "Mina"])
          expect((await resolve(alarm?.id ?? 0, name)).value).toEqual({ state: "second_person_needed" });
        expect((await resolve(alarm?.id ?? 0, "Reza")).value).toEqual({ state: "resolved" });
      }
      expect([await walletOfUser(id), await unclaimed()]).toEqual([0, 0]);
      await expectBalanced();
    });

    onEngine("is refused by the database itself in its wallet", async () => {
      const user = await logIn(provider.app);
      const id = await idOf(user);
      await query("INSERT INTO ledger_account (kind, user_id) VALUES ('wallet', $1)", [id]);
      expect((await leave(user)).status).toBe(200);
      await expect(query("UPDATE ledger_account SET balance = 1 WHERE user_id = $1", [id])).rejects.toThrow(/closed/);
    });

    onEngine("of a stay that an operator cancels afterwards is unclaimed, and no one is told", async () => {
      await standAtFrozenNoon(database());
      const { user, reservation } = await booking.submitted(await booking.make());
      await booking.pay(reservation);
      await runOutbox(provider.services);
      const id = await idOf(user);
      await wait(database(), 60 * DAY_SECONDS);
      await query(
        "UPDATE user_session SET proved_at = app_now(), expires_at = app_now() + interval '1 day' WHERE user_id = $1",
        [id],
      );
      const owner = await logIn(provider.app, user.mobile);
      expect((await leave(owner)).status).toBe(200);
      await accrueProfit(provider.services);
      expect(await query("SELECT id FROM profit_entry WHERE user_id = $1", [id])).toEqual([]);
      const cancelled = await operator().post(
        `operator/v2/reserves/${reservation.confirmation_code}/cancel`,
        { operator: "Mina", reason: "A complaint", amount: 1_000_000 },
        newKey(),
      );
      expect(cancelled.status, cancelled.text).toBe(200);
      const [alarm] = await alarms();
      expect(alarm?.facts).toMatchObject({ amount: 1_000_000, journal: "refund" });
      await resolve(alarm?.id ?? 0, "Mina");
      expect(await walletOfUser(id)).toBe(0);
      expect(await query("SELECT id FROM notification WHERE user_id = $1", [id])).toEqual([]);
      await expectBalanced();
    });

    onEngine("and all else of it: a deletion beside any other call answers both in words", async () => {
      const guest = {
        id: null,
        first_name_fa: "مینا",
        last_name_fa: "کریمی",
        gender: "female",
        nationality: "IR",
        national_code: "0499370899",
        birth_date: "1990-02-17",
      };
      const room = await booking.make({ rooms: 9 });
      for (let round = 0; round < 6; round++) {
        const user = await logIn(provider.app);
        const id = await idOf(user);
        const { quote_id } = await booking.quoteOf(room);
        const stay = { property_id: room.propertyId, check_in: room.checkIn, length_of_stay: 2, rooms: "2" };
        const [gone, ...others] = await Promise.all([
          leave(user),
          user.post("wallet/v2/charge", { amount: 1_000_000, gateway: "test" }, newKey()),
          round % 2 === 0 ? booking.create(user, quote_id) : user.post("user/v2/guests/save", guest, newKey()),
          user.post("user/v2/price-alerts/save", { ...stay, limit_total: null }, newKey()),
          user.post("profile/user-information/save-contact-information", { phone: "02187651243" }, newKey()),
          user.post("user/v2/favorites/toggle", { kind: "property", id: room.propertyId }, newKey()),
        ]);
        expect([200, 422]).toContain(gone.status);
        for (const { status, text } of others) expect([200, 401, 422], text).toContain(status);
        if (gone.status !== 200) continue;
        for (const table of ["guest", "favorite", "price_alert", "notification", "profit_entry"])
          expect(await query(`SELECT user_id FROM ${table} WHERE user_id = $1`, [id]), table).toEqual([]);
      }
    });
  },
  (services) => ({ ...services, gateways: new Map([["test", gateway]]) }),
);
