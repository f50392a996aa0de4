import { expect } from "vitest";
import type { ReservationEnvelope, StatusEnvelope, TrackingValue } from "#domain/contract/reservation.shapes.ts";
import type { TourStatusValue } from "#products/tour/contract/tour.shapes.ts";
import { onProvider } from "#tests/engines.ts";
import { type Caller, callerOf, logIn, newKey } from "#tests/support/client.ts";
import { guestsFor, prepareRoom, standAtFrozenNoon, wait } from "#tests/support/stay.ts";
import { prepareTour, touristsFor } from "#tests/support/tour.ts";
import { productOf } from "./product.ts";
import { statusValue } from "./status.ts";

const MINUTE = 60;

/** The calls of a kind's reservations, with a bookable request and its travellers. */
type Sold = { prefix: string; save: string; request: object; travellers: object };

onProvider("The status of a reservation", (provider, onEngine) => {
  const database = () => provider.services.database;
  const sold = async (): Promise<Record<"property" | "tour", Sold>> => {
    await standAtFrozenNoon(database());
    const [room, tour] = [await prepareRoom(database()), await prepareTour(database(), { minGroup: 12 })];
    return {
      property: { prefix: "reserve/v2", save: "save-guests", request: room.request(), travellers: guestsFor() },
      tour: {
        prefix: "tour/v2/reserve",
        save: "save-passengers",
        request: tour.request(),
        travellers: touristsFor(),
      },
    };
  };
  const held = async (user: Caller, { prefix, request }: Sold): Promise<ReservationEnvelope> => {
    const { value: quote } = await user.post<{ quote_id: string }>(`${prefix}/quote`, request);
    const made = await user.post<ReservationEnvelope>(`${prefix}/create`, { quote_id: quote.quote_id }, newKey());
    expect(made.status, made.text).toBe(200);
    return made.value;
  };

  onEngine("is what the whole reservation says of it, from the hold to its end, for every kind", async () => {
    for (const one of Object.values(await sold())) {
      const { prefix, save, travellers } = one;
      const user = await logIn(provider.app);
      const { confirmation_code: code } = await held(user, one);
      const seen: string[] = [];
      const compare = async () => {
        const whole = await user.get<ReservationEnvelope>(`${prefix}/${code}`);
        const status = await user.get<StatusEnvelope>(`${prefix}/${code}/status`);
        expect(status.status, status.text).toBe(200);
        expect({ ...whole.value, now: 0 }).toMatchObject({ ...status.value, now: 0 });
        seen.push(status.value.status);
      };
      await compare();
      await user.post(`${prefix}/${code}/${save}`, travellers, newKey());
      await user.post(`${prefix}/${code}/submit`, {}, newKey());
      await compare();
      await wait(database(), 31 * MINUTE);
      // The first of the two calls runs the timer that is due.
      const late = await user.get<StatusEnvelope>(`${prefix}/${code}/status`);
      expect(late.value).toMatchObject({ status: "payment_deadline_expired", actions: ["extend", "cancel"] });
      await compare();
      await user.post(`${prefix}/${code}/extend-payment-deadline`, {}, newKey());
      await compare();
      await wait(database(), 61 * MINUTE);
      await compare();
      expect(seen).toEqual(["in_progress", "ready_to_pay", "payment_deadline_expired", "ready_to_pay", "expired"]);
    }
  });

  onEngine("is read in one statement, the group of a tour too", async () => {
    const { services } = provider;
    for (const [kind, one] of Object.entries(await sold())) {
      const { confirmation_code: code } = await held(await logIn(provider.app), one);
      const statements: string[] = [];
      const counting = {
        ...services,
        database: {
          ...services.database,
          query: <Row>(...statement: Parameters<typeof services.database.query>) => {
            statements.push(statement[0]);
            return services.database.query<Row>(...statement);
          },
        },
      };
      const status = await statusValue(counting, productOf(services.products, kind), { code }, false);
      expect(status).toMatchObject({ status: "in_progress", actions: ["save_guests", "submit", "cancel"] });
      if (kind === "tour") expect(status).toMatchObject({ departure: { state: "scheduled", group: { min: 12 } } });
      expect(statements).toHaveLength(1);
    }
  });

  onEngine("says how large the group is by now, and what is known of a departure that the catalogue lost", async () => {
    const { tour } = await sold();
    const user = await logIn(provider.app);
    const { confirmation_code: code } = await held(user, tour);
    const departure = async () => (await user.get<TourStatusValue>(`${tour.prefix}/${code}/status`)).value.departure;
    const ofTheTour = "FROM reservation JOIN reservation_tour AS journey ON journey.reservation_id = reservation.id";
    const mine = `SELECT journey.departure_id ${ofTheTour} WHERE confirmation_code = $1`;
    const before = await departure();
    await database().query(
      `UPDATE stock SET sold = sold + 3, sold_elsewhere = sold_elsewhere + 3
       WHERE id = (SELECT seats_stock_id FROM tour_departure WHERE id = (${mine}))`,
      [code],
    );
    const group = before.group && { ...before.group, sold: before.group.sold + 3 };
    expect(await departure()).toEqual({ state: "scheduled", group });
    await database().query(`UPDATE tour_departure SET state = 'guaranteed' WHERE id = (${mine})`, [code]);
    expect(await departure()).toEqual({ state: "guaranteed", group });

    await database().query(
      `UPDATE reservation_tour SET departure_id = 0
       WHERE reservation_id = (SELECT id FROM reservation WHERE confirmation_code = $1)`,
      [code],
    );
    expect(await departure()).toEqual({ state: "scheduled", group: null });
    await database().query("UPDATE reservation SET starts_at = app_now() WHERE confirmation_code = $1", [code]);
    expect(await departure()).toEqual({ state: "departed", group: null });
  });

  onEngine("is shown to its owner and, without actions, to a tracking view of it alone", async () => {
    const { property } = await sold();
    const user = await logIn(provider.app);
    const made = await held(user, property);
    const path = `${property.prefix}/${made.confirmation_code}/status`;
    const other = await logIn(provider.app);
    expect((await other.get(path)).status).toBe(404);
    expect((await callerOf(provider.app).get(path)).status).toBe(401);
    const tracked = await callerOf(provider.app).post<TrackingValue>("reserve/v2/tracking", {
      tracking_code: made.tracking_code,
      mobile: user.mobile,
    });
    const view = callerOf(provider.app, { Authorization: `Bearer ${tracked.value.token}` });
    expect((await view.get(path)).value).toMatchObject({ status: "in_progress", actions: [] });
    const another = await held(other, (await sold()).tour);
    expect((await view.get(`tour/v2/reserve/${another.confirmation_code}/status`)).status).toBe(404);
    // The calls of another product do not find it.
    expect((await user.get(`tour/v2/reserve/${made.confirmation_code}/status`)).status).toBe(404);
  });
});
