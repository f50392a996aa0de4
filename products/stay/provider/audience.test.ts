import { expect } from "vitest";
import type { SaveGuestsInput } from "#domain/contract/reservation.shapes.ts";
import type {
  OpenRatesValue,
  StayQuoteValue,
  StayReservationValue,
  StayVoucherValue,
} from "#domain/contract/stay-reservation.shapes.ts";
import { type Audience, audiences, isOpenToParty, type PartyAudience, partyAudiences } from "#domain/sale/audience.ts";
import { runOutbox } from "#provider/kernel/outbox/worker.ts";
import { onProvider } from "#tests/engines.ts";
import { bookingAt } from "#tests/support/booking.ts";
import { type Answered, type Caller, callerOf, logIn, newKey } from "#tests/support/client.ts";
import { german } from "#tests/support/party-travellers.ts";
import { guestsFor, type TestRoom } from "#tests/support/stay.ts";

const iranians = guestsFor();
const germans = guestsFor(1, german);
const mixed = guestsFor(1, (one, index) => (index === 0 ? one : german(one, index)));

onProvider("For whom a rate is sold", (provider, onEngine) => {
  const { database, make, quoteOf, create, act, pay } = bookingAt(provider);

  const sellTo = (ratePlanId: number, audience: Audience) =>
    database().query("UPDATE rate_plan SET guest_nationality = $2 WHERE id = $1", [ratePlanId, audience]);
  /** The other rates of the property are closed but for one of the same room, which is for some and costs 5,000,000 more a night. */
  const leaveOne = async ({ propertyId, roomTypeId, ratePlanId }: TestRoom, audience: Audience) => {
    const [other] = await database().query<{ id: number }>(
      "SELECT id FROM rate_plan WHERE room_type_id = $1 AND id <> $2 ORDER BY id LIMIT 1",
      [roomTypeId, ratePlanId],
    );
    await database().query(
      `UPDATE night_price SET closed = rate_plan_id <> ALL($2::int[]) FROM rate_plan JOIN room_type ON room_type.id = room_type_id
       WHERE rate_plan_id = rate_plan.id AND property_id = $1`,
      [propertyId, `{${ratePlanId},${other!.id}}`],
    );
    await database().query(
      `UPDATE night_price SET rack_rate = 30000000, sale_rate = 30000000, min_stay = 1, max_stay = 30,
         closed_to_arrival = false, closed_to_departure = false WHERE rate_plan_id = $1`,
      [other!.id],
    );
    await sellTo(other!.id, audience);
    return other!.id;
  };
  /** A room whose type has more than one rate. */
  const roomOfRates = async (): Promise<TestRoom> => {
    const room = await make({ rooms: 1 });
    const rates = await database().query("SELECT FROM rate_plan WHERE room_type_id = $1", [room.roomTypeId]);
    return rates.length > 1 ? room : roomOfRates();
  };
  const held = async (audience: Audience, other: Audience, party: PartyAudience = "iranian") => {
    const room = await roomOfRates();
    await sellTo(room.ratePlanId, audience);
    const open = await leaveOne(room, other);
    const user = await logIn(provider.app);
    const quote = await quoteOf(room, { audience: party });
    const { value } = await create(user, quote.quote_id);
    return { room, user, quote, reservation: value, open };
  };
  const save = (user: Caller, reservation: StayReservationValue, guests: SaveGuestsInput) =>
    act(user, reservation, "save-guests", guests);
  const rateIn = (answer: Answered<unknown>) => (answer.value as OpenRatesValue).open_rates;

  onEngine(
    "is agreed: a quote, the reservation and its voucher say it, and another condition is another offer",
    async () => {
      const { room, user, quote, reservation } = await held("iranian", "any");
      expect(quote.lines).toMatchObject([{ guest_nationality: "iranian" }]);
      expect(reservation.rooms).toMatchObject([{ guest_nationality: "iranian" }]);
      await save(user, reservation, iranians);
      expect((await act(user, reservation, "submit")).value.status).toBe("ready_to_pay");
      await pay(reservation);
      await runOutbox(provider.services);
      const voucher = await user.get<StayVoucherValue>(`reserve/v2/${reservation.confirmation_code}/voucher`);
      expect(voucher.value.rooms).toMatchObject([{ guest_nationality: "iranian" }]);

      const other = await make({ rooms: 1 });
      const { quote_id } = await quoteOf(other);
      await sellTo(other.ratePlanId, "iranian");
      const changed = await create(user, quote_id);
      expect([changed.reason, (changed.value as unknown as StayQuoteValue).lines[0]?.guest_nationality]).toEqual([
        "terms_changed",
        "iranian",
      ]);
      expect(room.ratePlanId).not.toBe(other.ratePlanId);
    },
  );

  onEngine(
    "is refused to others when they are named, with the rate that is sold to them and what it costs more",
    async () => {
      const { user, reservation, room, open } = await held("iranian", "foreign");
      const refused = await save(user, reservation, germans);
      expect([refused.status, refused.reason]).toEqual([422, "invalid_input"]);
      expect(refused.errors.map(({ name, code }) => [name, code])).toEqual([
        ["travellers.0.nationality", "iranian_rate"],
        ["travellers.1.nationality", "iranian_rate"],
      ]);
      // The only room of its type is this reservation's own: it counts as free for the other rate.
      expect(rateIn(refused)).toMatchObject([
        {
          room: 0,
          rate: { room_type_id: room.roomTypeId, rate_plan_id: open, total: 60_000_000, difference: 10_000_000 },
        },
      ]);
      // A party of both has none of the two: nothing is sold to all of it.
      const both = await save(user, reservation, mixed);
      expect(both.errors.map(({ name }) => name)).toEqual(["travellers.1.nationality"]);
      expect(rateIn(both)).toEqual([{ room_number: 1, room: 0, rate: null }]);
      expect((await act(user, reservation, "submit")).reason).toBe("guests_missing");
    },
  );

  onEngine(
    "is refused to Iranians where it is for guests from abroad, and a rate for all takes everybody",
    async () => {
      const { user, reservation, open } = await held("foreign", "any", "foreign");
      const refused = await save(user, reservation, iranians);
      expect(refused.errors.map(({ code }) => code)).toEqual(["foreign_rate", "foreign_rate"]);
      expect(rateIn(refused)).toMatchObject([{ rate: { rate_plan_id: open, guest_nationality: "any" } }]);
      // A traveller without a stated nationality is Iranian.
      const unsaid = { ...iranians, travellers: iranians.travellers.map(({ nationality: _, ...one }) => one) };
      expect((await save(user, reservation, unsaid)).errors.map(({ code }) => code)).toContain("foreign_rate");
      expect((await save(user, reservation, germans)).status).toBe(200);
      const all = await held("any", "any");
      expect((await save(all.user, all.reservation, mixed)).status).toBe(200);
      expect((await act(all.user, all.reservation, "submit")).value.status).toBe("ready_to_pay");
    },
  );

  /** Rooms free on the first night, and the number of held reservations. */
  const stockOf = async ({ roomTypeId, checkIn }: TestRoom) =>
    (
      await database().query<{ total: number; held: number }>(
        "SELECT total, held FROM inventory_night WHERE room_type_id = $1 AND night = $2",
        [roomTypeId, checkIn],
      )
    )[0];
  const instead = (room: TestRoom, open: number, { confirmation_code }: StayReservationValue) => {
    const asked = room.request();
    const rooms = asked.rooms.map((one) => ({ ...one, rate_plan_id: open }));
    return { ...asked, rooms, instead_of: confirmation_code };
  };
  const statusOf = async (user: Caller, { confirmation_code }: StayReservationValue) =>
    (await user.get<StayReservationValue>(`reserve/v2/${confirmation_code}`)).value.status;

  onEngine(
    "is exchanged for the open rate in one transaction: the last room is never free, and names go along",
    async () => {
      const { user, reservation, room, open } = await held("any", "foreign");
      expect((await save(user, reservation, germans)).status).toBe(200);
      expect(await stockOf(room)).toEqual({ total: 1, held: 1 });
      const quote = await user.post<StayQuoteValue>("reserve/v2/quote", instead(room, open, reservation));
      expect([quote.status, quote.value.total], quote.text).toEqual([200, 60_000_000]);
      // A price alone changes nothing.
      expect([await statusOf(user, reservation), await stockOf(room)]).toEqual(["in_progress", { total: 1, held: 1 }]);
      const [key, other] = [newKey(), newKey()];
      const hold = (one: Readonly<Record<string, string>>) =>
        user.post<StayReservationValue>("reserve/v2/create", { quote_id: quote.value.quote_id }, one);
      // Two tabs at once: one has it, the other is told that what it showed is over.
      const tabs = await Promise.all([hold(key), hold(other)]);
      expect(tabs.map(({ status, reason }) => [status, reason]).toSorted()).toEqual([
        [200, null],
        [422, "not_open"],
      ]);
      const made = tabs.find(({ status }) => status === 200)!.value;
      expect(made.rooms).toMatchObject([{ rate_plan_id: open, guest_nationality: "foreign" }]);
      expect(made.travellers.map(({ last_name_en }) => last_name_en)).toEqual(["MUELLER", "MUELLER"]);
      // A lost answer is asked for once more.
      const again = await Promise.all([hold(key), hold(other)]);
      expect(again.map(({ value }) => value?.confirmation_code).filter(Boolean)).toEqual([made.confirmation_code]);
      expect([await statusOf(user, reservation), await stockOf(room)]).toEqual(["cancelled", { total: 1, held: 1 }]);
      expect((await act(user, made, "submit")).value.status).toBe("ready_to_pay");
    },
  );

  onEngine("stays as it is held where the open rate cannot be had, and no other user can give it up", async () => {
    const { user, reservation, room, open } = await held("iranian", "foreign");
    const asked = instead(room, open, reservation);
    const quote = await user.post<StayQuoteValue>("reserve/v2/quote", asked);
    await database().query("UPDATE night_price SET closed = true WHERE rate_plan_id = $1", [open]);
    const refused = await create(user, quote.value.quote_id);
    expect([refused.status, refused.reason]).toEqual([422, "sold_out"]);
    expect([await statusOf(user, reservation), await stockOf(room)]).toEqual(["in_progress", { total: 1, held: 1 }]);
    await database().query("UPDATE night_price SET closed = false, sale_rate = 31000000 WHERE rate_plan_id = $1", [
      open,
    ]);
    const dearer = await create(user, quote.value.quote_id);
    expect([dearer.reason, (dearer.value as unknown as StayQuoteValue).total]).toEqual(["price_changed", 62_000_000]);
    expect(await statusOf(user, reservation)).toBe("in_progress");
    // Another's hold is none of theirs, at the price and at the hold.
    const stranger = await logIn(provider.app);
    expect((await stranger.post("reserve/v2/quote", asked)).reason).toBe("not_found");
    expect((await callerOf(provider.app).post("reserve/v2/quote", asked)).reason).toBe("not_found");
    expect((await create(stranger, (dearer.value as unknown as StayQuoteValue).quote_id)).reason).toBe("not_found");
    expect([await statusOf(user, reservation), await stockOf(room)]).toEqual(["in_progress", { total: 1, held: 1 }]);
    // A submitted reservation is not given up this way.
    expect((await save(user, reservation, iranians)).status).toBe(200);
    expect((await act(user, reservation, "submit")).value.status).toBe("ready_to_pay");
    expect((await user.post("reserve/v2/quote", asked)).reason).toBe("not_open");
  });

  const isClosed = { reason: "closed_to_audience", date: null, nights: null };

  onEngine("is judged by the party at the quote, and again at the hold where it has changed meanwhile", async () => {
    const user = await logIn(provider.app);
    const quoted = (one: TestRoom, audience: PartyAudience) =>
      user.post<StayQuoteValue>("reserve/v2/quote", one.request({ audience }));
    const room = await make({ rooms: 1 });
    for (const rate of audiences) {
      await sellTo(room.ratePlanId, rate);
      for (const party of partyAudiences) {
        const { status, reason, value } = await quoted(room, party);
        if (isOpenToParty(rate, party)) expect([status, value.lines[0]?.guest_nationality]).toEqual([200, rate]);
        else expect([status, reason, value]).toEqual([422, "blocked", { blocking: [isClosed] }]);
      }
    }
    // A party that says nothing is Iranian.
    await sellTo(room.ratePlanId, "foreign");
    expect((await user.post("reserve/v2/quote", room.request())).reason).toBe("blocked");

    await sellTo(room.ratePlanId, "any");
    const { value: quote } = await quoted(room, "mixed");
    await sellTo(room.ratePlanId, "iranian");
    const refused = await create(user, quote.quote_id);
    expect([refused.status, refused.reason, refused.value]).toEqual([422, "blocked", { blocking: [isClosed] }]);
    expect(await stockOf(room)).toEqual({ total: 1, held: 0 });
    // A hold keeps what was agreed: a rule that changes afterwards is none of it.
    await sellTo(room.ratePlanId, "any");
    const { value: reservation } = await create(user, (await quoted(room, "foreign")).value.quote_id);
    await sellTo(room.ratePlanId, "iranian");
    expect((await save(user, reservation, germans)).status).toBe(200);
    expect((await act(user, reservation, "submit")).value.status).toBe("ready_to_pay");
  });

  onEngine("is judged again when all is said: travellers that a version before took are not sold to", async () => {
    const { user, reservation, room, open } = await held("any", "foreign");
    expect((await save(user, reservation, germans)).status).toBe(200);
    await sellTo(room.ratePlanId, "iranian");
    await database().query(
      "UPDATE reservation SET offer = jsonb_set(offer, '{rooms,0,guestNationality}', '\"iranian\"') WHERE confirmation_code = $1",
      [reservation.confirmation_code],
    );
    const refused = await act(user, reservation, "submit");
    expect(refused.errors.map(({ name, code }) => [name, code])).toEqual([
      ["travellers.0.nationality", "iranian_rate"],
      ["travellers.1.nationality", "iranian_rate"],
    ]);
    expect(rateIn(refused)).toMatchObject([{ rate: { rate_plan_id: open } }]);
    expect((await save(user, reservation, iranians)).status).toBe(200);
    expect((await act(user, reservation, "submit")).value.status).toBe("ready_to_pay");
  });
});
