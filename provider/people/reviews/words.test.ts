import { expect } from "vitest";
import type { z } from "zod";
import type { ownCommentsValue, ownQuestionsValue } from "#domain/contract/account.shapes.ts";
import type { NotificationsValue } from "#domain/contract/notification.shapes.ts";
import type { CommentsValue, EligibilityValue, QuestionsValue } from "#domain/contract/review.shapes.ts";
import type { MeValue } from "#domain/contract/user.shapes.ts";
import { onProvider } from "#tests/engines.ts";
import { callerOf, logIn, newKey } from "#tests/support/client.ts";
import { TODAY } from "../../kernel/today.ts";
import { authorOf } from "./author.ts";

const words = {
  type: "family",
  scores: { cleanliness: 5, location: 4, staff: 5, facilities: 3, food: 4, value: 4 },
  title: "آرام و تميز",
  positive: "حیاط زیبا",
  negative: "",
  text: "سه شب ماندیم و از همه‌چیز راضی بودیم.",
};

onProvider("What travellers write", (provider, onEngine) => {
  const query = <Row>(text: string, values: (string | number)[] = []) =>
    provider.services.database.query<Row>(text, values);
  const propertyId = async () => (await query<{ id: number }>("SELECT min(id) AS id FROM property"))[0]?.id ?? 0;
  const operator = () =>
    callerOf(provider.app, { Authorization: `Bearer ${provider.services.settings.operatorToken}` });
  const TODAY_ROW = `(SELECT ${TODAY} AS today) AS today`;
  /** A stay of a user that ended so many days ago, as a booking leaves it. */
  const stay = async (mobile: string, daysAgo: number, status = "successful") => {
    const code = `stay-${mobile}-${daysAgo}-${status}`;
    const { vault } = provider.services;
    await query(
      `WITH made AS (
         INSERT INTO reservation (kind, confirmation_code, tracking_code, hash_tracking_code, user_id, status, starts_at,
           last_pay_at, ends_at, offer, is_on_request, rack_total, total, paid, created_at, booker, booker_index)
         SELECT 'property', $1, $1, $1, id, $2, from_day, from_day, to_day, '{}', false, 10, 10, 10, app_now(), '', ''
         FROM user_account, (SELECT (today - $4::int - 2 + time '14:00') AT TIME ZONE INTERVAL '03:30' AS from_day,
           (today - $4::int + time '12:00') AT TIME ZONE INTERVAL '03:30' AS to_day FROM ${TODAY_ROW}) AS day
         WHERE mobile_index = $5 RETURNING id)
       INSERT INTO reservation_stay (reservation_id, property_id, check_in, check_out)
       SELECT made.id, $3, today - $4::int - 2, today - $4::int FROM made, ${TODAY_ROW}`,
      [code, status, await propertyId(), daysAgo, vault.blindIndex(mobile, "user.mobile")],
    );
    return code;
  };
  const path = async (name: string) => `property/v2/${await propertyId()}/${name}`;
  const eligibility = async (user: ReturnType<typeof callerOf>) =>
    (await user.get<EligibilityValue>(await path("comment-eligibility"))).value;

  onEngine("R147 R148 needs a login", async () => {
    const anyone = callerOf(provider.app);
    expect((await anyone.get(await path("comment-eligibility"))).status).toBe(401);
    expect((await anyone.post(await path("comments"), words, newKey())).status).toBe(401);
    expect((await anyone.post(await path("questions"), { text: "پارکینگ دارید؟" }, newKey())).status).toBe(401);
  });

  onEngine("R149 a comment needs a stay there that is over, and not for more than 90 days", async () => {
    const user = await logIn(provider.app);
    expect(await eligibility(user)).toEqual({ eligible: false, reason: "no_stay", confirmation_code: null });
    await stay(user.mobile, 3, "cancelled");
    await stay(user.mobile, -1);
    expect((await eligibility(user)).reason).toBe("no_stay");
    await stay(user.mobile, 91);
    expect((await eligibility(user)).reason).toBe("too_long_ago");
    const code = await stay(user.mobile, 90);
    expect(await eligibility(user)).toEqual({ eligible: true, reason: null, confirmation_code: code });
    const old = await user.post(
      await path("comments"),
      { ...words, confirmation_code: `stay-${user.mobile}-91-successful` },
      newKey(),
    );
    expect(old.errors[0]).toMatchObject({ name: "confirmation_code", code: "too_long_ago" });
  });

  onEngine("another user's stay gives no right to comment", async () => {
    const [guest, other] = [await logIn(provider.app), await logIn(provider.app)];
    const confirmation_code = await stay(guest.mobile, 5);
    const { status, errors } = await other.post(await path("comments"), { ...words, confirmation_code }, newKey());
    expect([status, errors[0]?.code]).toEqual([422, "no_stay"]);
  });

  onEngine("a comment is written once for each stay, read by an operator, then shown and counted", async () => {
    const user = await logIn(provider.app);
    await user.post("profile/user-information/save-personal-information", {
      first_name_fa: "زهرا",
      last_name_fa: "محمدی",
      first_name_en: "Zahra",
      last_name_en: "Mohammadi",
      national_code: "0084575948",
      birth_date: "1370/01/15",
      gender: "female",
      nationality: "IR",
    });
    const confirmation_code = await stay(user.mobile, 1);
    const before = (await user.get<CommentsValue>(await path("comments"))).value;
    const write = async () =>
      user.post<{ id: number }>(await path("comments"), { ...words, confirmation_code }, newKey());
    const written = await Promise.all([write(), write(), write()]);
    expect(written.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    const id = written.find(({ status }) => status === 200)?.value.id;
    expect((await eligibility(user)).reason).toBe("already_commented");
    expect((await user.get<CommentsValue>(await path("comments"))).value.total).toBe(before.total);
    const own = async () => (await user.get<z.infer<typeof ownCommentsValue>>("user/v2/comments")).value.items;
    expect(await own()).toMatchObject([
      { id, title: "آرام و تمیز", state: "pending", property: { property_id: await propertyId() } },
    ]);

    const decision = { operator: "sara" };
    expect((await user.post(`operator/v2/comments/${id}/publish`, decision)).status).toBe(401);
    expect((await operator().post(`operator/v2/comments/${id}/publish`, decision)).status).toBe(200);
    expect((await operator().post(`operator/v2/comments/${id}/publish`, decision)).status).toBe(200);
    const after = (await user.get<CommentsValue>(await path("comments"))).value;
    expect(after.total).toBe(before.total + 1);
    expect(after.summary.count).toBe(before.summary.count + 1);
    const shown = after.items.find((item) => item.id === id);
    expect(shown).toMatchObject({ author_fa: "ز.", author_en: "Z.", text: words.text });
    expect((await own())[0]?.state).toBe("published");
    expect((await operator().post(`operator/v2/comments/${id}/reject`, { operator: "sara", reason: "x" })).status).toBe(
      200,
    );
    expect((await user.get<CommentsValue>(await path("comments"))).value.summary).toEqual(before.summary);
    expect(await query("SELECT state FROM word_decision WHERE kind = 'comment' ORDER BY id")).toEqual([
      { state: "published" },
      { state: "rejected" },
    ]);
  });

  onEngine("an author whose name is in one kind of letters is named by it in both languages", async () => {
    const user = await logIn(provider.app);
    const { value } = await user.get<MeValue>("user/v2/me");
    const author = () => authorOf(provider.services.database, provider.services.vault, new Map(), value.id);
    expect(await author()).toEqual({ fa: "مسافر شمسه", en: "A Shamseh traveller" });
    const german = { last_name_en: "Mueller", birth_date: "1986-07-03", gender: "female", nationality: "DE" };
    const save = (names: object) =>
      user.post("profile/user-information/save-personal-information", { ...german, ...names });
    expect((await save({ first_name_en: "Anna" })).status).toBe(200);
    expect(await author()).toEqual({ fa: "A.", en: "A." });
    expect((await save({ first_name_fa: "آنا" })).status).toBe(200);
    expect(await author()).toEqual({ fa: "آ.", en: "آ." });
  });

  onEngine("a comment that is too short, has a sixth star or no stay says so", async () => {
    const user = await logIn(provider.app);
    const confirmation_code = await stay(user.mobile, 2);
    const send = async (changed: object) =>
      (await user.post(await path("comments"), { ...words, confirmation_code, ...changed }, newKey())).errors.map(
        ({ name }) => name,
      );
    expect(await send({ text: "خوب" })).toEqual(["text"]);
    expect(await send({ scores: { ...words.scores, food: 6 } })).toEqual(["scores.food"]);
    expect(await send({ type: "all" })).toEqual(["type"]);
    expect(await send({ confirmation_code: "no" })).toEqual(["confirmation_code"]);
  });

  onEngine(
    "comments come in the reader’s language first, newest, lowest or highest rated first, and come to the average",
    async () => {
      const [most] = await query<{ id: number; average: number }>(
        "SELECT id, rating_average AS average FROM property ORDER BY rating_count DESC, id LIMIT 1",
      );
      let language = "fa";
      const page = async (sort: string, type = "all", number = 1) =>
        (
          await callerOf(provider.app, { "Accept-Language": language }).get<CommentsValue>(
            `property/v2/${most?.id}/comments?sort=${sort}&type=${type}&page=${number}`,
          )
        ).value;
      const all = async (sort: string, type?: string) => {
        const { total, items } = await page(sort, type);
        for (let number = 2; items.length < total; number += 1) items.push(...(await page(sort, type, number)).items);
        return items;
      };
      const meanOf = ({ scores }: CommentsValue["items"][number]) =>
        Object.values(scores).reduce((sum, score) => sum + score, 0) / Object.values(scores).length;
      const newest = await all("newest");
      expect(newest.length).toBeGreaterThan(10);
      for (const own of ["fa", "en"]) {
        language = own;
        const inOrder = async (sort: string) => {
          const found = await all(sort);
          const isOwn = found.map(({ locale }) => locale === own);
          const others = isOwn.indexOf(false);
          expect(isOwn.lastIndexOf(true), `${own} ${sort}`).toBe(others - 1);
          return [found.slice(0, others), found.slice(others)];
        };
        for (const part of await inOrder("newest")) {
          const days = part.map(({ date }) => date);
          expect(days).toEqual(days.toSorted().reverse());
        }
        const highest = (await inOrder("highest")).map((part) => part.map(meanOf));
        for (const [at, part] of (await inOrder("lowest")).entries()) {
          const means = part.map(meanOf);
          expect(means).toEqual(means.toSorted((one, other) => one - other));
          expect(highest[at]).toEqual(means.toReversed());
        }
      }
      expect((await all("lowest", "family")).every(({ type }) => type === "family")).toBe(true);
      const average = newest.map(meanOf).reduce((sum, each) => sum + each, 0) / newest.length;
      expect(Math.abs(average - (most?.average ?? 0))).toBeLessThan(0.006);
      expect((await page("newest")).summary).toMatchObject({ average: most?.average, count: newest.length });
    },
  );

  onEngine(
    "a published comment has one answer of its property, which may be replaced; its author hears of the first",
    async () => {
      const user = await logIn(provider.app);
      const confirmation_code = await stay(user.mobile, 4);
      const written = await user.post<{ id: number }>(
        await path("comments"),
        { ...words, confirmation_code },
        newKey(),
      );
      const address = `operator/v2/comments/${written.value.id}`;
      const say = (text: string) => operator().post(`${address}/answer`, { operator: "sara", text });
      expect((await say("سپاسگزاریم.")).reason).toBe("comment_not_published");
      await operator().post(`${address}/publish`, { operator: "sara" });
      expect((await user.post(`${address}/answer`, { operator: "sara", text: "خودم" })).status).toBe(401);
      expect((await say("پ")).status).toBe(422);
      expect((await say("سپاسگزاریم.")).value).toEqual({ state: "answered" });
      expect((await say("سپاسگزاریم؛ منتظر شما هستیم.")).value).toEqual({ state: "answered" });
      const shown = (await user.get<CommentsValue>(await path("comments"))).value.items;
      expect(shown.find(({ id }) => id === written.value.id)).toMatchObject({
        reply: "سپاسگزاریم؛ منتظر شما هستیم.",
        reply_date: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      });
      const own = await user.get<z.infer<typeof ownCommentsValue>>("user/v2/comments");
      expect(own.value.items[0]).toMatchObject({ reply: "سپاسگزاریم؛ منتظر شما هستیم." });
      const { value: notified } = await user.get<NotificationsValue>("user/v2/notifications");
      expect(notified.items).toMatchObject([
        { kind: "answer", word: "comment_answered", confirmation_code: null, title_fa: expect.stringMatching(/./) },
      ]);
      const acts = await query("SELECT operator, call FROM operator_act WHERE subject = $1 ORDER BY id", [
        String(written.value.id),
      ]);
      expect(acts.slice(1)).toEqual(Array(2).fill({ operator: "sara", call: "operator.answerComment" }));
      expect(
        (await operator().post("operator/v2/comments/999999999/answer", { operator: "sara", text: "بله" })).status,
      ).toBe(404);
      await expect(query("UPDATE comment SET reply = NULL WHERE id = $1", [written.value.id])).rejects.toThrow();
    },
  );

  onEngine("a question is shown once it is answered", async () => {
    const user = await logIn(provider.app);
    const asked = await user.post<{ id: number }>(await path("questions"), { text: "آیا پارکینگ دارید؟" }, newKey());
    expect(asked.value).toMatchObject({ state: "pending" });
    const shown = async () =>
      (await user.get<QuestionsValue>(await path("questions"))).value.items.find(({ id }) => id === asked.value.id);
    expect(await shown()).toBeUndefined();
    const answer = { operator: "sara", text: "بله، برای همه مهمانان." };
    expect((await operator().post(`operator/v2/questions/${asked.value.id}/answer`, answer)).status).toBe(200);
    expect((await shown())?.answers).toMatchObject([{ text: answer.text, by_en: "Shamseh support" }]);
    const own = await user.get<z.infer<typeof ownQuestionsValue>>("user/v2/questions");
    expect(own.value.items).toMatchObject([
      { id: asked.value.id, state: "published", answers: [{ text: answer.text }] },
    ]);
    expect((await operator().post("operator/v2/questions/999999999/answer", answer)).status).toBe(404);
    expect((await user.post(await path("questions"), { text: "چی" }, newKey())).errors[0]?.code).toBe("min");
    expect((await user.post("property/v2/999999999/questions", { text: "آیا پارکینگ دارید؟" }, newKey())).status).toBe(
      404,
    );
  });
});
