import { expect } from "vitest";
import { DAY_SECONDS } from "#domain/calendar/constants.ts";
import type { AddCampaignInput, CampaignsValue } from "#domain/contract/campaign.shapes.ts";
import type { CancellationQuoteValue } from "#domain/contract/cancellation-quote.shapes.ts";
import type { ReservationEnvelope } from "#domain/contract/reservation.shapes.ts";
import { FROZEN_NOW } from "#fixtures/world/demo.ts";
import { seatPrice } from "#products/flight/rules/seat-prices.ts";
import { seatsIn } from "#products/flight/rules/seats.ts";
import { onProvider } from "#tests/engines.ts";
import { type BookableItem, flightsOf, stayIn, tourOf } from "#tests/prove/bookable-items.ts";
import { chargeWalletOf } from "#tests/support/charge-wallet.ts";
import { type Caller, callerOf, logIn, newKey } from "#tests/support/client.ts";
import { flightRequest, prepareFlight, prepareOffer } from "#tests/support/flight.ts";
import { expectSoundBooks } from "#tests/support/sound-books.ts";
import { guestsFor, prepareRoom, type RoomWanted, standAtFrozenNoon, wait } from "#tests/support/stay.ts";
import { named } from "#tests/support/supplied.ts";
import { prepareTour } from "#tests/support/tour.ts";
import { runOutbox } from "../../kernel/outbox/worker.ts";
import { sweepReservations } from "../reservation/timers.ts";

const UNTIL = FROZEN_NOW + 30 * DAY_SECONDS;
/** Two nights of the test's room, rial. */
const PRICE = 50_000_000;
let made = 0;

