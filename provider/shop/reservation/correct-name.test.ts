import fc from "fast-check";
import { expect } from "vitest";
import type { CancellationQuoteValue } from "#domain/contract/cancellation-quote.shapes.ts";
import type { ChangeQuoteValue } from "#domain/contract/change.shapes.ts";
import type { QueueValue } from "#domain/contract/operator.shapes.ts";
import type { OrderValue } from "#domain/contract/order.shapes.ts";
import type { ReservationEnvelope, VoucherEnvelope } from "#domain/contract/reservation.shapes.ts";
import type { StayReservationValue } from "#domain/contract/stay-reservation.shapes.ts";
import { onProvider } from "#tests/engines.ts";
import { type BookableItem, type Kind, kinds, stayIn } from "#tests/prove/bookable-items.ts";
import { callerOf, logIn, newKey } from "#tests/support/client.ts";
import { prepareRoom, standAtFrozenNoon, wait } from "#tests/support/stay.ts";
import { issued, named, paid, readyToPay, supplied } from "#tests/support/supplied.ts";
import { runOutbox } from "../../kernel/outbox/worker.ts";

type Names = Readonly<Record<string, string>>;
/** Of the first traveller of every item (`guestsFor`). */
const FIRST = { first_name_fa: "علی‌رضا", last_name_fa: "کریمی" } as const;

