import type { Hono } from "hono";
import { expect } from "vitest";
import type { ActsValue, QueueValue } from "#domain/contract/operator.shapes.ts";
import type { OrderValue } from "#domain/contract/order.shapes.ts";
import type { ReservesValue, TrackingValue } from "#domain/contract/reservation.shapes.ts";
import type { StayQuoteValue, StayReservationValue } from "#domain/contract/stay-reservation.shapes.ts";
import type { FlightReservationValue } from "#products/flight/contract/flight.shapes.ts";
import { isTicketNumber, ticketNumber } from "#products/flight/rules/ticket-number.ts";
import { onProvider } from "#tests/engines.ts";
import { flightBookingAt } from "#tests/support/booked-flight.ts";
import { type Caller, callerOf, logIn, newKey, smsTo } from "#tests/support/client.ts";
import { guestsFor, prepareRoom, standAtFrozenNoon, wait } from "#tests/support/stay.ts";
import { prepareTour, touristsFor } from "#tests/support/tour.ts";
import { createApp } from "../../app.ts";
import { ledgerFaults } from "../../money/ledger/check.ts";
import type { Services } from "../../services.ts";
import { supplierOf } from "../../start.ts";
import { watchLateIssues } from "./issue.ts";

const HOUR = 3_600;
type Booked = {
  kind: "property" | "tour" | "flight";
  user: Caller & { mobile: string; token: string };
  code: string;
  total: number;
};
/** Fields of a supplier's order: each is needed to book it. */
const NAMED = {
  property: ["property", "rooms", "check_in", "nights", "guests"],
  tour: ["tour", "departure", "rooms", "nights", "travellers"],
  flight: ["outbound", "travellers"],
} as const;
const bases = { property: "reserve/v2", tour: "tour/v2/reserve", flight: "flight/v2/reserve" } as const;

/** Suppliers as in production. The calls of production are answered by an app of their own. */
const inProduction = (services: Services): Services => ({
  ...services,
  supplier: supplierOf({ appEnv: "production" }),
});