onProvider("A discount code", (provider, onEngine) => {
  const database = () => provider.services.database;
  const operator = () =>
    callerOf(provider.app, { Authorization: `Bearer ${provider.services.settings.operatorToken}` });

  const campaign = async (terms: Partial<AddCampaignInput> = {}) => {
    const code = `TEST${++made}`;
    const given = terms.percent === undefined && terms.amount === undefined ? { percent: 10, ...terms } : terms;
    const body = {
      operator: "Mina",
      code,
      budget: 1_000_000_000,
      sale_from: FROZEN_NOW - DAY_SECONDS,
      sale_until: UNTIL,
      ...given,
    };
    const answer = await operator().post("operator/v2/campaigns", body);
    expect(answer.text).toContain(code);
    return code;
  };
  const report = async (code: string) => {
    const { value } = await operator().get<CampaignsValue>("operator/v2/campaigns");
    const [books] = await database().query<{ cost: number }>(
      `SELECT coalesce(-sum(amount), 0)::bigint AS cost FROM ledger_posting
       WHERE account_id = (SELECT id FROM ledger_account WHERE kind = 'campaigns')`,
    );
    expect(value.cost).toBe(books?.cost);
    const found = value.items.find((one) => one.code === code);
    if (found === undefined) throw new Error("The campaign is not listed");
    expect(found.spent).toBe(found.held + found.granted);
    return found;
  };
  const holdingOf = (user: Caller, item: BookableItem, held: ReservationEnvelope) => {
    const path = `${item.path}/${held.confirmation_code}`;
    const act = <T = ReservationEnvelope>(what: string, body: unknown = {}) =>
      user.post<T>(`${path}/${what}`, body, newKey());
    return {
      user,
      code: held.confirmation_code,
      held,
      act,
      use: (code: string | null) => act("discount-code", { code }),
      read: async () => (await user.get<ReservationEnvelope>(path)).value,
      quote: async (part?: string) =>
        (await user.get<CancellationQuoteValue>(`${path}/cancellation-quote${part ? `?part=${part}` : ""}`)).value,
      cancel: async (part?: string) => {
        const query = part ? `?part=${part}` : "";
        const { value } = await user.get<CancellationQuoteValue>(`${path}/cancellation-quote${query}`);
        return act("cancel", { quote_id: value.quote_id, ...(part && { part }) });
      },
    };
  };
  const holding = async (item: BookableItem, user?: Caller) => {
    const owner = user ?? (await logIn(provider.app));
    return holdingOf(owner, item, await named(owner, item));
  };
  const stay = async (wanted: RoomWanted & { of?: number } = {}) => {
    await standAtFrozenNoon(database());
    const room = await prepareRoom(database(), { policy: "flexible", rooms: 5, ...wanted });
    const { of = 1 } = wanted;
    return { ...stayIn(room), request: () => room.request({ rooms: of }), travellers: guestsFor(of) };
  };
  const paidFor = async ({ user, code, act, read }: Awaited<ReturnType<typeof holding>>) => {
    const { value } = await act("submit");
    await chargeWalletOf(database(), code, value.totals.payable);
    const started = await user.post(
      "payment/v2/start",
      { confirmation_code: code, gateway: "test", use_wallet: true },
      newKey(),
    );
    expect(started.status).toBe(200);
    await runOutbox(provider.services);
    return read();
  };
  const owedTo = async (code: string) => {
    const rows = await database().query<{ kind: string; sum: number }>(
      `SELECT account.kind, sum(posting.amount)::bigint AS sum FROM ledger_journal AS journal
       JOIN ledger_posting AS posting ON posting.journal_id = journal.id
       JOIN ledger_account AS account ON account.id = posting.account_id
       WHERE journal.reservation_id = (SELECT id FROM reservation WHERE confirmation_code = $1) GROUP BY 1`,
      [code],
    );
    const of = (kind: string) => rows.find((one) => one.kind === kind)?.sum ?? 0;
    return { supplier: of("supplier_payable") + of("held_in_trust"), campaigns: of("campaigns") };
  };
  const expectBooksAndStock = () => expectSoundBooks(provider.services);

  onEngine("is taken from the price, in any spelling, and the supplier is owed the full price", async () => {
    const code = await campaign({ percent: 15 });
    const one = await holding(await stay());
    const typed = code.toLowerCase().replace(/\d/g, (digit) => String.fromCharCode(0x6f0 + Number(digit)));
    const { status, value } = await one.use(` ${typed} `);
    expect(status).toBe(200);
    expect(value.totals).toMatchObject({
      payable: 42_500_000,
      sale: 42_500_000,
      rack: 60_000_000,
      discount: 17_500_000,
    });
    expect(value.discount_code).toEqual({ code, discount: 7_500_000 });
    expect(await report(code)).toMatchObject({ uses: 1, spent: 7_500_000, held: 7_500_000, granted: 0, cost: 0 });
    const paid = await paidFor(one);
    expect(paid.totals).toMatchObject({ paid: 42_500_000, payable: 42_500_000 });
    expect(paid.discount_code).toEqual({ code, discount: 7_500_000 });
    expect(await owedTo(one.code)).toEqual({ supplier: PRICE, campaigns: -7_500_000 });
    expect(await report(code)).toMatchObject({
      uses: 1,
      spent: 7_500_000,
      held: 0,
      granted: 7_500_000,
      cost: 7_500_000,
    });
    await expectBooksAndStock();
  });

  onEngine("is replaced by another and taken off, and each use is given back", async () => {
    const [first, second] = [await campaign(), await campaign({ amount: 3_000_000 })];
    const one = await holding(await stay());
    await one.use(first);
    expect((await one.use(first)).value.totals.payable).toBe(PRICE - 5_000_000);
    expect((await one.use(second)).value.discount_code).toEqual({ code: second, discount: 3_000_000 });
    expect(await report(first)).toMatchObject({ uses: 0, spent: 0 });
    expect((await one.use("no such code")).reason).toBe("discount_code_unknown");
    expect((await one.read()).discount_code?.code).toBe(second);
    const { value } = await one.use(null);
    expect([value.discount_code, value.totals.payable]).toEqual([null, PRICE]);
    expect(await report(second)).toMatchObject({ uses: 0, spent: 0 });
    expect((await one.use(null)).status).toBe(200);
  });

  onEngine("is given back where a booking is never paid, and stays spent after a cancellation", async () => {
    const code = await campaign({ most_each: 1 });
    const user = await logIn(provider.app);
    const item = await stay();
    const lapsed = await holding(item, user);
    await lapsed.use(code);
    const [twice, cancelled] = [await holding(item, user), await holding(item, user)];
    expect((await twice.use(code)).reason).toBe("discount_code_used");
    await wait(database(), 16 * 60);
    await sweepReservations(provider.services);
    expect(await report(code)).toMatchObject({ uses: 0, spent: 0 });
    expect((await lapsed.read()).status).toBe("expired");
    expect((await cancelled.use(code)).reason).toBe("deadline_passed");
    const again = await holding(await stay(), user);
    await again.use(code);
    await again.cancel();
    expect(await report(code)).toMatchObject({ uses: 0, spent: 0 });
    const bought = await holding(await stay(), user);
    await bought.use(code);
    await paidFor(bought);
    await bought.cancel();
    expect(await report(code)).toMatchObject({
      uses: 1,
      spent: 5_000_000,
      granted: 5_000_000,
      back: 5_000_000,
      cost: 0,
    });
    expect((await (await holding(await stay(), user)).use(code)).reason).toBe("discount_code_used");
    await expectBooksAndStock();
  });

  onEngine("says why it does not apply, and what would work", async () => {
    const one = await holding(await stay());
    const refused = async (terms: Partial<AddCampaignInput>) => {
      const answer = await one.use(await campaign(terms));
      return [answer.reason, answer.message];
    };
    expect(await refused({ sale_from: FROZEN_NOW + DAY_SECONDS })).toEqual([
      "discount_code_not_begun",
      expect.stringMatching(/از .+ قابل استفاده/),
    ]);
    expect(await refused({ products: ["tour", "flight"] })).toEqual([
      "discount_code_other_product",
      expect.stringContaining("تور، پرواز"),
    ]);
    expect(await refused({ least: 60_000_000 })).toEqual([
      "discount_code_least_sum",
      expect.stringContaining("۶٬۰۰۰٬۰۰۰"),
    ]);
    expect(await refused({ budget: 4_000_000 })).toEqual(["discount_code_spent", expect.any(String)]);
    const days = { travel_from: "2027-03-01", travel_until: "2027-03-10" } as const;
    expect((await refused(days))[0]).toBe("discount_code_other_days");
    const ended = await campaign();
    await operator().post(`operator/v2/campaigns/${ended}/end`, { operator: "Mina" });
    expect((await one.use(ended)).reason).toBe("discount_code_ended");
    const over = await campaign({ sale_until: FROZEN_NOW + 60 });
    await wait(database(), 61);
    expect((await one.use(over)).reason).toBe("discount_code_ended");
    expect((await one.use("a")).reason).toBe("discount_code_unknown");
    expect((await one.read()).totals.payable).toBe(PRICE);
  });

  onEngine("does not make another price of a deadline that passed and is extended", async () => {
    const one = await holding(await stay());
    expect((await one.use(await campaign())).status).toBe(200);
    const { value: submitted } = await one.act("submit");
    await wait(database(), 31 * 60);
    await sweepReservations(provider.services);
    expect((await one.read()).status).toBe("payment_deadline_expired");
    const { status, reason } = await one.act("extend-payment-deadline");
    expect([status, reason]).toEqual([200, null]);
    const { status: state, totals } = await one.read();
    expect([state, totals.payable]).toEqual(["ready_to_pay", submitted.totals.payable]);
  });

  onEngine("stands as agreed after the campaign's end", async () => {
    const code = await campaign();
    const one = await holding(await stay());
    await one.use(code);
    await operator().post(`operator/v2/campaigns/${code}/end`, { operator: "Mina" });
    const paid = await paidFor(one);
    expect(paid.totals.paid).toBe(PRICE - 5_000_000);
    expect((await one.use(code)).reason).toBe("not_open");
  });

  onEngine("leaves the least sum to pay, however large it is", async () => {
    const one = await holding(await stay());
    const { value } = await one.use(await campaign({ amount: 900_000_000 }));
    expect(value.totals.payable).toBe(100_000);
    expect((await paidFor(one)).totals.paid).toBe(100_000);
    await one.cancel();
    expect(await owedTo(one.code)).toEqual({ supplier: 0, campaigns: 0 });
    await expectBooksAndStock();
  });

  onEngine("is counted once for each of many who use it at once", async () => {
    const code = await campaign({ budget: 15_000_000 });
    const item = await stay({ rooms: 8 });
    const all = await Promise.all(Array.from({ length: 8 }, () => holding(item)));
    const answers = await Promise.all(all.map((one) => one.use(code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(answers.filter(({ reason }) => reason === "discount_code_spent")).toHaveLength(5);
    expect(await report(code)).toMatchObject({ uses: 3, spent: 15_000_000 });
    const limited = await campaign({ most_uses: 2 });
    const uses = await Promise.all(all.map((one) => one.use(limited)));
    expect(uses.filter(({ status }) => status === 200)).toHaveLength(2);
  });

  onEngine("cannot be overspent in the database, nor counted by hand", async () => {
    const code = await campaign({ budget: 5_000_000, most_each: 1 });
    const one = await holding(await stay());
    await one.use(code);
    const refused = async (statement: string) =>
      expect(database().query(statement)).rejects.toThrow(
        /budget|by hand|uses of a campaign|a_budget_is_never_overspent|stays/,
      );
    await refused(
      `UPDATE campaign_use SET amount = amount + 10 WHERE campaign_id = (SELECT id FROM campaign WHERE code = '${code}')`,
    );
    await refused(`UPDATE campaign SET spent = 0 WHERE code = '${code}'`);
  });

  onEngine("is divided over rooms, so that the parts make the whole to the rial", async () => {
    const code = await campaign({ amount: 7_777_770 });
    const one = await holding(await stay({ of: 3 }));
    await one.use(code);
    const paid = await paidFor(one);
    const whole = 3 * PRICE - 7_777_770;
    expect(paid.totals.paid).toBe(whole);
    const { parts = [] } = await one.quote();
    expect(parts.map(({ penalty, refundable }) => penalty + refundable)).toEqual([
      PRICE - 2_592_590,
      PRICE - 2_592_590,
      PRICE - 2_592_590,
    ]);
    const first = await one.cancel("room-1");
    expect(first.value.totals.paid).toBe(whole - (PRICE - 2_592_590));
    expect(first.value.discount_code).toEqual({ code, discount: 2 * 2_592_590 });
    await one.cancel("room-2");
    const last = await one.cancel();
    expect(last.value.refund?.amount).toBe(whole);
    expect(await owedTo(one.code)).toEqual({ supplier: 0, campaigns: 0 });
    expect(await report(code)).toMatchObject({ uses: 1, spent: 7_777_770, cost: 0 });
    await expectBooksAndStock();
  });

  onEngine("costs what the policy says of the discounted price, and the supplier keeps its full share", async () => {
    const code = await campaign({ percent: 20 });
    const one = await holding(await stay({ policy: "non_refundable" }));
    await one.use(code);
    const paid = await paidFor(one);
    expect(paid.totals.paid).toBe(40_000_000);
    const quote = await one.quote();
    expect(quote).toMatchObject({ paid: 40_000_000, penalty: 40_000_000, refundable: 0 });
    await one.cancel();
    expect(await owedTo(one.code)).toEqual({ supplier: PRICE, campaigns: -10_000_000 });
  });

  onEngine("goes with a hold that takes the place of another, at its new price", async () => {
    const code = await campaign({ most_each: 1 });
    await standAtFrozenNoon(database());
    const room = await prepareRoom(database(), { rooms: 1, policy: "flexible" });
    const item = { ...stayIn(room), request: () => room.request(), travellers: guestsFor() };
    const one = await holding(item);
    await one.use(code);
    const asked = { ...room.request({ nights: 1 }), instead_of: one.code };
    const { value: quote } = await one.user.post<{ quote_id: string; total: number; discount_code: unknown }>(
      "reserve/v2/quote",
      asked,
    );
    expect([quote.total, quote.discount_code]).toEqual([22_500_000, { code, discount: 2_500_000 }]);
    const { value } = await one.user.post<ReservationEnvelope>(
      "reserve/v2/create",
      { quote_id: quote.quote_id },
      newKey(),
    );
    expect(value.totals.payable).toBe(22_500_000);
    expect(await report(code)).toMatchObject({ uses: 1, spent: 2_500_000 });
    await expectBooksAndStock();
  });

  onEngine("is part of a quote's digest: taken off in another tab, the price is shown again", async () => {
    const code = await campaign();
    await standAtFrozenNoon(database());
    const room = await prepareRoom(database(), { rooms: 1, policy: "flexible" });
    const one = await holding({ ...stayIn(room), request: () => room.request(), travellers: guestsFor() });
    await one.use(code);
    const asked = { ...room.request({ nights: 1 }), instead_of: one.code };
    const { value: quote } = await one.user.post<{ quote_id: string }>("reserve/v2/quote", asked);
    await one.use(null);
    const refused = await one.user.post<{ total: number }>("reserve/v2/create", { quote_id: quote.quote_id }, newKey());
    expect([refused.reason, refused.value.total]).toEqual(["price_changed", 25_000_000]);
    expect((await one.read()).status).toBe("in_progress");
  });

  onEngine("is part of what is agreed to: another total that was shown is not submitted", async () => {
    const code = await campaign();
    const one = await holding(await stay());
    await one.use(code);
    expect((await one.act("submit", { total: PRICE })).reason).toBe("price_changed");
    expect((await one.act("submit", { total: PRICE - 5_000_000 })).status).toBe(200);
  });

  onEngine("for a first booking is had once, also under a new account of the same number", async () => {
    const code = await campaign({ is_first_only: true });
    const other = await campaign({ is_first_only: true });
    const user = await logIn(provider.app);
    const item = await stay();
    const [one, two] = [await holding(item, user), await holding(item, user)];
    expect((await one.use(code)).status).toBe(200);
    expect((await two.use(other)).reason).toBe("discount_code_first_only");
    await two.cancel();
    await paidFor(one);
    expect((await (await holding(item, user)).use(other)).reason).toBe("discount_code_first_only");
    await wait(database(), 60 * DAY_SECONDS);
    await sweepReservations(provider.services);
    const late = await logIn(provider.app, user.mobile);
    expect((await late.post("user/v2/account/delete", {}, newKey())).status).toBe(200);
    const returning = await logIn(provider.app, user.mobile);
    const third = await holding(await stay(), returning);
    expect((await third.use(other)).reason).toBe("discount_code_first_only");
    const kept = await database().query<{ digest: string }>("SELECT digest FROM booked_before");
    expect(kept.some(({ digest }) => digest.includes(user.mobile.slice(-9)))).toBe(false);
  });

  onEngine("follows the seats of a flight, and a tour keeps its money in trust at the full price", async () => {
    const code = await campaign({ percent: 10, ceiling: 50_000_000 });
    await standAtFrozenNoon(database());
    const tour = await prepareTour(database(), {});
    const onTour = await holding(tourOf(() => tour));
    const full = onTour.held.totals.payable;
    await onTour.use(code);
    const paid = await paidFor(onTour);
    expect(paid.totals.paid + (paid.discount_code?.discount ?? 0)).toBe(full);
    expect(await owedTo(onTour.code)).toEqual({ supplier: full, campaigns: paid.totals.paid - full });
    await standAtFrozenNoon(database());
    const flight = await prepareFlight(database(), {});
    const offer = await prepareOffer(database(), flight.parts);
    const item = flightsOf(() => flightRequest(database(), [offer], { adult_count: 2 }));
    const flown = await holding(item);
    const fare = flown.held.totals.payable;
    await flown.use(code);
    const plain = seatsIn("narrow_156")
      .filter((seat) => seat.class === "economy" && seat.for.includes("child"))
      .slice(0, 2);
    const chosen = plain.map(({ seat }, traveller) => ({ flight_id: flight.id, traveller, seat }));
    const agreed_total = plain.reduce((sum, seat) => sum + seatPrice(seat), 0);
    const seated = await flown.act("seats", { seats: chosen, agreed_total });
    const { seats } = seated.value as ReservationEnvelope & { seats: { price: number }[] };
    const ofSeats = seats.reduce((sum, { price }) => sum + price, 0);
    const discount = Math.floor((fare + ofSeats) / 100) * 10;
    expect(seated.value.discount_code).toEqual({ code, discount });
    expect(seated.value.totals.payable).toBe(fare + ofSeats - discount);
    const spent = (await report(code)).spent;
    expect(spent).toBe(discount + (paid.discount_code?.discount ?? 0));
    await paidFor(flown);
    const { parts = [], ...whole } = await flown.quote();
    const travellers = parts.filter(({ of }) => of === "traveller");
    expect(travellers.length).toBeGreaterThan(0);
    await flown.cancel("traveller-2");
    const rest = await flown.quote();
    expect(whole.paid - rest.paid).toBe((travellers[1]?.penalty ?? 0) + (travellers[1]?.refundable ?? 0));
    await expectBooksAndStock();
  });
});