onProvider("The name of a traveller that is corrected", (provider, onEngine) => {
  const database = () => provider.services.database;

  const itemOf = async (kind: Kind): Promise<BookableItem> => {
    await standAtFrozenNoon(database());
    return kind === "stay" ? stayIn(await prepareRoom(database())) : (await supplied[kind](provider.services)).item;
  };

  async function booking(kind: Kind, upTo: typeof issued | typeof paid = issued) {
    const item = await itemOf(kind);
    const user = await logIn(provider.app);
    const { confirmation_code: code } = await upTo(provider.services, user, item);
    return at(user, item, code);
  }

  const at = (user: Awaited<ReturnType<typeof logIn>>, item: BookableItem, code: string) => {
    const path = `${item.path}/${code}`;
    return {
      code,
      user,
      read: async () => (await user.get<ReservationEnvelope>(path)).value,
      voucher: async () => (await user.get<VoucherEnvelope>(`${path}/voucher`)).value,
      correct: (names: Names, traveller = 1, key = newKey()) =>
        user.post<ReservationEnvelope>(`${path}/correct-name`, { traveller, ...names }, key),
      cancellation: async (part = "") =>
        (await user.get<CancellationQuoteValue>(`${path}/cancellation-quote${part && `?part=${part}`}`)).value,
      cancel: (body: object) => user.post<ReservationEnvelope>(`${path}/cancel`, body, newKey()),
    };
  };
  const order = (code: string) =>
    callerOf(provider.app, { Authorization: `Bearer ${provider.services.settings.operatorToken}` }).post<OrderValue>(
      `operator/v2/orders/${code}/read`,
      { operator: "Mina" },
      newKey(),
    );

  onEngine("is on the booking, its voucher and its history, of every product, and costs nothing", async () => {
    for (const kind of kinds) {
      const stand = await booking(kind);
      const before = await stand.read();
      const key = newKey();
      const { status, value: after } = await stand.correct({ last_name_fa: "كريمیان" }, 2, key);
      expect([kind, status]).toEqual([kind, 200]);
      expect((await stand.correct({ last_name_fa: "كريمیان" }, 2, key)).value).toEqual(after);
      const [first, second] = before.travellers;
      expect(after.travellers).toEqual([first, { ...second, last_name_fa: "کریمیان" }]);
      expect(after.totals).toEqual(before.totals);
      expect(after.own_changes).toMatchObject([{ what: "name", paid: 0, penalty: 0, comes: 0 }]);
      expect(after.history.at(-1)).toMatchObject({ from: "successful", to: "successful", reason: "name_corrected" });
      expect((await stand.voucher()).travellers).toEqual(after.travellers);
      // The same names again are no change.
      expect((await stand.correct({ last_name_fa: "کریمیان" }, 2)).value.own_changes).toHaveLength(1);
    }
  });

  onEngine("waits for an operator until its order is read, which marks the letters that changed", async () => {
    const flight = await booking("flight");
    const waiting = async () => {
      const { value } = await callerOf(provider.app, {
        Authorization: `Bearer ${provider.services.settings.operatorToken}`,
      }).get<QueueValue>("operator/v2/pending/orders?limit=500");
      return value.items.filter(({ id }) => id === flight.code);
    };
    expect(await waiting()).toEqual([]);
    await flight.correct({ first_name_en: "ALIREZO" });
    expect(await waiting()).toMatchObject([{ kind: "corrected_names", facts: { product: "flight" } }]);
    const { value } = await order(flight.code);
    expect(value.travellers.map(({ corrections }) => corrections)).toEqual([
      [{ field: "first_name_en", marked: "ALIREZ[A→O]" }],
      undefined,
    ]);
    expect(await waiting()).toEqual([]);
    await wait(database(), 1);
    // Another correction is passed on again.
    await flight.correct({ first_name_en: "ALIREZU" });
    expect(await waiting()).toHaveLength(1);
    await wait(database(), 400 * 86_400);
    expect(await waiting()).toEqual([]);
  });

  onEngine("moved letter by letter stops at three letters from the one first issued, on a flight", async () => {
    const flight = await booking("flight");
    for (const first_name_en of ["ALIREZB", "ALIREBB", "ALIRBBB"])
      expect((await flight.correct({ first_name_en })).status).toBe(200);
    const refused = await flight.correct({ first_name_en: "ALIBBBB" });
    expect(refused).toMatchObject({ status: 422, reason: "another_traveller" });
    expect((await flight.read()).travellers[0]?.first_name_en).toBe("ALIRBBB");
    // The way back is open, and what was issued still counts.
    expect((await flight.correct({ first_name_en: "ALIREZA" })).status).toBe(200);
    expect((await flight.correct({ first_name_en: "ALIBBBA" })).status).toBe(200);
    expect((await flight.correct({ first_name_en: "ALIBBBA", last_name_en: "KARIMY" })).status).toBe(422);
  });

  /** True where so many letters at most turn one word into the other, counted another way than the product does. */
  const isApartBy = (most: number, one: string, other: string): boolean => {
    if (most < 0) return false;
    if (one === "" || other === "") return one.length + other.length <= most;
    if (one[0] === other[0]) return isApartBy(most, one.slice(1), other.slice(1));
    const [left, right] = [one.slice(1), other.slice(1)];
    return [[left, other] as const, [one, right] as const, [left, right] as const].some((pair) =>
      isApartBy(most - 1, ...pair),
    );
  };

  /**
   * Names that are moved letter by letter, of each product. On a flight the limit is of the whole name. Elsewhere one name may
   * be another, and is; the limit is then of the other name alone.
   */
  const WALKED = {
    flight: { fields: ["first_name_en", "last_name_en"], issued: ["ALIREZA", "KARIMI"], letters: "ABKZ", other: {} },
    tour: { fields: ["last_name_en"], issued: ["KARIMI"], letters: "ABKZ", other: { first_name_en: "BEHNOUSH" } },
    stay: { fields: ["last_name_fa"], issued: ["کریمی"], letters: "ابکم", other: { first_name_fa: "بهنوش" } },
  } as const;
  const STEPS = 16;
  const edit = fc.record({
    field: fc.nat(),
    at: fc.nat({ max: 7 }),
    how: fc.constantFrom("other", "other", "more", "less"),
    to: fc.nat({ max: 3 }),
  });

  onEngine("moved letter by letter, in any way, stays within the limit from the name first issued", async () => {
    for (const kind of kinds) {
      const { fields, issued: was, letters, other } = WALKED[kind];
      const stand = await booking(kind);
      if (kind !== "flight") expect((await stand.correct(other)).status).toBe(200);
      let now: readonly string[] = was;
      const answers = { 200: 0, 422: 0 };
      for (const { field, at: place, how, to } of fc.sample(edit, { seed: 1405, numRuns: STEPS })) {
        const index = field % fields.length;
        const name = now[index]!;
        const from = Math.min(place, name.length - 1);
        const typed =
          name.slice(0, from) + (how === "less" ? "" : letters[to]) + name.slice(from + (how === "more" ? 0 : 1));
        if (typed.length < 2 || typed === name) continue;
        const next = now.with(index, typed);
        const expected = isApartBy(3, was.join(""), next.join("")) ? 200 : 422;
        const { status } = await stand.correct({ [fields[index]!]: typed });
        expect([kind, next, status]).toEqual([kind, next, expected]);
        answers[expected] += 1;
        if (expected === 200) now = next;
      }
      const kept = (await stand.read()).travellers[0]!;
      expect(fields.map((one) => kept[one])).toEqual(now);
      expect(Math.min(answers[200], answers[422]), kind).toBeGreaterThan(0);
    }
  });

  onEngine("counts against the name first issued after another traveller has gone", async () => {
    const flight = await booking("flight");
    expect((await flight.correct({ last_name_en: "REZZZZ" }, 2)).status).toBe(200);
    expect((await flight.voucher()).revision).toBe(1);
    const { quote_id, part } = await flight.cancellation("traveller-1");
    const { value: alone } = await flight.cancel({ quote_id, part });
    // The part that was cancelled is a change as well.
    expect((await flight.voucher()).revision).toBe(2);
    expect(alone.travellers.map(({ last_name_en }) => last_name_en)).toEqual(["REZZZZ"]);
    expect(await flight.correct({ last_name_en: "RZZZZZ" })).toMatchObject({ reason: "another_traveller" });
    expect((await flight.correct({ last_name_en: "REZAEI" })).status).toBe(200);
  });

  onEngine("may have another first name or another surname, and not both, elsewhere", async () => {
    for (const kind of ["stay", "tour"] as const) {
      const stand = await booking(kind);
      expect((await stand.correct({ last_name_fa: "رستمیان‌پور" })).status).toBe(200);
      expect(await stand.correct({ first_name_fa: "فرهاد" })).toMatchObject({ reason: "another_traveller" });
      expect((await stand.correct({ first_name_fa: "فرهاد", last_name_fa: FIRST.last_name_fa })).status).toBe(200);
    }
  });

  onEngine("is free until the issue, whose names are then those that count", async () => {
    const item = await itemOf("flight");
    const user = await logIn(provider.app);
    const { confirmation_code: code } = await paid(provider.services, user, item);
    const flight = at(user, item, code);
    expect((await flight.correct({ first_name_en: "Farhad", last_name_en: "Rostamian" })).status).toBe(200);
    await runOutbox(provider.services);
    expect((await flight.read()).status).toBe("successful");
    expect(await flight.correct({ first_name_en: "Alireza", last_name_en: "Karimi" })).toMatchObject({
      reason: "another_traveller",
    });
    expect((await flight.correct({ first_name_en: "Farhaad" })).status).toBe(200);
  });

  onEngine("is refused with its field, or where there is nothing to correct any more", async () => {
    const flight = await booking("flight");
    const faulty = await flight.correct({ first_name_en: "علی", last_name_fa: "" });
    expect(faulty).toMatchObject({ status: 422, reason: "invalid_input" });
    expect(faulty.text).toContain('"name":"first_name_en"');
    expect(faulty.text).toContain('"name":"last_name_fa"');
    expect((await flight.correct({ first_name_en: "Alirez" }, 3)).status).toBe(404);
    const stranger = await logIn(provider.app);
    const theirs = await stranger.post(`flight/v2/reserve/${flight.code}/correct-name`, { traveller: 1 }, newKey());
    expect(theirs.status).toBe(404);

    const item = await itemOf("stay");
    const user = await logIn(provider.app);
    const held = await named(user, item);
    const stay = at(user, item, held.confirmation_code);
    expect(await stay.correct({ last_name_fa: "کریمیان" })).toMatchObject({ status: 422, reason: "not_open" });
    await user.post(`${item.path}/${held.confirmation_code}/submit`, {}, newKey());
    expect((await stay.correct({ last_name_fa: "کریمیان" })).status).toBe(200);

    const { quote_id } = await flight.cancellation();
    expect((await flight.cancel({ quote_id })).status).toBe(200);
    expect(await flight.correct({ first_name_en: "Alirez" })).toMatchObject({ status: 422, reason: "not_open" });
  });

  onEngine("is refused once the journey has begun", async () => {
    const item = await itemOf("flight");
    const user = await logIn(provider.app);
    const { confirmation_code: code } = await issued(provider.services, user, item);
    const [row] = await database().query<{ left: number }>(
      "SELECT extract(epoch FROM starts_at - app_now())::float8 AS left FROM reservation WHERE confirmation_code = $1",
      [code],
    );
    await wait(database(), Math.ceil(row?.left ?? 0));
    const again = await logIn(provider.app, user.mobile);
    expect(await at(again, item, code).correct({ first_name_en: "Alirez" })).toMatchObject({
      status: 422,
      reason: "change_begun",
    });
  });

  onEngine("is told its owner without a letter of it, and shown to the supplier beside the one issued", async () => {
    const flight = await booking("flight");
    expect(await order(flight.code)).toMatchObject({ status: 422, reason: "not_open" });
    await flight.correct({ first_name_en: "Alireda" });
    await runOutbox(provider.services);
    const { value } = await order(flight.code);
    expect(value.travellers[0]).toMatchObject({
      first_name_en: "ALIREDA",
      issued_names: { first_name_en: "ALIREZA", last_name_en: "KARIMI", ...FIRST },
    });
    expect(value.travellers[1]).not.toHaveProperty("issued_names");
    const kept = await database().query<{ text: string }>(
      `SELECT to_jsonb(one)::text AS text FROM own_change AS one
       UNION ALL SELECT to_jsonb(one)::text FROM reservation_event AS one
       UNION ALL SELECT to_jsonb(one)::text FROM operator_act AS one
       UNION ALL SELECT to_jsonb(one)::text FROM reservation_passenger AS one`,
    );
    for (const name of ["ALIREDA", "ALIREZA", "Alireda"])
      expect(kept.filter(({ text }) => text.includes(name))).toEqual([]);
    const { items } = (await flight.user.get<{ items: { word: string }[] }>("user/v2/notifications")).value;
    expect(JSON.stringify(items)).toContain("name_corrected");
    expect(JSON.stringify(items)).not.toMatch(/alired/i);
  });

  onEngine("is corrected by an operator by the same rule, with the journal naming who and no letter", async () => {
    const flight = await booking("flight");
    const operate = (names: Names) =>
      callerOf(provider.app, { Authorization: `Bearer ${provider.services.settings.operatorToken}` }).post<{
        state: string;
      }>(`operator/v2/reserves/${flight.code}/correct-name`, { operator: "Mina", traveller: 1, ...names }, newKey());
    expect(await operate({ first_name_en: "Alireka" })).toMatchObject({ status: 200, value: { state: "successful" } });
    expect((await flight.read()).travellers[0]?.first_name_en).toBe("ALIREKA");
    expect(await operate({ first_name_en: "Farhad" })).toMatchObject({ status: 422, reason: "another_traveller" });
    expect((await flight.read()).history.at(-1)).toMatchObject({ actor: "operator", reason: "name_corrected" });
    const events = await database().query<{ operator: string }>(
      "SELECT operator FROM reservation_event WHERE reason = 'name_corrected' ORDER BY id DESC LIMIT 1",
    );
    expect(events).toEqual([{ operator: expect.stringContaining("Mina") }]);
    const acts = await database().query<{ text: string }>(
      "SELECT to_jsonb(act)::text AS text FROM operator_act AS act WHERE call = 'operator.correctReserveName'",
    );
    expect(acts).toHaveLength(1);
    expect(acts[0]?.text).toContain(flight.code);
    expect(acts[0]?.text).not.toMatch(/alireka/i);
  });

  onEngine("makes a quote of other dates that was shown before outdated: the booking is another", async () => {
    const stay = await booking("stay");
    const { check_in, length_of_stay } = (await stay.user.get<StayReservationValue>(`reserve/v2/${stay.code}`)).value;
    const wish = { check_in, length_of_stay: length_of_stay - 1 };
    const asked = `check_in=${check_in}&length_of_stay=${wish.length_of_stay}`;
    const quote = () => stay.user.get<ChangeQuoteValue>(`reserve/v2/${stay.code}/change-quote?${asked}`);
    const change = (quote_id: string) =>
      stay.user.post<StayReservationValue>(`reserve/v2/${stay.code}/change`, { ...wish, quote_id }, newKey());
    const { quote_id } = (await quote()).value;
    expect((await stay.correct({ last_name_fa: "کریمیان" })).status).toBe(200);
    expect(await change(quote_id)).toMatchObject({ status: 422, reason: "change_changed" });
    const { status, value } = await change((await quote()).value.quote_id);
    expect(status).toBe(200);
    expect(value.own_changes?.map(({ what }) => what)).toEqual(["name", "dates"]);
  });

  onEngine("may be another altogether before anything is issued", async () => {
    const item = await itemOf("stay");
    const user = await logIn(provider.app);
    const { confirmation_code: code } = await readyToPay(user, item);
    const stay = at(user, item, code);
    expect((await stay.correct({ first_name_fa: "فرهاد", last_name_fa: "رستمیان" })).status).toBe(200);
    expect((await stay.read()).travellers[0]).toMatchObject({ first_name_fa: "فرهاد", last_name_fa: "رستمیان" });
  });
});
