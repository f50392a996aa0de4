import { expect } from "vitest";
import { DAY_SECONDS, HOUR_SECONDS } from "#domain/calendar/constants.ts";
import type { CancellationQuoteValue } from "#domain/contract/cancellation-quote.shapes.ts";
import type { FlightQuoteValue, OfferValue } from "#products/flight/contract/flight.shapes.ts";
import { ledgerFaults } from "#provider/money/ledger/check.ts";
import { findDrift } from "#provider/shop/reservation/stock-check.ts";
import { onProvider } from "#tests/engines.ts";
import { flightBookingAt } from "#tests/support/booked-flight.ts";
import { type Caller, callerOf, newKey, smsTo } from "#tests/support/client.ts";
import { standAtFrozenNoon, wait } from "#tests/support/stay.ts";
import { applyFlightChanges } from "./apply-changes.ts";

onProvider("A flight that its carrier changes", (provider, onEngine) => {
  const { database, anyone, deliver, read, act, pay, submitted } = flightBookingAt(provider);
  const operator = () =>
    callerOf(provider.app, { Authorization: `Bearer ${provider.services.settings.operatorToken}` });

  /** Tehran to Mashhad on a day, for two, paid out of a wallet. */
  const booked = async (day: number) => {
    const made = await submitted(day);
    await pay(made.user, made.code, made.quote.total);
    return made;
  };
  const retime = (
    id: number,
    seconds: number,
    { departs_at, arrives_at }: { departs_at: number; arrives_at: number },
  ) =>
    operator().post<{ state: string }>(`operator/v2/flights/${id}/retime`, {
      operator: "test",
      reason: "The aircraft comes later",
      departs_at: departs_at + seconds,
      arrives_at: arrives_at + seconds,
    });
  const costOf = async (user: Caller, code: string) =>
    (await user.get<CancellationQuoteValue>(`flight/v2/reserve/${code}/cancellation-quote`)).value.penalty;

  onEngine("by 119 minutes is told, and costs what the fare says to cancel", async () => {
    const { user, code, segment } = await booked(10);
    const before = await costOf(user, code);
    const moved = await retime(segment.flight_id, 119 * 60, segment);
    expect(moved.value).toEqual({ state: "retimed" });
    expect(await applyFlightChanges(provider.services)).toBe(1);
    expect(await applyFlightChanges(provider.services)).toBe(0);
    const { value } = await read(user, code);
    expect(value.changes).toMatchObject([{ kind: "retimed", is_major: false, state: "told" }]);
    expect(value.changes[0]?.before.departs_at).toBe(segment.departs_at);
    expect(value.subject.flights[0]?.segments[0]?.departs_at).toBe(segment.departs_at + 119 * 60);
    expect(await costOf(user, code)).toBe(before);
    await deliver();
    expect(await smsTo(provider.app, user.mobile)).toContain("ساعت پرواز");
  });

  onEngine("after it was found is said with its earlier times, and not quoted unseen", async () => {
    const { segment, offer, user } = await submitted(14);
    const same = { adult_count: 2 };
    const quote = (offer_id: string) =>
      anyone().post<FlightQuoteValue>(`flight/v2/reserve/quote`, { offer_id, ...same });
    const earlier = await quote(offer.offer_id);
    const asked = () => anyone().get<OfferValue>(`flight/v2/offers/${offer.offer_id}?adult_count=2`);
    expect((await asked()).value).not.toHaveProperty("previous_times");
    await wait(database(), 5);
    await retime(segment.flight_id, 30 * 60, segment);
    await wait(database(), 5);
    const now = await asked();
    expect(now.value.offer.segments[0]?.departs_at).toBe(segment.departs_at + 30 * 60);
    expect(now.value.previous_times).toMatchObject([
      { flight_id: segment.flight_id, before: { departs_at: segment.departs_at, arrives_at: segment.arrives_at } },
    ]);
    expect(await quote(offer.offer_id)).toMatchObject({ status: 422, reason: "offer_expired" });
    expect((await quote(now.value.offer.offer_id)).status).toBe(200);
    const held = await user.post("flight/v2/reserve/create", { quote_id: earlier.value.quote_id }, newKey());
    expect(held).toMatchObject({ status: 422, reason: "offer_expired" });
    // Moved back: nothing is another than it was.
    await retime(segment.flight_id, 0, segment);
    expect((await asked()).value).not.toHaveProperty("previous_times");
  });

  onEngine("by 119 minutes three times is large: steps add up, from what was bought or last accepted", async () => {
    const { user, code, segment } = await booked(13);
    const before = await costOf(user, code);
    const moveTo = async (minutes: number) => {
      await retime(segment.flight_id, minutes * 60, segment);
      await applyFlightChanges(provider.services);
      return (await read(user, code)).value.changes;
    };
    const open = { is_major: true, state: "open" };
    expect(await moveTo(119)).toMatchObject([{ is_major: false, state: "told" }]);
    expect(await costOf(user, code)).toBe(before);
    expect((await moveTo(2 * 119))[1]).toMatchObject(open);
    const moved = await moveTo(3 * 119);
    expect(moved.slice(1)).toMatchObject([open, open]);
    expect(await costOf(user, code)).toBe(0);
    const accept = (change_id: number | undefined) => act(user, code, "answer-change", { change_id, answer: "accept" });
    // Accepting the later times accepts the earlier ones with them.
    const { changes } = (await accept(moved[2]?.change_id)).value;
    expect(changes.map(({ state }) => state)).toEqual(["told", "accepted", "accepted"]);
    expect(await costOf(user, code)).toBe(before);
    expect((await accept(moved[1]?.change_id)).reason).toBe("not_open");
    // From here on it is measured from what was accepted.
    expect((await moveTo(3 * 119 + 100))[3]).toMatchObject({ is_major: false, state: "told" });
    expect((await moveTo(3 * 119 + 200))[4]).toMatchObject(open);
    expect(await costOf(user, code)).toBe(0);
  });

  onEngine("moves the reminder of a day before with it", async () => {
    const { user, code, segment } = await booked(14);
    const isReminded = async () => {
      await deliver();
      return /فردا ساعت/.test(await smsTo(provider.app, user.mobile));
    };
    const { now } = (await read(user, code)).value;
    await wait(database(), segment.departs_at - DAY_SECONDS - now - 60);
    expect(await isReminded()).toBe(false);
    await retime(segment.flight_id, 2 * HOUR_SECONDS, segment);
    await applyFlightChanges(provider.services);
    await wait(database(), 120);
    expect(await isReminded()).toBe(false);
    await wait(database(), 2 * HOUR_SECONDS);
    expect(await isReminded()).toBe(true);
  });

  onEngine("by 120 minutes may be refused free of charge, until it is accepted", async () => {
    const { user, code, segment } = await booked(11);
    const before = await costOf(user, code);
    expect(before).toBeGreaterThan(0);
    await retime(segment.flight_id, 120 * 60, segment);
    await applyFlightChanges(provider.services);
    const { value } = await read(user, code);
    expect(value.changes).toMatchObject([{ is_major: true, state: "open" }]);
    expect(await costOf(user, code)).toBe(0);
    const answer = { change_id: value.changes[0]?.change_id, answer: "accept" };
    expect((await act(user, code, "answer-change", answer)).value.changes).toMatchObject([{ state: "accepted" }]);
    expect(await costOf(user, code)).toBe(before);
    expect((await act(user, code, "answer-change", answer)).reason).toBe("not_open");
  });

  onEngine("cancelled, ends its reservations: what was paid goes back, once, and places are free", async () => {
    const paid = await booked(12);
    const unpaid = await submitted(12);
    expect(unpaid.segment.flight_id).toBe(paid.segment.flight_id);
    const body = { operator: "test", reason: "The aircraft is out of service" };
    const address = `operator/v2/flights/${paid.segment.flight_id}/cancel`;
    expect((await operator().post(address, body)).value).toEqual({ state: "cancelled" });
    expect((await operator().post(address, body)).status).toBe(404);
    expect(await applyFlightChanges(provider.services)).toBe(2);
    expect(await applyFlightChanges(provider.services)).toBe(0);
    const { value } = await read(paid.user, paid.code);
    expect(value).toMatchObject({ status: "cancelled", status_reason: "flight_cancelled", totals: { penalty: 0 } });
    expect(value.refund?.amount).toBe(paid.quote.total);
    expect((await read(unpaid.user, unpaid.code)).value).toMatchObject({ status: "cancelled", refund: null });
    expect(await findDrift(database(), provider.services.products)).toEqual([]);
    expect(await ledgerFaults(database())).toEqual({ sum: 0, journals: 0, balances: 0 });
    const forged = await anyone().post("flight/v2/reserve/quote", { offer_id: "x", adult_count: 2 });
    expect(forged.reason).toBe("not_found");
  });

  onEngine("moved, leaves only the connections that can still be reached", async () => {
    await standAtFrozenNoon(database());
    const connecting = async () =>
      database().query<{ flight: number; departs: number; arrives: number }>(
        `SELECT flight.id AS flight, extract(epoch FROM flight.departs_at)::int AS departs, extract(epoch FROM flight.arrives_at)::int AS arrives
         FROM flight_offer JOIN flight ON flight.id = flight_ids[1] WHERE stops = 1 ORDER BY flight_offer.date DESC, fare_ids LIMIT 1`,
      );
    const [first] = await connecting();
    const offers = async () =>
      (
        await database().query<{ n: number }>(
          "SELECT count(*)::int AS n FROM flight_offer WHERE flight_ids @> ARRAY[$1::bigint] AND stops = 1",
          [first!.flight],
        )
      )[0]?.n;
    expect(await offers()).toBeGreaterThan(0);
    // A day and a half later no flight of the next day is reached.
    const moved = await retime(first!.flight, 36 * HOUR_SECONDS, {
      departs_at: first!.departs,
      arrives_at: first!.arrives,
    });
    expect(moved.status, moved.text).toBe(200);
    expect(await offers()).toBe(0);
    const direct = await database().query("SELECT FROM flight_offer WHERE flight_ids = ARRAY[$1::bigint]", [
      first!.flight,
    ]);
    expect(direct.length).toBeGreaterThan(0);
  });
});
