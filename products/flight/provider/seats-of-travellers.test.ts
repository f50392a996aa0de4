import { expect } from "vitest";
import { addDays } from "#domain/calendar/arithmetic.ts";
import type { SaveGuestsInput } from "#domain/contract/reservation.shapes.ts";
import { FROZEN_TODAY } from "#fixtures/world/demo.ts";
import type {
  FlightQuoteValue,
  FlightReservationValue,
  FlightSearchValue,
  SeatMapValue,
} from "#products/flight/contract/flight.shapes.ts";
import { onProvider } from "#tests/engines.ts";
import { flightBookingAt } from "#tests/support/booked-flight.ts";
import { type Caller, logIn, newKey } from "#tests/support/client.ts";
import { guestsFor, standAtFrozenNoon } from "#tests/support/stay.ts";

const RESERVE = "flight/v2/reserve";
type Typed = SaveGuestsInput["travellers"][number];

const [one, other] = guestsFor().travellers.map((typed) => ({ ...typed, is_room_supervisor: false })) as [Typed, Typed];
const named = (typed: Typed, first_name_en: string, more: Partial<Typed> = {}): Typed => ({
  ...typed,
  first_name_en,
  last_name_en: "Karimi",
  ...more,
});
const ali = named(one, "Ali");
const sara = named(other, "Sara", { gender: "female" });
const child = named(one, "Nima", { age_group: "child", birth_date: "2019-03-01", national_code: "0790419904" });
const infant = named(one, "Ava", { age_group: "infant", birth_date: "2026-03-01", national_code: "0013542419" });

