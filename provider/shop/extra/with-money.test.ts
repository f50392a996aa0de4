import { expect } from "vitest";
import type { MethodsValue, StartValue } from "#domain/contract/payment.shapes.ts";
import type { ShareValue } from "#domain/contract/share.shapes.ts";
import { ledgerFaults } from "#provider/money/ledger/check.ts";
import { reconcilePayments } from "#provider/money/payment/reconcile.ts";
import { onProvider } from "#tests/engines.ts";
import { stayIn } from "#tests/prove/bookable-items.ts";
import { callerOf, logIn, newKey } from "#tests/support/client.ts";
import { BAG, extrasOwed, holdWithExtras, owedOf, prepareExtra } from "#tests/support/extras.ts";
import { prepareRoom, standAtFrozenNoon, wait } from "#tests/support/stay.ts";
import { authorityOf, comeBack, openStubbornBank } from "#tests/support/test-bank.ts";
import { runOutbox } from "../../kernel/outbox/worker.ts";
import { findDrift } from "../reservation/stock-check.ts";
import { sweepReservations } from "../reservation/timers.ts";

const { books, gateway } = openStubbornBank();
const DAY = 86_400;

onProvider(
  "An extra of a booking that several payments pay",
  (provider, onEngine) => {
    const database = () => provider.services.database;
    const operator = () =>
      callerOf(provider.app, { Authorization: `Bearer ${provider.services.settings.operatorToken}` });
    const expectBooksAndStock = async () => {
      expect(await ledgerFaults(database())).toEqual({ sum: 0, journals: 0, balances: 0 });
      expect(await findDrift(database(), provider.services.products)).toEqual([]);
      const { owed, ofAll } = await extrasOwed(operator());
      expect(ofAll).toBe(owed);
    };
    const payAtBank = async ({ value }: { value: StartValue }) => {
      books.decide(authorityOf(value), "paid");
      await comeBack(provider.app, authorityOf(value));
    };
    const settle = async () => {
      await reconcilePayments(provider.services);
      for (let turn = 0; turn < 3; turn++) await runOutbox(provider.services);
    };
    /** A stay with an extra that keeps half, submitted. */
    const submitted = async () => {
      const code = await prepareExtra(operator(), { per: "booking", cancellation: [{ hours_before: 1, percent: 50 }] });
      await standAtFrozenNoon(database());
      const user = await logIn(provider.app);
      const item = stayIn(await prepareRoom(database(), { policy: "flexible" }));
      const one = await holdWithExtras(provider.services, user, item);
      const own = one.held.totals.payable;
      await one.choose([{ code, traveller: null, direction: null }], BAG);
      const { value } = await one.act("submit");
      expect(value.totals.payable).toBe(own + BAG);
      const start = (part?: number) => {
        const body = { confirmation_code: one.code, gateway: "test", use_wallet: false, ...(part && { part }) };
        return user.post<StartValue>("payment/v2/start", body, newKey());
      };
      return { ...one, user, own, start };
    };

    onEngine("is owed with the last part, and of what goes back each has its own", async () => {
      const { own, start, ...one } = await submitted();
      const part = Math.floor(own / 20) * 10;
      await payAtBank(await start(part));
      // Nothing is owed before the whole is paid.
      expect(await owedOf(provider.services, one.code)).toEqual({ supplier: 0, trust: 0, extras: 0, site: 0 });
      await payAtBank(await start());
      await settle();
      expect((await one.read()).totals.paid).toBe(own + BAG);
      expect(await owedOf(provider.services, one.code)).toMatchObject({ supplier: own, extras: BAG });
      await one.cancel("extra-1");
      expect(await owedOf(provider.services, one.code)).toMatchObject({ supplier: own, extras: BAG / 2 });
      const { value } = await one.cancel();
      expect(value.totals.penalty + (value.refund?.amount ?? 0) + BAG / 2).toBe(own + BAG);
      expect(await owedOf(provider.services, one.code)).toMatchObject({ extras: BAG / 2 });
      await settle();
      await expectBooksAndStock();
    });

    onEngine("goes back whole with parts that never made the whole, and was never owed", async () => {
      const { own, start, ...one } = await submitted();
      await payAtBank(await start(Math.floor(own / 20) * 10));
      await wait(database(), 3 * DAY);
      await sweepReservations(provider.services);
      await settle();
      await wait(database(), 3 * DAY);
      await sweepReservations(provider.services);
      await settle();
      expect(["expired", "payment_deadline_expired"]).toContain((await one.read()).status);
      expect(await owedOf(provider.services, one.code)).toMatchObject({ extras: 0, supplier: 0 });
      const sold = await database().query(
        "SELECT id FROM extra_sold WHERE reservation_id = (SELECT id FROM reservation WHERE confirmation_code = $1)",
        [one.code],
      );
      expect(sold).toEqual([]);
      await expectBooksAndStock();
    });

    onEngine("is a part of what companions share, and what it gives back is theirs too", async () => {
      const { user, own, start, ...one } = await submitted();
      const half = Math.floor((own + BAG) / 20) * 10;
      await user.post("payment/v2/shares", { confirmation_code: one.code, amounts: [half] }, newKey());
      const { value: methods } = await user.get<MethodsValue>(`payment/v2/methods?confirmation_code=${one.code}`);
      expect(methods.payable).toBe(own + BAG - half);
      const token = methods.parts?.shares?.[0]?.share_token ?? "";
      const friend = callerOf(provider.app);
      await payAtBank(
        await friend.post<StartValue>(`payment/v2/share/${token}/pay`, { name: "سارا", gateway: "test" }, newKey()),
      );
      await payAtBank(await start());
      await settle();
      expect((await one.read()).status).toBe("successful");
      expect(await owedOf(provider.services, one.code)).toMatchObject({ supplier: own, extras: BAG });
      const quote = (await one.quote("extra-1")).value;
      await one.act("cancel", { quote_id: quote.quote_id, part: "extra-1", destination: "card" });
      await settle();
      const { value: share } = await friend.get<ShareValue>(`payment/v2/share/${token}`);
      expect(share.back?.amount).toBeGreaterThan(0);
      expect(await owedOf(provider.services, one.code)).toMatchObject({ extras: BAG / 2 });
      await expectBooksAndStock();
    });

    onEngine("that is ended while it is chosen is agreed before, or refused after", async () => {
      for (let run = 0; run < 6; run++) {
        const code = await prepareExtra(operator(), { per: "booking" });
        await standAtFrozenNoon(database());
        const item = stayIn(await prepareRoom(database(), { policy: "flexible" }));
        const one = await holdWithExtras(provider.services, await logIn(provider.app), item);
        const choose = () => one.choose([{ code, traveller: null, direction: null }], BAG);
        const end = () => operator().post(`operator/v2/extras/${code}/end`, { operator: "Mina" });
        const [chosen, ended] = await Promise.all(run % 2 === 0 ? [choose(), end()] : [end().then(choose), null]);
        if (ended !== null) expect(ended.status).toBe(200);
        const { extras = [], totals } = await one.read();
        if (chosen.status === 200) expect([extras.length, totals.payable]).toEqual([1, one.held.totals.payable + BAG]);
        else expect([chosen.reason, extras.length]).toEqual(["extras_changed", 0]);
        if (run % 2 === 1) expect(chosen.reason).toBe("extras_changed");
        // An agreed one is paid, also where it has ended since.
        const paid = await one.pay();
        expect(paid.extras?.length ?? 0).toBe(extras.length);
      }
      await expectBooksAndStock();
    });
  },
  (services) => ({ ...services, gateways: new Map([["test", gateway]]) }),
);
