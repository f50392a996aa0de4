import { Writable } from "node:stream";
import { expect } from "vitest";
import { DAY_SECONDS, MONTH_SECONDS, YEAR_SECONDS } from "#domain/calendar/constants.ts";
import type { RefundValue } from "#domain/contract/account.shapes.ts";
import type { KeptRecordValue, LeavingValue, OwnDataValue } from "#domain/contract/leaving.shapes.ts";
import type { InvariantsValue } from "#domain/contract/operator.shapes.ts";
import type { MeValue } from "#domain/contract/user.shapes.ts";
import { onProvider } from "#tests/engines.ts";
import { leaveCanaries } from "#tests/prove/canaries.ts";
import { chargeWallet } from "#tests/prove/ledger.ts";
import { rowsOf } from "#tests/prove/raw-dump.ts";
import { bookingAt } from "#tests/support/booking.ts";
import { type Caller, callerOf, codeSentTo, logIn, newKey } from "#tests/support/client.ts";
import { standAtFrozenNoon, wait } from "#tests/support/stay.ts";
import { createLog } from "../../kernel/log.ts";
import { runOutbox } from "../../kernel/outbox/worker.ts";
import { columns, sealedRows } from "../../kernel/sealed-columns.ts";
import { forgetKeptRecords } from "./retained-records.ts";

const logged: string[] = [];
const destination = new Writable({
  write(chunk, _, done) {
    logged.push(String(chunk));
    done();
  },
});

