import { expect } from "vitest";
import { HOUR_SECONDS } from "#domain/calendar/constants.ts";
import type { RefundValue } from "#domain/contract/account.shapes.ts";
import type { ChangeQuoteValue } from "#domain/contract/change.shapes.ts";
import type { NotificationsValue } from "#domain/contract/notification.shapes.ts";
import type { MethodsValue, PaymentValue, StartValue } from "#domain/contract/payment.shapes.ts";
import type { ShareValue } from "#domain/contract/share.shapes.ts";
import type { StayReservationValue } from "#domain/contract/stay-reservation.shapes.ts";
import type { BalanceValue, MovementsValue } from "#domain/contract/wallet.shapes.ts";
import { formatMoneyText } from "#domain/text/money.ts";
import { onProvider } from "#tests/engines.ts";
import { bookingAt } from "#tests/support/booking.ts";
import { type Caller, callerOf, newKey, textsTo } from "#tests/support/client.ts";
import { wait } from "#tests/support/stay.ts";
import { authorityOf, comeBack, openStubbornBank } from "#tests/support/test-bank.ts";
import { runOutbox } from "../../kernel/outbox/worker.ts";
import { eraseAccount } from "../../people/account-deletion/erase.ts";
import { sweepReservations } from "../../shop/reservation/timers.ts";
import { ledgerFaults } from "../ledger/check.ts";
import { post } from "../ledger/journal.ts";
import { dividedBack } from "../refund/card.ts";
import { decide } from "../refund/refund.ts";
import { reconcilePayments } from "./reconcile.ts";

const NO_FAULTS = { sum: 0, journals: 0, balances: 0 };
const SHEBA = "IR820540102680020817909002";
const { books, gateway, sendBack } = openStubbornBank();

