import { expect } from "vitest";
import type { NotificationsValue } from "#domain/contract/notification.shapes.ts";
import type { MeValue } from "#domain/contract/user.shapes.ts";
import { onProvider } from "#tests/engines.ts";
import { bookingAt } from "#tests/support/booking.ts";
import { type Caller, callerOf, logIn, newKey } from "#tests/support/client.ts";
import { notifyOwner } from "../../kernel/notify.ts";
import { answerQuestion } from "../reviews/decision.ts";
import { forgetOldNotifications } from "./notification.ts";

const PATH = "user/v2/notifications";

onProvider("Notifications", (provider, onEngine) => {
  const booking = bookingAt(provider);
  const list = async (user: Caller, page = 1) => (await user.get<NotificationsValue>(`${PATH}?page=${page}`)).value;
  const unread = async (user: Caller) => (await user.get<MeValue>("user/v2/me")).value.unread;
  const readUpTo = (user: Caller, up_to: number) => user.post<{ unread: number }>(`${PATH}/read`, { up_to }, newKey());
  const told = (id: number, word: Parameters<typeof notifyOwner>[2], amount: number | null = null) =>
    booking.database().withTx((tx) => notifyOwner(tx, id, word, amount));

  onEngine(
    "tell of a booking and of its money, with its title and the way to it, and `me` counts what was not seen",
    async () => {
      const { user, reservation } = await booking.submitted(await booking.make());
      expect(await unread(user)).toBe(0);
      await booking.pay(reservation);
      await booking.act(user, reservation, "cancel", { accepted_penalty: 0 });
      const id = await booking.idOf(reservation);
      await told(id, "voucher_issued");
      await told(id, "refund_to_card", 4_000_000);
      await told(id, "money_returned");
      const { items } = await list(user);
      expect(items.slice(0, 3)).toMatchObject([
        { kind: "refund", word: "money_returned", amount: expect.any(Number) },
        { kind: "refund", word: "refund_to_card", amount: 4_000_000 },
        { kind: "booking", word: "voucher_issued", amount: null, is_read: false },
      ]);
      for (const { confirmation_code, title_fa, title_en } of items)
        expect([confirmation_code, title_fa !== "", title_en !== ""]).toEqual([
          reservation.confirmation_code,
          true,
          true,
        ]);
      expect(await unread(user)).toBe(items.length);

      // A notification that comes in while the list is read stays unread.
      await told(id, "voucher_issued");
      expect((await readUpTo(user, items[0]?.id ?? 0)).value).toEqual({ unread: 1 });
      expect(await unread(user)).toBe(1);
      expect((await list(user)).items.map(({ is_read }) => is_read).slice(0, 2)).toEqual([false, true]);
    },
  );

  onEngine("are written in the transaction of what happened, or not at all", async () => {
    const { user, reservation } = await booking.submitted(await booking.make());
    const id = await booking.idOf(reservation);
    const failing = booking.database().withTx(async (tx) => {
      await notifyOwner(tx, id, "voucher_issued", null);
      throw new Error("planned");
    });
    await expect(failing).rejects.toThrow("planned");
    expect(await unread(user)).toBe(0);
  });

  onEngine("tell who asked that a question has an answer, and no one of one that the world was made with", async () => {
    const user = await logIn(provider.app);
    const [{ id: property } = { id: 0 }] = await booking
      .database()
      .query<{ id: number }>("SELECT min(id) AS id FROM property");
    await user.post(`property/v2/${property}/questions`, { text: "پارکینگ دارید؟" }, newKey());
    const questions = await booking.database().query<{ id: number; is_own: boolean }>(
      `(SELECT id, true AS is_own FROM question WHERE user_id IS NOT NULL ORDER BY id DESC LIMIT 1)
       UNION ALL (SELECT id, false FROM question WHERE user_id IS NULL ORDER BY id LIMIT 1)`,
    );
    for (const { id } of questions)
      await booking.database().withTx((tx) => answerQuestion(tx, id, "بله.", { operator: "Mina" }));
    expect((await list(user)).items).toMatchObject([
      { kind: "answer", word: "question_answered", confirmation_code: null, title_fa: expect.stringMatching(/./) },
    ]);
    const [{ strangers } = { strangers: -1 }] = await booking
      .database()
      .query<{ strangers: number }>(
        "SELECT count(*)::int AS strangers FROM notification WHERE kind = 'answer' AND user_id IS NULL",
      );
    expect(strangers).toBe(0);
  });

  onEngine("are their user’s alone", async () => {
    const { user, reservation } = await booking.submitted(await booking.make());
    await told(await booking.idOf(reservation), "voucher_issued");
    const other = await logIn(provider.app);
    const [own] = (await list(user)).items;
    expect((await list(other)).total).toBe(0);
    await readUpTo(other, own?.id ?? 0);
    expect(await unread(user)).toBe(1);
    expect((await callerOf(provider.app).get(PATH)).status).toBe(401);
    expect((await callerOf(provider.app).post(`${PATH}/read`, { up_to: 1 }, newKey())).status).toBe(401);
    for (const up_to of [0, -1, 1.5, "1", null])
      expect((await user.post(`${PATH}/read`, { up_to }, newKey())).status).toBe(422);
  });

  onEngine("come by tens, and are forgotten after a year", async () => {
    const { user, reservation } = await booking.submitted(await booking.make());
    const id = await booking.idOf(reservation);
    for (let count = 0; count < 11; count += 1) await told(id, "flight_retimed");
    expect([(await list(user)).items.length, (await list(user, 2)).items.length, (await list(user)).total]).toEqual([
      10, 1, 11,
    ]);
    await booking
      .database()
      .query(
        "UPDATE notification SET created_at = app_now() - interval '366 days' WHERE id = (SELECT min(id) FROM notification WHERE reservation_id = $1)",
        [id],
      );
    await forgetOldNotifications(provider.services);
    expect((await list(user)).total).toBe(10);
  });

  onEngine("have one subject, which the database itself demands", async () => {
    const { reservation } = await booking.submitted(await booking.make());
    const insert = (kind: string, amount: number | null) =>
      booking.database().query(
        `INSERT INTO notification (user_id, kind, word, reservation_id, amount, created_at)
         SELECT user_id, $2, 'voucher_issued', id, $3::bigint, app_now() FROM reservation WHERE confirmation_code = $1`,
        [reservation.confirmation_code, kind, amount],
      );
    await insert("booking", null);
    for (const [kind, amount] of [
      ["answer", null],
      ["other", null],
      ["refund", -1],
    ] as const)
      await expect(insert(kind, amount)).rejects.toThrow();
  });
});