onProvider(
  "An account",
  (provider, onEngine) => {
    const { operator, make, submitted, pay, act, database } = bookingAt(provider);
    const sheba = {
      sheba: "IR820540102680020817909002",
      card_number: "6037701689095443",
      owner_name: "قناری صاحب حساب",
    };
    const hindrances = async (user: Caller) =>
      (await user.get<LeavingValue>("user/v2/account/hindrances")).value.hindrances.map(({ kind }) => kind);
    const leave = (user: Caller) => user.post<LeavingValue>("user/v2/account/delete", {});
    const meOf = async (user: Caller) => (await user.get<MeValue>("user/v2/me")).value;
    /** All that is in the wallet goes to a bank account, by two operators. */
    const payOut = async (user: Caller) => {
      const amount = (await meOf(user)).wallet_balance;
      const bank = await user.post<{ id: number }>("user/save-bank-account-information", sheba);
      const reason = "دلیل قناریِ بازگشت";
      const body = { source: "wallet", amount, destination: "bank", bank_account_id: bank.value.id, reason };
      const { value } = await user.post<RefundValue>("user/create-refund-request", body, newKey());
      return { id: value.id, reason };
    };
    const sendOut = async (id: number) => {
      await operator().post(`operator/v2/refunds/${id}/approve`, { operator: "Mina" });
      const sent = await operator().post(`operator/v2/refunds/${id}/sent`, { operator: "Reza", reference: "77" });
      expect(sent.value).toEqual({ state: "paid" });
    };
    /** Every row of every table as text, and everything sealed in it as it was before. */
    const everyWord = async () => {
      const texts = [...(await rowsOf(database()))].map(([table, text]) => ({ table, text }));
      for (const column of columns) {
        for await (const rows of sealedRows(database(), column, (text) => `${text} LIKE 'v2.%'`)) {
          const { vault } = provider.services;
          for (const row of rows)
            texts.push({ table: `${column.table} opened`, text: vault.open(row["sealed"] ?? "", column.place(row)) });
        }
      }
      return texts;
    };

    onEngine("that is deleted leaves no word of its owner but what the law keeps, and the books add up", async () => {
      await standAtFrozenNoon(database());
      const left = await leaveCanaries(provider);
      const { owner, codes, propertyId } = left;
      await runOutbox(provider.services);
      await wait(database(), 60 * DAY_SECONDS);
      const user = await logIn(provider.app, owner.mobile);
      const title = "آرام و تمیز";
      const written = await user.post<{ id: number }>(
        `property/v2/${propertyId}/comments`,
        {
          confirmation_code: codes.stay,
          type: "family",
          scores: { cleanliness: 5, location: 4, staff: 5, facilities: 3, food: 4, value: 4 },
          title,
          positive: "",
          negative: "",
          text: "دو شب ماندیم و از همه‌چیز راضی بودیم.",
        },
        newKey(),
      );
      await operator().post(`operator/v2/comments/${written.value.id}/publish`, { operator: "Sara" });
      const question = "قناری می‌پرسد: پارکینگ دارید؟";
      await user.post(`property/v2/${propertyId}/questions`, { text: question }, newKey());
      await user.post(`user/v2/refund-requests/${left.idOf["user/v2/refund-requests"]}/withdraw`, {}, newKey());
      const { id, reason } = await payOut(user);
      await sendOut(id);
      const { value: own, text: file } = await user.get<OwnDataValue>("user/v2/own-data");
      expect(own.reservations.map(({ confirmation_code }) => confirmation_code).toSorted()).toEqual(
        Object.values(codes).toSorted(),
      );
      expect(own.account).toMatchObject({ mobile: owner.mobile, has_password: true });
      expect([own.travellers.length, own.bank_accounts.length, own.refunds.length]).toEqual([1, 1, 2]);
      expect([own.comments[0]?.title, own.questions[0]?.text]).toEqual([title, question]);
      expect(own.wallet.movements.length).toBeGreaterThan(4);
      // All that is kept of them is in their file, but for numbers of banks, which are masked for their owner too.
      const opened = (await everyWord()).filter(
        ({ table }) => table.endsWith("opened") && !table.startsWith("inquiry"),
      );
      const keptWords = left.identifying.filter((word) => opened.some(({ text }) => text.includes(word)));
      expect(keptWords.length).toBeGreaterThan(20);
      expect(keptWords.filter((word) => !file.includes(word))).toEqual([
        "820540102680020817909002",
        "6037701689095443",
      ]);
      expect(await hindrances(user)).toEqual([]);
      // Some letters are of the version before, which kept no index of whose they are.
      await database().query("UPDATE outbox SET recipient_index = NULL WHERE id % 2 = 0");
      const gone = await leave(user);
      expect(gone.status, gone.text).toBe(200);

      // Letters to the company are their writer's own and kept a year; these were of another number.
      const letters = [
        "قناری پرسنده",
        "09351118899",
        "پرسش قناری دربارهٔ گروه",
        "هتل قناری‌نشین",
        "قناری هتل‌دار",
        "9351119900",
        "یادداشت قناری",
      ];
      const canaries = [...left.everything.filter((word) => !letters.includes(word)), reason, question];
      expect(canaries.length).toBeGreaterThan(50);
      const found = (await everyWord()).flatMap(({ table, text }) =>
        canaries.filter((word) => text.includes(word)).map((word) => `${table}: ${word}`),
      );
      // Sealed in one place alone: who bought each of the three.
      const { personal } = own.profile;
      if (personal === null) throw new Error("The owner has a profile");
      const { first_name_fa, last_name_fa, first_name_en, last_name_en, national_code } = personal;
      const buyer = [first_name_fa, last_name_fa, first_name_en, last_name_en, national_code, owner.mobile.slice(1)];
      const kept3 = Object.keys(codes).flatMap(() => buyer.map((word) => `kept_record opened: ${word}`));
      expect(found.toSorted()).toEqual(kept3.toSorted());
      const log = logged.join("");
      expect(canaries.filter((word) => log.includes(word))).toEqual([]);

      const [comment] = await database().query<{ title: string; author: string; user_id: number | null }>(
        "SELECT title, author_en AS author, user_id FROM comment WHERE id = $1",
        [written.value.id],
      );
      expect(comment).toEqual({ title, author: "A Shamseh traveller", user_id: null });
      // The books keep every sum.
      const [booked] = await database().query<{ payments: number; reservations: number }>(
        `SELECT (SELECT count(*)::int FROM payment WHERE user_id = $1) AS payments,
           (SELECT count(*)::int FROM reservation WHERE user_id = $1 AND total > 0) AS reservations`,
        [own.account.id],
      );
      expect(booked).toEqual({ payments: 3, reservations: 3 });
      const { value: sums } = await operator().get<InvariantsValue>("operator/v2/invariants");
      expect(sums).toEqual({ ledger: { sum: 0, journals: 0, balances: 0 }, inventory: { nights: 0 } });
      // A notice that was written down meanwhile is dropped: there is no number to write to.
      await runOutbox(provider.services);
      expect(await database().query("SELECT id FROM outbox WHERE state = 'dead'")).toEqual([]);
      expect((await callerOf(provider.app).get(`reserve/v2/${codes.stay}`)).status).toBe(401);
    });

    onEngine(
      "has its purchases kept by whom, until Nowruz after ten years, for an operator with a reason",
      async () => {
        await standAtFrozenNoon(database());
        const { user: buyer, reservation } = await submitted(await make());
        await pay(reservation);
        await runOutbox(provider.services);
        const { mobile } = await meOf(buyer);
        await wait(database(), 60 * DAY_SECONDS);
        const user = await logIn(provider.app, mobile);
        const { confirmation_code, tracking_code } = reservation;
        const read = (caller: Caller, code: string, reason?: string) =>
          caller.post<KeptRecordValue>(`operator/v2/kept-records/${code}/read`, { operator: "Sara", reason });
        expect((await read(operator(), tracking_code, "A letter")).status).toBe(404);
        const gone = await leave(user);
        expect(gone.status, gone.text).toBe(200);
        expect((await read(operator(), tracking_code)).errors[0]?.name).toBe("reason");
        expect((await read(user, tracking_code, "Mine")).status).toBe(401);
        for (const code of [tracking_code, confirmation_code]) {
          expect((await read(operator(), code, "A letter of the tax office")).value).toMatchObject({
            mobile,
            confirmation_code,
            tracking_code,
            total: expect.any(Number),
            kept_until: "2037-03-20",
          });
        }
        const acts = await database().query(
          "SELECT operator, reason FROM operator_act WHERE call = 'operator.keptRecord' AND subject = $1",
          [tracking_code],
        );
        expect(acts).toEqual([{ operator: "Sara", reason: "A letter of the tax office" }]);

        const count = async () => (await database().query("SELECT FROM kept_record")).length;
        const all = await count();
        await wait(database(), 10 * YEAR_SECONDS);
        await forgetKeptRecords(provider.services);
        expect(await count()).toBe(all);
        await wait(database(), 6 * MONTH_SECONDS);
        await forgetKeptRecords(provider.services);
        expect(await count()).toBe(0);
      },
    );

    onEngine("is not deleted while anything of it is open, and what that is is said", async () => {
      await standAtFrozenNoon(database());
      const { user, reservation } = await submitted(await make());
      const { id } = await meOf(user);
      expect(await hindrances(user)).toEqual(["reservation"]);
      const refused = await leave(user);
      expect([refused.status, refused.reason]).toEqual([422, "account_in_use"]);
      expect(refused.value.hindrances[0]?.confirmation_code).toBe(reservation.confirmation_code);
      const quote = await user.get<{ quote_id: string }>(
        `reserve/v2/${reservation.confirmation_code}/cancellation-quote`,
      );
      await act(user, reservation, "cancel", { quote_id: quote.value.quote_id, reason: "قناری" });
      expect(await hindrances(user)).toEqual([]);
      await chargeWallet(database(), id, 5_000_000, `leaving:${id}`);
      expect(await hindrances(user)).toEqual(["wallet"]);
      const { id: refund } = await payOut(user);
      expect(await hindrances(user)).toEqual(["refund"]);
      await sendOut(refund);
      await user.post("wallet/v2/charge", { amount: 1_000_000, gateway: "test" }, newKey());
      await database().query(
        "INSERT INTO profit_entry (user_id, reservation_id, amount, matured_at) SELECT $1, id, 1000, app_now() FROM reservation WHERE user_id = $1",
        [id],
      );
      expect(await hindrances(user)).toEqual(expect.arrayContaining(["rewards"]));
    });

    onEngine("that is deleted while its owner saves something keeps none of it", async () => {
      await standAtFrozenNoon(database());
      const guest = {
        id: null,
        first_name_fa: "مینا",
        last_name_fa: "کریمی",
        gender: "female",
        nationality: "IR",
        national_code: "0499370899",
        birth_date: "1990-02-17",
      };
      for (let round = 0; round < 8; round++) {
        const user = await logIn(provider.app);
        const [gone] = await Promise.all([
          leave(user),
          user.post("user/v2/guests/save", guest, newKey()),
          user.post("profile/user-information/save-contact-information", { phone: "02187651243" }, newKey()),
          user.post("user/v2/favorites/toggle", { kind: "tour", id: 1 }, newKey()),
        ]);
        expect(gone.status, gone.text).toBe(200);
      }
      const [kept] = await database().query(
        `SELECT count(guest.id)::int AS guests, count(favorite.target_id)::int AS favorites, count(closed.contact)::int AS contacts
         FROM user_account AS closed LEFT JOIN guest ON guest.user_id = closed.id LEFT JOIN favorite ON favorite.user_id = closed.id
         WHERE closed_at IS NOT NULL`,
      );
      expect(kept).toEqual({ guests: 0, favorites: 0, contacts: 0 });
      const answers = await database().query(
        `SELECT key FROM idempotency JOIN user_account AS closed ON principal = 'user:' || closed.id
         WHERE closed_at IS NOT NULL AND body IS NOT NULL`,
      );
      expect(answers).toEqual([]);
    });

    onEngine("is deleted with a fresh code alone, and its number may come back as another's", async () => {
      await standAtFrozenNoon(database());
      const user = await logIn(provider.app);
      const { id } = await meOf(user);
      await wait(database(), DAY_SECONDS);
      expect((await leave(user)).errors[0]?.code).toBe("fresh_code_needed");
      const { value: sent } = await user.post<{ challenge: string }>("profile/user-information/send-otp", {
        field: "mobile",
        value: user.mobile,
      });
      const code = await codeSentTo(provider.app, user.mobile);
      await user.post("profile/user-information/verify-otp", {
        field: "mobile",
        value: user.mobile,
        challenge: sent.challenge,
        code,
      });
      const left = await leave(user);
      expect(left.status, left.text).toBe(200);
      expect((await user.get("user/v2/me")).status).toBe(401);
      expect((await leave(user)).status).toBe(401);
      const next = await logIn(provider.app, user.mobile);
      expect((await meOf(next)).id).not.toBe(id);
      for (const table of ["guest", "favorite"]) {
        const begun = database().query(
          table === "guest"
            ? "INSERT INTO guest (user_id, details, document_index, created_at, updated_at) VALUES ($1, 'x', 'x', app_now(), app_now())"
            : "INSERT INTO favorite (user_id, kind, target_id, created_at) VALUES ($1, 'tour', 1, app_now())",
          [id],
        );
        await expect(begun).rejects.toThrow("is closed");
      }
      await expect(database().query("UPDATE user_account SET personal = 'x' WHERE id = $1", [id])).rejects.toThrow();
    });
  },
  (services) => ({ ...services, log: createLog(destination) }),
);