onProvider(
  "Paying together",
  (provider, onEngine) => {
    const booking = bookingAt(provider);
    const database = () => booking.database();
    const friend = () => callerOf(provider.app);
    type Booked = { user: Caller & { mobile: string }; reservation: StayReservationValue; due: number };
    const make = async (): Promise<Booked> => {
      const booked = await booking.submitted(await booking.make());
      return { ...booked, due: booked.reservation.totals.payable };
    };
    const share = ({ user, reservation }: Booked, amounts: number[]) =>
      user.post<{ share_ids: string[] }>(
        "payment/v2/shares",
        { confirmation_code: reservation.confirmation_code, amounts },
        newKey(),
      );
    const methods = async ({ user, reservation }: Booked) =>
      (await user.get<MethodsValue>(`payment/v2/methods?confirmation_code=${reservation.confirmation_code}`)).value;
    const tokens = async (booked: Booked) =>
      ((await methods(booked)).parts?.shares ?? []).map(({ share_token }) => share_token);
    const see = async (token: string) => (await friend().get<ShareValue>(`payment/v2/share/${token}`)).value;
    const start = (token: string, name = "سارا", key = newKey()) =>
      friend().post<StartValue>(`payment/v2/share/${token}/pay`, { name, gateway: "test" }, key);
    const payAtBank = async ({ value }: { value: StartValue }) => {
      const authority = authorityOf(value);
      books.decide(authority, "paid");
      return (await comeBack(provider.app, authority)).headers.get("Location") ?? "";
    };
    const payOwn = async ({ user, reservation }: Booked, part?: number) => {
      const body = { confirmation_code: reservation.confirmation_code, gateway: "test", use_wallet: false };
      return payAtBank(await user.post<StartValue>("payment/v2/start", { ...body, ...(part && { part }) }, newKey()));
    };
    const read = async ({ user, reservation }: Booked) => (await booking.read(user, reservation)).value;
    const settle = async () => {
      await reconcilePayments(provider.services);
      for (let turn = 0; turn < 3; turn++) await runOutbox(provider.services);
    };
    const fourth = ({ due }: Booked) => Math.floor(due / 4);
    /** One booker and three friends. */
    const four = async () => {
      const booked = await make();
      await share(booked, [fourth(booked), fourth(booked), fourth(booked)]);
      return { booked, links: await tokens(booked) };
    };
    const cancel = async (booked: Booked, destination = "card") => {
      const quote = await booked.user.get<{ quote_id: string; refundable: number }>(
        `reserve/v2/${booked.reservation.confirmation_code}/cancellation-quote`,
      );
      const { quote_id, refundable } = quote.value;
      const done = await booking.act(booked.user, booked.reservation, "cancel", { quote_id, destination });
      expect(done.status).toBe(200);
      return refundable;
    };
    const balance = async ({ user }: Booked) => (await user.get<BalanceValue>("wallet/v2/balance")).value.balance;

    onEngine("takes four friends to a voucher, and tells the booker who has paid", async () => {
      const { booked, links } = await four();
      expect((await methods(booked)).payable).toBe(booked.due - 3 * fourth(booked));
      expect(await see(links[0]!)).toMatchObject({ state: "open", amount: fourth(booked), name: null, back: null });
      const names = ["سارا", "Reza", "مینا"];
      for (const [at, link] of links.entries()) {
        const address = await payAtBank(await start(link, names[at]));
        expect(address.endsWith(`/pay/${link}`)).toBe(true);
      }
      const shares = (await methods(booked)).parts?.shares ?? [];
      expect(shares.map(({ state, name }) => [state, name])).toEqual(names.map((name) => ["paid", name]));
      await payOwn(booked);
      await settle();
      expect((await read(booked)).status).toBe("successful");
      expect(await see(links[1]!)).toMatchObject({ state: "paid", name: "Reza", back: null });
      expect(await ledgerFaults(database())).toEqual(NO_FAULTS);
    });

    onEngine(
      "tells the booker once, by name, of each share that is paid, and writes no name that may be a link",
      async () => {
        const { booked, links } = await four();
        const told = async () => {
          await settle();
          const { items } = (await booked.user.get<NotificationsValue>("user/v2/notifications")).value;
          const texts = (await textsTo(provider.app, booked.user.mobile)).filter((text) => text.includes("سهم خود"));
          return { texts, panel: items.filter(({ word }) => word === "share_paid").map(({ amount }) => amount) };
        };
        expect(await told()).toEqual({ texts: [], panel: [] });
        await payAtBank(await start(links[0]!, "سارا ناصری"));
        const first = await told();
        expect(first.panel).toEqual([fourth(booked)]);
        expect(first.texts).toEqual([
          expect.stringMatching(new RegExp(`سارا ناصری سهم خود از رزرو .*${formatMoneyText(fourth(booked), "fa")}`)),
        ]);
        expect(await told()).toEqual(first);
        await payAtBank(await start(links[1]!, "evil.example/x 09120000000"));
        const second = await told();
        expect(second.panel).toHaveLength(2);
        expect(second.texts.join("\n")).toContain("یک همراه سهم خود");
        expect(second.texts.join("\n")).not.toContain("evil");
      },
    );

    onEngine(
      "divides what goes back, and gives each friend theirs on the card, whatever the booker chooses",
      async () => {
        sendBack(true);
        const { booked, links } = await four();
        for (const link of links) await payAtBank(await start(link));
        await payOwn(booked);
        await settle();
        const refundable = await cancel(booked, "wallet");
        await settle();
        const each = Number((BigInt(refundable) * BigInt(fourth(booked))) / BigInt(booked.due));
        for (const link of links) expect((await see(link)).back).toEqual({ amount: each, state: "sent" });
        expect(await balance(booked)).toBe(refundable - 3 * each);
        expect(await ledgerFaults(database())).toEqual(NO_FAULTS);
      },
    );

    onEngine("shows the booker's money to the booker alone: no payment and no refund of a companion", async () => {
      sendBack(true);
      const { booked, links } = await four();
      for (const link of links) await payAtBank(await start(link));
      await payOwn(booked);
      await settle();
      const refundable = await cancel(booked, "card");
      await settle();
      const own = booked.due - 3 * fourth(booked);
      const back = refundable - 3 * Number((BigInt(refundable) * BigInt(fourth(booked))) / BigInt(booked.due));
      const { items } = (await booked.user.get<MovementsValue>("wallet/v2/movements")).value;
      expect(items.map(({ kind, amount }) => [kind, amount]).toSorted()).toEqual([
        ["payment", -own],
        ["refund", back],
      ]);
      const refunds = (await booked.user.get<{ items: RefundValue[] }>("user/v2/refund-requests")).value.items;
      expect(refunds.map(({ amount }) => amount)).toEqual([back]);
    });

    onEngine("gives each friend their proportion of what a cheaper change gives back", async () => {
      sendBack(true);
      const { booked, links } = await four();
      for (const link of links) await payAtBank(await start(link));
      await payOwn(booked);
      await settle();
      const { confirmation_code: code, check_in, length_of_stay } = (await read(booked)) as StayReservationValue;
      const path = `reserve/v2/${code}`;
      const wish = { check_in, length_of_stay: length_of_stay - 1 };
      const { value: asked } = await booked.user.get<ChangeQuoteValue>(
        `${path}/change-quote?check_in=${check_in}&length_of_stay=${wish.length_of_stay}`,
      );
      expect(asked.refundable).toBeGreaterThan(0);
      const body = { ...wish, quote_id: asked.quote_id, destination: "wallet" };
      const changed = await booked.user.post<StayReservationValue>(`${path}/change`, body, newKey());
      expect(changed.value.totals.paid).toBe(asked.total);
      await settle();
      const each = Number((BigInt(asked.refundable) * BigInt(fourth(booked))) / BigInt(booked.due));
      for (const link of links) expect((await see(link)).back).toEqual({ amount: each, state: "sent" });
      expect(await balance(booked)).toBe(asked.refundable - 3 * each);
      // The rest of it, cancelled afterwards, in the same proportion; no card gets more than it was charged.
      const rest = await cancel(booked, "wallet");
      await settle();
      const shown = await Promise.all(links.map(async (link) => (await see(link)).back?.amount ?? 0));
      const most = Math.floor(((asked.refundable + rest) * fourth(booked)) / booked.due);
      for (const amount of shown) expect(Math.abs(amount - most)).toBeLessThanOrEqual(2);
      const sum = shown.reduce((total, amount) => total + amount, 0);
      expect(await balance(booked)).toBe(asked.refundable + rest - sum);
      expect(await ledgerFaults(database())).toEqual(NO_FAULTS);
    });

    onEngine("divides by all that was paid, a later difference of the booker's too", async () => {
      const { booked, links } = await four();
      for (const link of links) await payAtBank(await start(link));
      await payOwn(booked);
      const id = await booking.idOf(booked.reservation);
      await database().withTx((tx) =>
        post(tx, {
          kind: "change",
          ref: `reservation:${id}:change:1`,
          reservationId: id,
          postings: [
            { account: { kind: "gateway_clearing" }, amount: -booked.due },
            { account: { kind: "supplier_payable" }, amount: booked.due },
          ],
        }),
      );
      const divided = await dividedBack(database(), id, booked.due);
      const eighth = Number((BigInt(booked.due) * BigInt(fourth(booked))) / BigInt(2 * booked.due));
      expect(divided.ofShares.map(({ amount }) => amount)).toEqual([eighth, eighth, eighth]);
      expect(divided.ofBooker).toBe(booked.due - 3 * eighth);
    });

    onEngine("forgets the names that companions wrote with the account of their booker", async () => {
      const { booked, links } = await four();
      await start(links[0]!);
      const { id } = (await booked.user.get<{ id: number }>("user/v2/me")).value;
      const names = () =>
        database().query<{ name: string | null }>(
          "SELECT name FROM payment_share WHERE name IS NOT NULL AND reservation_id IN (SELECT id FROM reservation WHERE user_id = $1)",
          [id],
        );
      expect(await names()).toHaveLength(1);
      await database().withTx((tx) => eraseAccount(tx, provider.services.vault, id));
      expect(await names()).toEqual([]);
    });

    onEngine("asks for a sheba by the link where the card takes nothing back, and fills no wallet", async () => {
      const { booked, links } = await four();
      await payAtBank(await start(links[0]!));
      sendBack(false);
      await cancel(booked);
      await settle();
      const amount = fourth(booked);
      expect((await see(links[0]!)).back).toEqual({ amount, state: "needs_sheba" });
      expect(await balance(booked)).toBe(0);
      const alarms = () =>
        database().query<{ facts: unknown }>(
          "SELECT facts FROM alarm WHERE kind = 'share_owed' AND resolved_at IS NULL",
        );
      expect(await alarms()).toEqual([{ facts: { amount } }]);
      const [row] = await database().query<{ id: number }>(
        "SELECT id FROM refund WHERE share_id IS NOT NULL ORDER BY id DESC LIMIT 1",
      );
      const judged = (what: "approve" | "reject" | "sent", operator = "Mina") =>
        database().withTx((tx) => decide(tx, row!.id, what, { operator, bankReference: "77" }));
      expect(await judged("approve")).toMatchObject({ refused: "not_open" });
      expect((await friend().post(`payment/v2/share/${links[0]}/sheba`, { sheba: "IR12" })).reason).toBe(
        "invalid_input",
      );
      const named = await friend().post<ShareValue>(`payment/v2/share/${links[0]}/sheba`, { sheba: SHEBA });
      expect(named.value.back).toEqual({ amount, state: "to_sheba" });
      expect(await alarms()).toEqual([]);
      expect((await friend().post(`payment/v2/share/${links[0]}/sheba`, { sheba: SHEBA })).reason).toBe("not_open");
      expect(await judged("reject")).toMatchObject({ refused: "not_open" });
      expect(await judged("approve")).toEqual({ state: "approved" });
      expect(await judged("sent", "Reza")).toEqual({ state: "paid" });
      expect((await see(links[0]!)).back).toEqual({ amount, state: "sent" });
      sendBack(true);
      expect(await ledgerFaults(database())).toEqual(NO_FAULTS);
    });

    onEngine("asks for a sheba of a refund's leg that the card refuses", async () => {
      sendBack(true);
      const { booked, links } = await four();
      for (const link of links) await payAtBank(await start(link));
      await payOwn(booked);
      await settle();
      const before = await balance(booked);
      const refundable = await cancel(booked, "card");
      sendBack(false);
      await settle();
      sendBack(true);
      const each = Number((BigInt(refundable) * BigInt(fourth(booked))) / BigInt(booked.due));
      for (const link of links) expect((await see(link)).back).toEqual({ amount: each, state: "needs_sheba" });
      // The booker's own part goes to the wallet, where the card refuses it.
      expect((await balance(booked)) - before).toBe(refundable - 3 * each);
      expect(await ledgerFaults(database())).toEqual(NO_FAULTS);
    });

    onEngine("gives what is incomplete at the deadline back to who paid", async () => {
      sendBack(true);
      const { booked, links } = await four();
      await payAtBank(await start(links[0]!));
      await payAtBank(await start(links[1]!));
      await payOwn(booked);
      await wait(database(), 25 * HOUR_SECONDS);
      await sweepReservations(provider.services);
      await wait(database(), HOUR_SECONDS);
      await sweepReservations(provider.services);
      await settle();
      expect((await read(booked)).status).toBe("expired");
      for (const link of links.slice(0, 2))
        expect(await see(link)).toMatchObject({ state: "paid", back: { amount: fourth(booked), state: "sent" } });
      expect(await see(links[2]!)).toMatchObject({ state: "ended", of: null, until: null });
      expect((await start(links[2]!)).reason).toBe("not_open");
      expect(await ledgerFaults(database())).toEqual(NO_FAULTS);
    });

    onEngine("keeps a share's sum for it, and gives no more shares than what is missing", async () => {
      const booked = await make();
      expect((await share(booked, [booked.due + 1])).errors[0]?.code).toBe("amount_out_of_bounds");
      expect((await share(booked, [booked.due - 2_000_000, 3_000_000])).errors[0]?.code).toBe("amount_out_of_bounds");
      expect(await tokens(booked)).toEqual([]);
      await share(booked, [fourth(booked), fourth(booked)]);
      expect((await methods(booked)).payable).toBe(booked.due - 2 * fourth(booked));
      const { confirmation_code } = booked.reservation;
      const body = { confirmation_code, gateway: "test", use_wallet: false, part: booked.due - fourth(booked) };
      expect((await booked.user.post("payment/v2/start", body, newKey())).errors[0]?.code).toBe("amount_out_of_bounds");
      const [first] = (await methods(booked)).parts?.shares ?? [];
      expect((await booked.user.post(`payment/v2/shares/${first?.share_id}/revoke`, {})).status).toBe(200);
      expect((await methods(booked)).payable).toBe(booked.due - fourth(booked));
      expect((await methods(booked)).parts?.shares).toHaveLength(1);
      expect(await see(first!.share_token)).toMatchObject({ state: "revoked", of: null });
      expect((await start(first!.share_token)).reason).toBe("not_open");
    });

    onEngine("makes no seventh part of shares", async () => {
      const booked = await make();
      expect(
        (
          await share(
            booked,
            [1, 1, 1, 1, 1].map(() => 1_000_000),
          )
        ).status,
      ).toBe(200);
      expect((await share(booked, [1_000_000])).errors[0]?.code).toBe("amount_out_of_bounds");
      expect((await share(booked, [booked.due - 5_000_000])).status).toBe(200);
      expect((await share(booked, [1_000_000])).status).toBe(422);
    });

    onEngine(
      "refuses a share while the whole is at the bank, and sends the whole back that comes after a share",
      async () => {
        sendBack(true);
        const booked = await make();
        const body = { confirmation_code: booked.reservation.confirmation_code, gateway: "test", use_wallet: false };
        const whole = await booked.user.post<StartValue>("payment/v2/start", body, newKey());
        expect((await share(booked, [fourth(booked)])).reason).toBe("payment_under_way");
        await booked.user.post(`payment/v2/${whole.value.payment_id}/check`, { is_left: true });
        await share(booked, [fourth(booked)]);
        const [link] = await tokens(booked);
        await payAtBank(await start(link!));
        await payAtBank(whole);
        await settle();
        const late = (await booked.user.get<PaymentValue>(`payment/v2/${whole.value.payment_id}`)).value;
        expect([late.state, late.failure_reason]).toEqual(["reversed", "part_exceeds"]);
        expect((await methods(booked)).parts).toMatchObject({ paid: fourth(booked) });
        expect(await ledgerFaults(database())).toEqual(NO_FAULTS);
      },
    );

    onEngine("is paid once: in two tabs, again, and by a session that was given up", async () => {
      sendBack(true);
      const { booked, links } = await four();
      const link = links[0]!;
      const tabs = await Promise.all([start(link), start(link)]);
      expect(tabs.map(({ reason }) => reason ?? "started").toSorted()).toEqual(["payment_under_way", "started"]);
      const first = tabs.find(({ reason }) => reason == null)!;
      expect((await see(link)).state).toBe("at_bank");
      const left = await friend().post<ShareValue>(`payment/v2/share/${link}/check`, { is_left: true });
      expect(left.value.state).toBe("open");
      const second = await start(link);
      await payAtBank(second);
      await payAtBank(first);
      await settle();
      expect((await see(link)).back).toEqual({ amount: fourth(booked), state: "sent" });
      expect((await methods(booked)).parts?.paid).toBe(fourth(booked));
      expect((await start(link)).reason).toBe("payment_under_way");
      expect(await ledgerFaults(database())).toEqual(NO_FAULTS);
    });

    onEngine("lets two last shares end in one voucher", async () => {
      const booked = await make();
      const half = Math.floor(booked.due / 2);
      await share(booked, [half, booked.due - half]);
      const [one, other] = await tokens(booked);
      await Promise.all([start(one!).then(payAtBank), start(other!).then(payAtBank)]);
      await settle();
      expect((await read(booked)).status).toBe("successful");
      expect(await ledgerFaults(database())).toEqual(NO_FAULTS);
    });

    onEngine("tells a stranger nothing, and keeps no token and no name that can be read", async () => {
      const { booked, links } = await four();
      for (const guess of ["a", "A".repeat(22), `${links[0]}x`])
        expect((await friend().get(`payment/v2/share/${guess}`)).status).toBe(404);
      const { value } = await start(links[0]!, "سارا ناصری");
      const rows = JSON.stringify(
        await database().query("SELECT * FROM payment_share WHERE reservation_id = $1", [
          await booking.idOf(booked.reservation),
        ]),
      );
      expect(rows).not.toContain("سارا");
      for (const link of links) expect(rows).not.toContain(link);
      const other = await make();
      expect(
        (await other.user.post(`payment/v2/shares/${(await methods(booked)).parts?.shares?.[0]?.share_id}/revoke`, {}))
          .status,
      ).toBe(404);
      // The booker's calls know no payment of a companion.
      expect((await booked.user.get(`payment/v2/${value.payment_id}`)).status).toBe(404);
      const seen = JSON.stringify(await see(links[1]!));
      expect(seen).not.toContain(booked.reservation.confirmation_code);
      expect(seen).not.toContain(booked.reservation.tracking_code);
    });
  },
  (services) => ({ ...services, gateways: new Map([["test", gateway]]) }),
);