onProvider(
  "What is paid in production",
  (provider, onEngine) => {
    const flights = flightBookingAt(provider);
    const { database, deliver, order, pay } = flights;
    const operator = () =>
      callerOf(provider.app, { Authorization: `Bearer ${provider.services.settings.operatorToken}` });
    const decide = (code: string, what: string, body: object = {}) =>
      operator().post<{ state: string }>(
        `operator/v2/reserves/${code}/${what}`,
        { operator: "Mina", ...body },
        newKey(),
      );
    let made: Hono | undefined;
    const production = (): Hono => {
      const { settings } = provider.services;
      made ??= createApp({ ...provider.services, settings: { ...settings, appEnv: "production", testBank: null } });
      return made;
    };
    const ticketNumbers = (count: number) =>
      Array.from({ length: count }, () => ticketNumber("096", Math.floor(Math.random() * 10_000_000_000)));

    const reserve = async (base: string, quoted: object, travellers: object): Promise<Omit<Booked, "kind">> => {
      const user = await logIn(provider.app);
      const { value: quote } = await user.post<StayQuoteValue>(`${base}/quote`, quoted);
      const { value } = await user.post<StayReservationValue>(`${base}/create`, { quote_id: quote.quote_id }, newKey());
      const code = value.confirmation_code;
      await user.post(
        `${base}/${code}/${base === bases.property ? "save-guests" : "save-passengers"}`,
        travellers,
        newKey(),
      );
      const { value: ready } = await user.post<StayReservationValue>(`${base}/${code}/submit`, {}, newKey());
      expect(ready.status).toBe("ready_to_pay");
      return { user, code, total: quote.total };
    };
    const book: Readonly<Record<Booked["kind"], () => Promise<Omit<Booked, "kind">>>> = {
      property: async () => reserve(bases.property, (await prepareRoom(database())).request(), guestsFor()),
      tour: async () => reserve(bases.tour, (await prepareTour(database())).request(), touristsFor()),
      flight: async () => {
        const { user, code, quote } = await flights.submitted(10);
        return { user, code, total: quote.total };
      },
    };
    const paid = async (kind: Booked["kind"]): Promise<Booked> => {
      await standAtFrozenNoon(database());
      const one = { kind, ...(await book[kind]()) };
      await pay(one.user, one.code, one.total);
      return one;
    };
    const read = async ({ kind, user, code }: Booked) =>
      (await user.get<FlightReservationValue>(`${bases[kind]}/${code}`)).value;
    const answers: Readonly<Record<Booked["kind"], () => object>> = {
      property: () => ({ supplier_confirmation_code: "HB-2291" }),
      tour: () => ({ supplier_confirmation_code: "AG/7714" }),
      flight: () => ({ issued: [{ direction: "outbound", locator: "k7mo10", tickets: ticketNumbers(2) }] }),
    };
    const alarms = async (code: string) =>
      database().query(
        `SELECT kind, resolved_at IS NULL AS "isOpen" FROM alarm
         WHERE subject = 'reservation:' || (SELECT id FROM reservation WHERE confirmation_code = $1)`,
        [code],
      );

    for (const kind of ["property", "tour", "flight"] as const) {
      onEngine(`waits for its supplier, with no code, ticket or voucher anywhere: ${kind}`, async () => {
        const one = await paid(kind);
        const user = callerOf(production(), { Authorization: `Bearer ${one.user.token}` });
        const whole = await user.get<StayReservationValue>(`${bases[kind]}/${one.code}`);
        const status = await user.get<StayReservationValue>(`${bases[kind]}/${one.code}/status`);
        const voucher = await user.get(`${bases[kind]}/${one.code}/voucher`);
        const list = await user.get<ReservesValue>("user/v2/reserves");
        const tracked = await callerOf(production()).post<TrackingValue>("reserve/v2/tracking", {
          tracking_code: whole.value.tracking_code,
          mobile: one.user.mobile,
        });
        const view = callerOf(production(), { Authorization: `Bearer ${tracked.value.token}` });
        const seen = await view.get<StayReservationValue>(`${bases[kind]}/${one.code}`);
        const sms = await smsTo(provider.app, one.user.mobile);
        const orders = await operator().get<QueueValue>("operator/v2/pending/orders?limit=500");
        const order = orders.value.items.find(({ id }) => id === one.code);

        for (const { value } of [whole, status, seen]) expect(value.status).toBe("in_progress");
        for (const { value } of [whole, seen]) expect(value.supplier_confirmation_code).toBeNull();
        expect(whole.value.issue_due_at! - whole.value.now).toBeCloseTo(2 * HOUR, -2);
        expect(list.value.items).toMatchObject([{ confirmation_code: one.code, status: "in_progress", is_paid: true }]);
        expect([voucher.status, voucher.value]).toEqual([422, null]);
        expect((await view.get(`${bases[kind]}/${one.code}/voucher`)).status).toBe(422);
        expect(sms).toContain("در حال صدور است");
        const said = [whole, status, voucher, list, tracked, seen, orders].map(({ text }) => text).join("");
        expect(said).not.toMatch(/"(locator|tickets|(supplier|property)_confirmation_code)":(?!null)/);
        expect(order).toMatchObject({ kind: "orders", facts: { product: kind, total: one.total } });
        for (const fact of NAMED[kind]) expect(order?.facts[fact], fact).toBeTruthy();
        const kept = await database().query(
          `SELECT supplier_confirmation_code AS code, issued_at AS issued,
             (SELECT count(*)::int FROM flight_ticket WHERE reservation_id = reservation.id) AS tickets
           FROM reservation WHERE confirmation_code = $1`,
          [one.code],
        );
        expect(kept).toEqual([{ code: null, issued: null, tickets: 0 }]);

        // The message that asks the supplier may come once more: its owner is told once.
        await database().query(
          `INSERT INTO outbox (kind, lane, payload, state, attempts, not_before, created_at)
           SELECT 'issue', 'work', jsonb_build_object('reservation_id', id)::text, 'waiting', 0, app_now(), app_now()
           FROM reservation WHERE confirmation_code = $1`,
          [one.code],
        );
        await deliver();
        const told = await database().query(
          `SELECT word FROM notification WHERE reservation_id = (SELECT id FROM reservation WHERE confirmation_code = $1)`,
          [one.code],
        );
        expect(told).toEqual([{ word: "being_issued" }]);
      });

      onEngine(`is issued by an operator with what its supplier gave, once: ${kind}`, async () => {
        const one = await paid(kind);
        const order = await operator().post<OrderValue>(
          `operator/v2/orders/${one.code}/read`,
          { operator: "Mina" },
          newKey(),
        );
        expect(order.value.travellers.map(({ last_name_fa }) => last_name_fa)).toEqual(["کریمی", "کریمی"]);
        for (const fact of NAMED[kind]) expect(order.value.facts[fact], fact).toBeTruthy();
        const body = answers[kind]();
        for (const round of [1, 2]) {
          expect((await decide(one.code, "issue", body)).value, `round ${round}`).toEqual({ state: "successful" });
        }
        const other = kind === "flight" ? answers.flight() : { supplier_confirmation_code: "ANOTHER-1" };
        expect((await decide(one.code, "issue", other)).reason).toBe("not_open");
        await deliver();
        const value = await read(one);
        const code = kind === "flight" ? "K7MO10" : Object.values(body)[0];
        expect(value).toMatchObject({ status: "successful", supplier_confirmation_code: code, issue_due_at: null });
        expect(value.history.at(-1)).toMatchObject({ to: "successful", actor: "operator" });
        expect((await one.user.get(`${bases[kind]}/${one.code}/voucher`)).status).toBe(200);
        expect(await smsTo(provider.app, one.user.mobile)).toMatch(/قطعی شد|صادر شد/);
        const acts = await operator().get<ActsValue>("operator/v2/acts?operator=Mina&limit=20");
        const mine = acts.value.items.filter(({ subject }) => subject === one.code).map(({ call }) => call);
        expect(mine).toEqual(expect.arrayContaining(["operator.issueReserve", "operator.readOrder"]));
        expect(
          (await operator().post(`operator/v2/orders/${one.code}/read`, { operator: "Mina" }, newKey())).reason,
        ).toBe("not_open");
      });

      onEngine(`that its supplier does not issue goes back whole, and its traveller is told: ${kind}`, async () => {
        const one = await paid(kind);
        expect((await decide(one.code, "issue-failed")).value).toEqual({ state: "unsuccessful" });
        await deliver();
        expect(await read(one)).toMatchObject({ status: "unsuccessful", supplier_confirmation_code: null });
        expect((await one.user.get<{ balance: number }>("wallet/v2/balance")).value.balance).toBe(one.total);
        expect(await smsTo(provider.app, one.user.mobile)).toContain("برگشت");
        expect((await decide(one.code, "issue", answers[kind]())).reason).toBe("not_open");
        expect(await ledgerFaults(database())).toEqual({ sum: 0, journals: 0, balances: 0 });
      });

      onEngine(`raises one alarm past its time, which issuing it resolves: ${kind}`, async () => {
        const one = await paid(kind);
        await watchLateIssues(provider.services);
        expect(await alarms(one.code)).toEqual([]);
        await wait(database(), 2 * HOUR + 1);
        for (const _ of [1, 2]) await watchLateIssues(provider.services);
        expect(await alarms(one.code)).toEqual([{ kind: "late_issue", isOpen: true }]);
        expect((await decide(one.code, "issue", answers[kind]())).value).toEqual({ state: "successful" });
        expect(await alarms(one.code)).toEqual([{ kind: "late_issue", isOpen: false }]);
      });
    }

    onEngine(
      "is asked of its supplier and told, also where the provider was away for hours after the payment",
      async () => {
        await standAtFrozenNoon(database());
        const one = { kind: "property" as const, ...(await book.property()) };
        await order(one.user, one.code, one.total);
        await wait(database(), 3 * HOUR);
        await watchLateIssues(provider.services);
        expect(await alarms(one.code)).toEqual([]);
        await deliver();
        const { status, now, issue_due_at } = await read(one);
        expect(status).toBe("in_progress");
        expect(issue_due_at! - now).toBeCloseTo(2 * HOUR, -2);
        expect(await smsTo(provider.app, one.user.mobile)).toContain("در حال صدور است");
        await watchLateIssues(provider.services);
        expect(await alarms(one.code)).toEqual([]);
      },
    );

    onEngine("is refused where what was entered is no code, locator or ticket, each by its field", async () => {
      const stay = await paid("property");
      const flight = await paid("flight");
      const [first = "", second = ""] = ticketNumbers(2);
      const faults = async (code: string, body: object) => {
        const { status, errors } = await decide(code, "issue", body);
        return [status, ...errors.map(({ name, code: what }) => `${name} ${what}`)];
      };
      const direction = { direction: "outbound", locator: "K7MX4Q", tickets: [first, second] };
      expect(await faults(stay.code, {})).toEqual([422, "supplier_confirmation_code required"]);
      expect(await faults(stay.code, { supplier_confirmation_code: "  " })).toEqual([
        422,
        "supplier_confirmation_code required",
      ]);
      expect(await faults(stay.code, { supplier_confirmation_code: "<b>" })).toEqual([
        422,
        "supplier_confirmation_code supplier_code",
      ]);
      expect(await faults(stay.code, { issued: [direction] })).toEqual([422, "issued unknown_field"]);
      expect(await faults(flight.code, { supplier_confirmation_code: "HB-1" })).toEqual([
        422,
        "issued issued_directions",
      ]);
      expect(await faults(flight.code, { issued: [direction, direction] })).toEqual([422, "issued issued_directions"]);
      expect(await faults(flight.code, { issued: [{ ...direction, direction: "inbound" }] })).toEqual([
        422,
        "issued issued_directions",
      ]);
      expect(await faults(flight.code, { issued: [{ ...direction, locator: "K7" }] })).toEqual([
        422,
        "issued.0.locator locator",
      ]);
      expect(await faults(flight.code, { issued: [{ ...direction, tickets: [first] }] })).toEqual([
        422,
        "issued.0.tickets issued_tickets",
      ]);
      expect(await faults(flight.code, { issued: [{ ...direction, tickets: [first, "12"] }] })).toEqual([
        422,
        "issued.0.tickets.1 ticket_number",
      ]);
      // With its check digit and without it is the same ticket.
      expect(await faults(flight.code, { issued: [{ ...direction, tickets: [first, first.slice(0, 13)] }] })).toEqual([
        422,
        "issued.0.tickets.1 ticket_taken",
      ]);
      expect(isTicketNumber(first)).toBe(true);
      expect((await decide("no-such-code", "issue", { supplier_confirmation_code: "A" })).status).toBe(404);
    });

    onEngine("never has one ticket for two travellers, however many operators enter it at once", async () => {
      const [one, other] = [await paid("flight"), await paid("flight")];
      const tickets = ticketNumbers(2);
      const both = await Promise.all(
        [one, other].map(({ code }) =>
          decide(code, "issue", { issued: [{ direction: "outbound", locator: "K7MX4Q", tickets }] }),
        ),
      );
      expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
      expect(both.find(({ status }) => status === 422)?.errors[0]).toMatchObject({
        name: "issued",
        code: "ticket_taken",
      });
      // Nor by a hand in the database, with the travellers the other way round.
      const insert = database().query(
        `INSERT INTO flight_ticket (reservation_id, direction, locator, tickets)
         SELECT id, 'inbound', 'AAAAAA', ARRAY[$2, $3] FROM reservation WHERE confirmation_code = $1`,
        [(both[0]?.status === 200 ? one : other).code, tickets[1] ?? "", tickets[0] ?? ""],
      );
      await expect(insert).rejects.toMatchObject({ code: "23505" });
    });
  },
  inProduction,
);
