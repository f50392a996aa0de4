import { expect } from "vitest";
import type { QuoteEnvelope, ReservationEnvelope } from "#domain/contract/reservation.shapes.ts";
import { onProvider } from "#tests/engines.ts";
import { type Caller, logIn, newKey } from "#tests/support/client.ts";
import { flightRequest, prepareFlight, prepareOffer } from "#tests/support/flight.ts";
import { standAtFrozenNoon } from "#tests/support/stay.ts";
import { prepareTour } from "#tests/support/tour.ts";

const TOUR = "tour/v2/reserve";
const FLIGHT = "flight/v2/reserve";

onProvider("A hold for the real ages", (provider, onEngine) => {
  const quote = (user: Caller, prefix: string, body: unknown) => user.post<QuoteEnvelope>(`${prefix}/quote`, body);
  const hold = (user: Caller, prefix: string, quote_id: string) =>
    user.post<ReservationEnvelope>(`${prefix}/create`, { quote_id }, newKey());
  const held = async (user: Caller, prefix: string, body: unknown) => {
    const quoted = await quote(user, prefix, body);
    const made = await hold(user, prefix, quoted.value.quote_id);
    expect(made.status, made.text).toBe(200);
    return made.value;
  };
  const statusOf = async (user: Caller, prefix: string, code: string) =>
    (await user.get<ReservationEnvelope>(`${prefix}/${code}`)).value.status;

  onEngine("R137 takes the last places of a tour in place of the hold that has them", async () => {
    await standAtFrozenNoon(provider.services.database);
    const tour = await prepareTour(provider.services.database, { seats: 3, rooms: 1 });
    const user = await logIn(provider.app);
    const wanted = (adult_count: number, ...ages: number[]) => ({
      ...tour.request(),
      rooms: [{ adult_count, children: ages.map((age) => ({ age })) }],
    });
    const before = await held(user, TOUR, wanted(2, 11));
    expect(await tour.counters()).toMatchObject({ seats: { held: 3 }, rooms: { held: 1 } });
    const instead_of = before.confirmation_code;

    const stranger = await logIn(provider.app);
    expect((await quote(stranger, TOUR, { ...wanted(3), instead_of })).reason).toBe("not_found");

    const quoted = await quote(user, TOUR, { ...wanted(3), instead_of });
    expect(quoted.status, quoted.text).toBe(200);
    const after = await hold(user, TOUR, quoted.value.quote_id);
    expect(after.status, after.text).toBe(200);
    expect(await statusOf(user, TOUR, instead_of)).toBe("cancelled");
    expect(await tour.counters()).toMatchObject({ seats: { held: 3 }, rooms: { held: 1 } });

    // More than there are: what is held stays.
    const tooMany = await quote(user, TOUR, { ...wanted(3, 4), instead_of: after.value.confirmation_code });
    const refused = tooMany.status === 200 ? await hold(user, TOUR, tooMany.value.quote_id) : tooMany;
    expect(refused.status).toBe(422);
    expect(await statusOf(user, TOUR, after.value.confirmation_code)).toBe("in_progress");
  });

  onEngine("R137 takes the same flights and fares without their offers, for the groups that really fly", async () => {
    const { database } = provider.services;
    await standAtFrozenNoon(database);
    const flight = await prepareFlight(database, { fares: [{ seats: 2 }], seats: 2 });
    const offer = await prepareOffer(database, flight.parts);
    const user = await logIn(provider.app);
    const before = await held(user, FLIGHT, await flightRequest(database, [offer], { adult_count: 2 }));
    const counts = { adult_count: 1, child_count: 1 };

    expect((await quote(user, FLIGHT, counts)).errors).toMatchObject([{ name: "offer_id", code: "required" }]);
    const quoted = await quote(user, FLIGHT, { ...counts, instead_of: before.confirmation_code });
    expect(quoted.status, quoted.text).toBe(200);
    const after = await hold(user, FLIGHT, quoted.value.quote_id);
    expect(after.status, after.text).toBe(200);
    expect(after.value).toMatchObject({ subject: counts });
    expect(await statusOf(user, FLIGHT, before.confirmation_code)).toBe("cancelled");
    expect(await flight.counters()).toMatchObject({ seats: 2, fares: [2] });
  });
});
