import { expect } from "vitest";
import { addDays } from "#domain/calendar/arithmetic.ts";
import { DAY_SECONDS } from "#domain/calendar/constants.ts";
import type { ReservesValue, TrackingValue } from "#domain/contract/reservation.shapes.ts";
import type { StayQuoteValue, StayVoucherValue } from "#domain/contract/stay-reservation.shapes.ts";
import { DEMO_SUPPORT_ABROAD, supportText } from "#domain/text/support.ts";
import { FROZEN_TODAY } from "#fixtures/world/demo.ts";
import { stay } from "#products/stay/provider/product.ts";
import { onProvider } from "#tests/engines.ts";
import { bookingAt } from "#tests/support/booking.ts";
import { callerOf, logIn, newKey } from "#tests/support/client.ts";
import { guestsFor, wait } from "#tests/support/stay.ts";
import { isRefusal } from "../../kernel/envelope.ts";
import { runOutbox } from "../../kernel/outbox/worker.ts";
import { createHold } from "./hold.ts";
import { forgetOldQuotes } from "./timers.ts";

const MINUTE = 60;

/** Has the first reservation from now on drawn a code that is in use; a sequence goes on when a transaction is undone. */
const drawUsed = (code: string): readonly string[] => [
  "CREATE SEQUENCE draws",
  `CREATE FUNCTION draw_used() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    IF nextval('draws') = 1 THEN NEW.tracking_code := '${code}'; END IF; RETURN NEW; END $$`,
  "CREATE TRIGGER draw_used BEFORE INSERT ON reservation FOR EACH ROW EXECUTE FUNCTION draw_used()",
];