onProvider("Seats of a flight's travellers", (provider, onEngine) => {
  const { database, anyone, act, read } = flightBookingAt(provider);

  /** Two adults, a child and an infant, the first and the second adult in seats that are theirs to choose. */
  const held = async () => {
    await standAtFrozenNoon(database());
    const cities = await database().query<{ id: number }>(
      "SELECT id FROM city WHERE slug IN ('Tehran', 'Mashhad') ORDER BY slug = 'Mashhad'",
    );
    const counts = { adult_count: 2, child_count: 1, infant_count: 1 };
    const day = `departure_date=${addDays(FROZEN_TODAY, 20)}&adult_count=2&child_count=1&infant_count=1`;
    const found = await anyone().get<FlightSearchValue>(
      `flight/v2/search?origin_city_id=${cities[0]?.id}&destination_city_id=${cities[1]?.id}&${day}`,
    );
    const offer = found.value.items.find(({ seats_left }) => seats_left === null);
    const user = await logIn(provider.app);
    const { value: quote } = await anyone().post<FlightQuoteValue>(`${RESERVE}/quote`, {
      offer_id: offer?.offer_id,
      ...counts,
    });
    const made = await user.post<FlightReservationValue>(`${RESERVE}/create`, { quote_id: quote.quote_id }, newKey());
    const code = made.value.confirmation_code;
    const map = await user.get<SeatMapValue>(`${RESERVE}/${code}/seat-map`);
    const { flight_id, rows } = map.value.segments[0]!;
    const free = rows
      .flatMap((row) => row.seats)
      .filter(({ state, class: cabin }) => state === "free" && cabin === "economy");
    const exit = free.find(({ traits }) => traits.includes("exit"))!;
    const plain = free.find((seat) => seat.for.includes("with_infant"))!;
    return { user, code, flight_id, exit, plain };
  };
  type Held = Awaited<ReturnType<typeof held>>;
  /** Gives travellers seats by their place. */
  const choose = async ({ user, code, flight_id }: Held, chosen: readonly (readonly [number, Held["exit"]])[]) =>
    act(user, code, "seats", {
      seats: chosen.map(([traveller, { seat }]) => ({ flight_id, traveller, seat })),
      agreed_total: chosen.reduce((sum, [, { price }]) => sum + price, 0),
    });
  const save = ({ user, code }: Held, travellers: readonly Typed[]) =>
    act(user, code, "save-passengers", { travellers });
  const seatsOf = async (user: Caller, code: string) => {
    const { seats, travellers } = (await read(user, code)).value;
    return Object.fromEntries(seats.map(({ traveller, seat }) => [travellers[traveller]?.first_name_en, seat]));
  };

  onEngine("follow whom they were chosen for, in whichever order they are named", async () => {
    const mine = await held();
    const { user, code, exit, plain } = mine;
    // Before travellers are named: the first adult, who will have the infant, and the second one by the exit.
    expect(
      (
        await choose(mine, [
          [0, plain],
          [1, exit],
        ])
      ).status,
    ).toBe(200);
    const saved = await save(mine, [child, ali, infant, sara]);
    expect(saved.status, saved.text).toBe(200);
    expect(await seatsOf(user, code)).toEqual({ ALI: plain.seat, SARA: exit.seat });
    const total = saved.value.totals.payable;
    // The same people in another order, and one whose name was mistyped.
    const again = await save(mine, [infant, { ...ali, first_name_en: "Alireza" }, sara, child]);
    expect(again.status, again.text).toBe(200);
    expect(await seatsOf(user, code)).toEqual({ ALIREZA: plain.seat, SARA: exit.seat });
    expect(again.value.totals.payable).toBe(total);
    const kept = await database().query<{ traveller: number; seat: string }>(
      `SELECT traveller, seat FROM flight_seat WHERE reservation_id = (SELECT id FROM reservation WHERE confirmation_code = $1)
       ORDER BY traveller`,
      [code],
    );
    expect(kept).toEqual([
      { traveller: 1, seat: plain.seat },
      { traveller: 2, seat: exit.seat },
    ]);
    // A substitute takes over the seat of the traveller who left.
    const friend = named(other, "Reza", { national_code: "7400076205" });
    await save(mine, [infant, ali, friend, child]);
    expect(await seatsOf(user, code)).toEqual({ ALI: plain.seat, REZA: exit.seat });
    expect((await act(user, code, "submit")).value.status).toBe("ready_to_pay");
  });

  onEngine("are refused to whom they are not for, by name of traveller and seat, and nothing is lost", async () => {
    const mine = await held();
    const { user, code, exit, plain } = mine;
    await choose(mine, [[1, exit]]);
    expect((await save(mine, [ali, sara, child, infant])).status).toBe(200);
    // The infant sits with the first adult: Sara, who has the seat by the exit.
    const refused = await save(mine, [sara, ali, child, infant]);
    expect(refused).toMatchObject({ status: 422, reason: "invalid_input" });
    expect(refused.errors).toMatchObject([
      { name: "travellers.0.seat", code: "exit_seat_of_traveller", params: { traveller: 1, seats: exit.seat } },
    ]);
    expect(await seatsOf(user, code)).toEqual({ SARA: exit.seat });
    // The way on: another seat for her.
    expect((await choose(mine, [[1, plain]])).status).toBe(200);
    expect((await save(mine, [sara, ali, child, infant])).status).toBe(200);
    expect(await seatsOf(user, code)).toEqual({ SARA: plain.seat });
  });

  onEngine("are judged again when all is said, and can be given back by travellers who may not have them", async () => {
    const mine = await held();
    const { user, code, flight_id, exit } = mine;
    await choose(mine, [[1, exit]]);
    await save(mine, [ali, sara, child, infant]);
    // As the version before left them: the child by the exit.
    await database().query(
      "UPDATE reservation SET offer = jsonb_set(offer, '{seats,0,traveller}', '2') WHERE confirmation_code = $1",
      [code],
    );
    await database().query("UPDATE flight_seat SET traveller = 2 WHERE seat = $1 AND flight_id = $2", [
      exit.seat,
      flight_id,
    ]);
    const refused = await act(user, code, "submit");
    expect(refused.errors).toMatchObject([{ name: "travellers.2.seat", code: "exit_seat_of_traveller" }]);
    const back = { seats: [{ flight_id, traveller: 2, seat: null }], agreed_total: 0 };
    expect((await act(user, code, "seats", back)).status).toBe(200);
    expect((await act(user, code, "submit")).value.status).toBe("ready_to_pay");
  });
});
