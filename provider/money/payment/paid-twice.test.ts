import { expect } from "vitest";
import type { RefundValue } from "#domain/contract/account.shapes.ts";
import type { NotificationsValue } from "#domain/contract/notification.shapes.ts";
import type { PaymentValue, StartValue } from "#domain/contract/payment.shapes.ts";
import { formatMoneyText } from "#domain/text/money.ts";
import { onProvider } from "#tests/engines.ts";
import { bookingAt } from "#tests/support/booking.ts";
import { newKey, textsTo } from "#tests/support/client.ts";
import { authorityOf, comeBack, openStubbornBank } from "#tests/support/test-bank.ts";
import { runOutbox } from "../../kernel/outbox/worker.ts";
import { ledgerFaults } from "../ledger/check.ts";
import { reconcilePayments } from "./reconcile.ts";

const { books, gateway, sendBack } = openStubbornBank();

onProvider(
  "A booking that is paid twice",
  (provider, onEngine) => {
    const booking = bookingAt(provider);

    /** Two sessions at the bank are open, and both are paid. */
    const paidTwice = async () => {
      const { user, reservation } = await booking.submitted(await booking.make());
      const start = async () => {
        const asked = { confirmation_code: reservation.confirmation_code, gateway: "test", use_wallet: false };
        const { value } = await user.post<StartValue>("payment/v2/start", asked, newKey());
        return { ...value, authority: authorityOf(value) };
      };
      const sessions = [await start(), await start()];
      for (const { authority } of sessions) {
        books.decide(authority, "paid");
        await comeBack(provider.app, authority);
      }
      await runOutbox(provider.services);
      await reconcilePayments(provider.services);
      await runOutbox(provider.services);
      await runOutbox(provider.services);
      const second = (await user.get<PaymentValue>(`payment/v2/${sessions[1]?.payment_id}`)).value;
      return { user, reservation, second, messages: await textsTo(provider.app, user.mobile) };
    };

    const wordOf = { card: "paid_twice_to_card", wallet: "paid_twice_to_wallet" } as const;
    for (const way of ["card", "wallet"] as const)
      onEngine(`stands, and is told that the extra money goes to the ${way}`, async () => {
        sendBack(way === "card");
        const { user, reservation, second, messages } = await paidTwice();
        const now = (await booking.read(user, reservation)).value;
        expect(now.status).toBe("successful");
        expect(second).toMatchObject({
          state: way === "card" ? "reversed" : "refunded",
          failure_reason: "paid_twice",
        });
        expect(now.history.map(({ reason }) => reason)).toContain("paid_twice");
        const extra = formatMoneyText(now.totals.payable, "fa");
        const about = messages.filter((text) => text.includes(extra));
        expect(about).toHaveLength(1);
        expect(about[0]).toMatch(/دو بار پرداخت شد\. رزرو برقرار است/);
        expect(messages.filter((text) => text.includes("ناموفق"))).toEqual([]);
        const { items } = (await user.get<NotificationsValue>("user/v2/notifications")).value;
        expect(items.map(({ word }) => word).toSorted()).toEqual([wordOf[way], "voucher_issued"].toSorted());
        const refunds = (await user.get<{ items: RefundValue[] }>("user/v2/refund-requests")).value.items;
        expect(refunds).toMatchObject([{ is_late: true, destination: way, amount: now.totals.payable }]);
        expect(await ledgerFaults(booking.database())).toEqual({ sum: 0, journals: 0, balances: 0 });
      });

    const lateWordOf = { card: "money_reversed", wallet: "late_to_wallet" } as const;
    for (const way of ["card", "wallet"] as const)
      onEngine(`and whose payment comes after its cancellation, is told that it goes to the ${way}`, async () => {
        sendBack(way === "card");
        const { user, reservation } = await booking.submitted(await booking.make());
        const asked = { confirmation_code: reservation.confirmation_code, gateway: "test", use_wallet: false };
        const { value } = await user.post<StartValue>("payment/v2/start", asked, newKey());
        const authority = authorityOf(value);
        const quote = await user.get<{ quote_id: string }>(
          `reserve/v2/${reservation.confirmation_code}/cancellation-quote`,
        );
        await booking.act(user, reservation, "cancel", { quote_id: quote.value.quote_id });
        books.decide(authority, "paid");
        await comeBack(provider.app, authority);
        await reconcilePayments(provider.services);
        await runOutbox(provider.services);
        await runOutbox(provider.services);
        const { items } = (await user.get<NotificationsValue>("user/v2/notifications")).value;
        expect(items.map(({ word }) => word)).toEqual([lateWordOf[way]]);
        const now = (await booking.read(user, reservation)).value;
        expect([now.status, now.history.at(-1)?.reason]).toEqual(["cancelled", "late_payment"]);
        const messages = await textsTo(provider.app, user.mobile);
        expect(messages[0]).toMatch(/پرداخت شما پس از پایان رزرو .* رسید/);
        expect(messages.filter((text) => text.includes("ناموفق"))).toEqual([]);
      });
  },
  (services) => ({ ...services, gateways: new Map([["test", gateway]]) }),
);