onProvider("Booking a stay", (provider, onEngine) => {
  const { database, make, quoteOf, create, act, read, idOf, pay, submitted } = bookingAt(provider);

  onEngine("R4, R11 goes from a price to a voucher, each change in its history, each room counted there", async () => {
    const room = await make({ rooms: 3 });
    const user = await logIn(provider.app);
    const quote = await quoteOf(room);
    expect(quote).toMatchObject({ total: 50_000_000, rack_total: 60_000_000, discount: 10_000_000, length_of_stay: 2 });
    const created = await create(user, quote.quote_id);
    expect(created.status, created.text).toBe(200);
    const reservation = created.value;
    expect(reservation.confirmation_code).toMatch(/^[0-9A-HJKMNP-TV-Z]{26}$/);
    expect(reservation).toMatchObject({ status: "in_progress", actions: ["save_guests", "submit", "cancel"] });
    // A second may begin between the hold and the answer.
    expect(reservation.hold_expires_at! - reservation.now).toBeCloseTo(15 * MINUTE, -1);
    expect(await room.counters()).toEqual([
      { held: 1, sold: 0 },
      { held: 1, sold: 0 },
    ]);

    const early = await act(user, reservation, "submit");
    expect([early.status, early.reason]).toEqual([422, "guests_missing"]);
    const guests = await act(user, reservation, "save-guests", guestsFor());
    expect(guests.status, guests.text).toBe(200);
    const ready = (await act(user, reservation, "submit")).value;
    expect(ready.status).toBe("ready_to_pay");
    expect(ready.payment_deadline_at! - ready.now).toBeCloseTo(30 * MINUTE, -1);

    expect(await pay(reservation)).toBe("applied");
    expect(await room.counters()).toEqual([
      { held: 0, sold: 1 },
      { held: 0, sold: 1 },
    ]);
    expect((await read(user, reservation)).value).toMatchObject({ status: "in_progress", actions: [] });
    await runOutbox(provider.services);
    const done = (await read(user, reservation)).value;
    expect(done).toMatchObject({ status: "successful", actions: ["cancel", "voucher"], totals: { paid: 50_000_000 } });
    expect(done.history.map(({ from, to, actor }) => [from, to, actor])).toEqual([
      [null, "in_progress", "user"],
      ["in_progress", "ready_to_pay", "user"],
      ["ready_to_pay", "in_progress", "gateway"],
      ["in_progress", "successful", "system"],
    ]);
    const voucher = await user.get<StayVoucherValue>(`reserve/v2/${reservation.confirmation_code}/voucher`);
    expect(voucher.value.travellers[0]).toMatchObject({ national_code: "0084575948", birth_date: "1986-07-03" });
    expect(voucher.value.travellers).toHaveLength(2);
    const list = await user.get<ReservesValue>("user/v2/reserves");
    expect(list.value).toMatchObject({
      total: 1,
      items: [{ status: "successful", summary: { party: { adults: 2, children: 0, rooms: 1 } } }],
    });
  });

  onEngine("a tracking code that is in use is drawn once more, and the rooms are held once", async () => {
    const room = await make({ rooms: 3 });
    const first = (await create(await logIn(provider.app), (await quoteOf(room)).quote_id)).value;
    for (const statement of drawUsed(first.tracking_code)) await database().query(statement);
    const second = await create(await logIn(provider.app), (await quoteOf(room)).quote_id);
    const draws = await database().query("SELECT last_value FROM draws");
    await database().query("DROP TRIGGER draw_used ON reservation");
    expect(second.status, second.text).toBe(200);
    expect(draws).toEqual([{ last_value: 2 }]);
    expect(second.value.tracking_code).not.toBe(first.tracking_code);
    expect(await room.counters()).toEqual([
      { held: 2, sold: 0 },
      { held: 2, sold: 0 },
    ]);
  });

  onEngine("R4, R11 abroad is for several travellers too, and each shows a passport", async () => {
    const user = await logIn(provider.app);
    const { value } = await create(user, (await quoteOf(await make({ country: "TR" }))).quote_id);
    const refused = await act(user, value, "save-guests", guestsFor());
    expect(new Set(refused.errors.map(({ name }) => name.split(".")[2]))).toContain("passport_number");
    const saved = await act(
      user,
      value,
      "save-guests",
      guestsFor(1, (one, index) => ({
        ...one,
        first_name_en: "Ali Reza",
        last_name_en: "Karimi",
        passport_number: `A1234567${index}`,
        passport_issuing_country: "IR",
        passport_expires_on: "2031-01-01",
      })),
    );
    expect(saved.status, saved.text).toBe(200);
    expect(saved.value.travellers.map(({ passport_number }) => passport_number)).toEqual(["A12345670", "A12345671"]);
    expect((await act(user, value, "submit")).value.status).toBe("ready_to_pay");
    expect(await pay(value)).toBe("applied");
    await runOutbox(provider.services);
    expect((await read(user, value)).value.status).toBe("successful");
  });

  onEngine("holds nothing when another user's hold came first, and says that the room is sold out", async () => {
    const room = await make({ rooms: 1 });
    const quote = await quoteOf(room);
    const [one, other] = [await logIn(provider.app), await logIn(provider.app)];
    expect((await create(one, quote.quote_id)).status).toBe(200);
    const late = await create(other, quote.quote_id);
    expect([late.status, late.reason]).toEqual([422, "sold_out"]);
    expect(await room.counters()).toEqual([
      { held: 1, sold: 0 },
      { held: 1, sold: 0 },
    ]);
  });

  onEngine("is refused where its stock is not held after all", async () => {
    const { quote_id } = await quoteOf(await make());
    await logIn(provider.app);
    const taken: typeof stay = { ...stay, stock: { ...stay.stock, hold: async () => false } };
    const answered = database().withTx(async (tx) => {
      const [{ userId } = { userId: 0 }] = await tx.query<{ userId: number }>(
        'SELECT max(id) AS "userId" FROM user_account',
      );
      const answer = await createHold(tx, provider.services, taken, userId, quote_id);
      throw new Error(isRefusal(answer) ? answer.refused : "held");
    });
    await expect(answered).rejects.toThrow("sold_out");
  });

  onEngine("counts two rooms of one type together", async () => {
    const room = await make({ rooms: 1 });
    const answer = await callerOf(provider.app).post("reserve/v2/quote", room.request({ rooms: 2 }));
    expect([answer.status, answer.reason]).toEqual([422, "sold_out"]);
    const two = await make({ rooms: 2 });
    const { quote_id } = await quoteOf(two, { rooms: 2 });
    expect((await create(await logIn(provider.app), quote_id)).value.rooms).toHaveLength(2);
    expect((await two.counters())[0]).toEqual({ held: 2, sold: 0 });
  });

  onEngine("asks again when the price moved since it was quoted, and the new price holds", async () => {
    const room = await make();
    const { quote_id } = await quoteOf(room);
    await database().query("UPDATE night_price SET sale_rate = 26000000 WHERE rate_plan_id = $1", [room.ratePlanId]);
    const user = await logIn(provider.app);
    const asked = await user.post<StayQuoteValue>("reserve/v2/create", { quote_id }, newKey());
    expect([asked.status, asked.reason, asked.value.total]).toEqual([422, "price_changed", 52_000_000]);
    expect((await room.counters())[0]).toEqual({ held: 0, sold: 0 });
    expect((await create(user, asked.value.quote_id)).value.totals.payable).toBe(52_000_000);
  });

  onEngine("asks again when its terms changed at the same price, and says that it is they", async () => {
    const room = await make();
    const { quote_id } = await quoteOf(room);
    await database().query("UPDATE rate_plan SET meal = 'full_board' WHERE id = $1", [room.ratePlanId]);
    const user = await logIn(provider.app);
    const asked = await user.post<StayQuoteValue>("reserve/v2/create", { quote_id }, newKey());
    expect([asked.status, asked.reason, asked.value.total]).toEqual([422, "terms_changed", 50_000_000]);
    expect((await create(user, asked.value.quote_id)).status).toBe(200);
  });

  onEngine("is made once by one intent, however often it is sent", async () => {
    const room = await make({ rooms: 5 });
    const user = await logIn(provider.app);
    const { quote_id } = await quoteOf(room);
    const key = newKey();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => user.post("reserve/v2/create", { quote_id }, key)),
    );
    expect(new Set(answers.map(({ text }) => text)).size, answers[0]!.text).toBe(1);
    expect((await room.counters())[0]).toEqual({ held: 1, sold: 0 });
  });

  onEngine("stops at three unpaid reservations of one user", async () => {
    const room = await make({ rooms: 9 });
    const user = await logIn(provider.app);
    const { quote_id } = await quoteOf(room);
    const answers = await Promise.all(Array.from({ length: 6 }, () => create(user, quote_id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(answers.filter(({ reason }) => reason === "too_many_holds")).toHaveLength(3);
    expect((await room.counters())[0]).toEqual({ held: 3, sold: 0 });
  });

  onEngine("has no price from a day that has passed", async () => {
    const body = (await make()).request({ from: addDays(FROZEN_TODAY, -1) });
    const answer = await callerOf(provider.app).post("reserve/v2/quote", body);
    expect([answer.status, answer.reason, answer.errors[0]?.name]).toEqual([422, "invalid_input", "check_in"]);
  });

  onEngine("forgets a quote after fifteen minutes", async () => {
    const room = await make();
    const { quote_id } = await quoteOf(room);
    await wait(database(), 15 * MINUTE + 1);
    expect((await create(await logIn(provider.app), quote_id)).reason).toBe("quote_expired");
    const isKept = async () => {
      await forgetOldQuotes(provider.services);
      return (await database().query("SELECT id FROM quote WHERE id = $1", [quote_id])).length === 1;
    };
    expect(await isKept()).toBe(true);
    await wait(database(), DAY_SECONDS);
    expect(await isKept()).toBe(false);
  });

  onEngine("R138 names a wrong traveller by the field, and those the rooms were not priced for", async () => {
    const room = await make();
    const user = await logIn(provider.app);
    const { value } = await create(user, (await quoteOf(room)).quote_id);
    const twice = await act(
      user,
      value,
      "save-guests",
      guestsFor(1, (one) => ({ ...one, national_code: "84575948" })),
    );
    expect(twice.errors).toMatchObject([{ name: "travellers.1.national_code", code: "duplicate_national_code" }]);
    const alone = await act(user, value, "save-guests", { travellers: guestsFor().travellers.slice(0, 1) });
    expect(alone.errors).toMatchObject([{ code: "rooms_differ" }]);
    expect((await read(user, value)).value.travellers).toEqual([]);
    // A room that was priced for a child of five has no other person in the child's place.
    const family = (await quoteOf(await make(), { adult_count: 1, children: [5] })).quote_id;
    const { value: forChild } = await create(user, family);
    expect((await act(user, forChild, "save-guests", guestsFor())).errors).toMatchObject([
      { name: "travellers.room.0", code: "rooms_differ" },
    ]);
  });

  onEngine("has a cot for an infant, and none for an older child", async () => {
    const room = await make();
    const cot = { adult_count: 1, baby_cot: 1 };
    expect((await quoteOf(room, { ...cot, children: [1] })).total).toBeGreaterThan(0);
    const asked = await callerOf(provider.app).post("reserve/v2/quote", room.request({ ...cot, children: [5] }));
    expect([asked.status, asked.reason]).toEqual([404, "not_found"]);
  });

  onEngine("judges and keeps the fields that the form has, and ignores other fields", async () => {
    const room = await make();
    const user = await logIn(provider.app);
    const { value } = await create(user, (await quoteOf(room)).quote_id);
    const kept = await act(
      user,
      value,
      "save-guests",
      guestsFor(1, (one, index) => ({
        ...one,
        passport_number: "C01X00T47",
        passport_expires_on: "2020-01-01",
        ...(index === 1 ? { mobile: "0912", email: "x@" } : {}),
      })),
    );
    expect(kept.status, kept.text).toBe(200);
    expect(kept.value.travellers).toMatchObject([
      { passport_number: null, passport_expires_on: null, mobile: "09121234567" },
      { passport_number: null, passport_expires_on: null, mobile: null, email: null },
    ]);
  });

  onEngine("keeps its travellers and their wishes sealed, each traveller in a room of it", async () => {
    const user = await logIn(provider.app);
    const { value } = await create(user, (await quoteOf(await make({ rooms: 2 }), { rooms: 2 })).quote_id);
    const wishes = { arrival: { vehicle: "train", number: "412", time: "۱۸:۳۰" }, note: "A quiet room" };
    await act(user, value, "save-guests", { ...guestsFor(2), ...wishes });
    expect((await read(user, value)).value).toMatchObject({
      arrival: { vehicle: "train", number: "412", time: "18:30" },
      note: "A quiet room",
    });
    const rows = await database().query<{ version: number }>(
      `SELECT version, sealed, arrival, note FROM reservation JOIN reservation_passenger ON reservation_id = id
       JOIN reservation_room USING (reservation_id) WHERE id = $1 AND room_position = reservation_room.position`,
      [await idOf(value)],
    );
    expect(rows.map(({ version }) => version)).toEqual([1, 1, 1, 1]);
    expect(JSON.stringify(rows)).not.toMatch(/0084575948|کریمی|1986|quiet|train/);
  });

  onEngine("tells a traveller's room from 1, and takes it so", async () => {
    const user = await logIn(provider.app);
    const { value } = await create(user, (await quoteOf(await make({ rooms: 2 }), { rooms: 2 })).quote_id);
    await act(user, value, "save-guests", guestsFor(2));
    const named = (await read(user, value)).value;
    expect(named.travellers.map(({ room, room_number }) => [room, room_number])).toEqual([
      [0, 1],
      [0, 1],
      [1, 2],
      [1, 2],
    ]);
    // Rooms are told from 1; the version before counts them from 0.
    const travellers = guestsFor(2).travellers.map(({ room = 0, ...one }) => ({ ...one, room_number: room + 1 }));
    const again = await act(user, value, "save-guests", { travellers });
    expect([again.status, again.value.travellers], again.text).toEqual([200, named.travellers]);
  });

  onEngine("is its owner's alone: another user and a code alone see nothing", async () => {
    const { reservation } = await submitted(await make());
    const other = await logIn(provider.app);
    expect((await read(other, reservation)).status).toBe(404);
    expect((await act(other, reservation, "cancel", { quote_id: "x" })).status).toBe(404);
    expect((await read(callerOf(provider.app), reservation)).status).toBe(401);
  });

  onEngine("is shown masked to a caller with its tracking code and mobile number, ten tries an hour", async () => {
    const { user, reservation } = await submitted(await make());
    const anyone = callerOf(provider.app);
    const { tracking_code } = reservation;
    const wrong = await anyone.post("reserve/v2/tracking", { tracking_code, mobile: "09350000000" });
    expect([wrong.status, wrong.errors[0]?.code]).toEqual([422, "unknown_reservation"]);
    // A traveller abroad reads a number that answers there.
    expect(wrong.message).toContain(supportText(DEMO_SUPPORT_ABROAD, "fa"));
    const seen = await anyone.post<TrackingValue>("reserve/v2/tracking", { tracking_code, mobile: user.mobile });
    expect(seen.status, seen.text).toBe(200);
    const view = callerOf(provider.app, { Authorization: `Bearer ${seen.value.token}` });
    const { value } = await read(view, reservation);
    expect(value).toMatchObject({ is_masked: true, actions: [] });
    expect(value.travellers[0]).toMatchObject({ national_code: "********48", mobile: "*********67", birth_date: null });
    for (let tried = 2; tried < 10; tried++)
      await anyone.post("reserve/v2/tracking", { tracking_code, mobile: "09350000000" });
    expect((await anyone.post("reserve/v2/tracking", { tracking_code, mobile: user.mobile })).reason).toBe(
      "too_many_requests",
    );
  });
});
