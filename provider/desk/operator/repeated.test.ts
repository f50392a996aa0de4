import { expect } from "vitest";
import type { RefundValue } from "#domain/contract/account.shapes.ts";
import type { operatorCalls } from "#domain/contract/operator.calls.ts";
import type { ChangedReserveValue } from "#domain/contract/operator.shapes.ts";
import type { MeValue } from "#domain/contract/user.shapes.ts";
import { FROZEN_NOW, FROZEN_TODAY } from "#fixtures/world/demo.ts";
import type { TourQuoteValue, TourReservationValue } from "#products/tour/contract/tour.shapes.ts";
import { onProvider } from "#tests/engines.ts";
import { stayIn } from "#tests/prove/bookable-items.ts";
import { chargeWallet } from "#tests/prove/ledger.ts";
import { flightBookingAt } from "#tests/support/booked-flight.ts";
import { bookingAt } from "#tests/support/booking.ts";
import { callerOf, logIn, newKey } from "#tests/support/client.ts";
import { guestsFor, prepareRoom, standAtFrozenNoon } from "#tests/support/stay.ts";
import { issued } from "#tests/support/supplied.ts";
import { prepareTour, touristsFor } from "#tests/support/tour.ts";
import { runOutbox } from "../../kernel/outbox/worker.ts";

/** Calls that tell no traveller anything and move no money of theirs: reading, staff, keys, photographs, inventory, alarms, rates, campaigns, extras. */
type Quiet =
  | ("invariants" | "pending" | "queue" | "operators" | "acts" | "alarms" | "keys" | "photos" | "differences")
  | ("importState" | "exportInventory" | "startImport" | "importRows" | "finishImport")
  | ("addOperator" | "revokeOperator" | "rotateKeys" | "resolveAlarm" | "retryMessage" | "keptRecord" | "readOrder")
  | ("addPhoto" | "orderPhotos" | "removePhoto" | "compareSettlement" | "returnFound" | "bookFound")
  | ("setExchangeRate" | "campaigns" | "addCampaign" | "endCampaign" | "extras" | "addExtra" | "endExtra");
/** Every other one has to be prepared here, or does not compile. */
type Told = Exclude<keyof typeof operatorCalls, Quiet>;
type Prepared = { path: string; body?: object };

onProvider("A decision of an operator", (provider, onEngine) => {
  const stays = bookingAt(provider);
  const flights = flightBookingAt(provider);
  const query = <Row>(text: string) => stays.database().query<Row>(text);
  const idOf = async (table: string) =>
    (await query<{ id: number }>(`SELECT max(id)::int AS id FROM ${table}`))[0]?.id ?? 0;
  /** Everything that a traveller is told, and everything of theirs that is written down. */
  const effects = async () => {
    return Object.fromEntries(
      await Promise.all(
        [
          "outbox",
          "notification",
          "ledger_journal",
          "refund",
          "refund_event",
          "reservation_event",
          "flight_change",
        ].map(async (table) => [
          table,
          (await query<{ count: number }>(`SELECT count(*)::int AS count FROM ${table}`))[0],
        ]),
      ),
    );
  };
  const reserve = async (what: string, isPaid: boolean, isIssued: boolean, body: object = {}): Promise<Prepared> => {
    const confirmation = isPaid && isIssued ? "online" : "on_request";
    const { reservation } = await stays.submitted(await stays.make({ confirmation }));
    const path = `operator/v2/reserves/${reservation.confirmation_code}`;
    if (isPaid) {
      if (!isIssued) await stays.operator().post(`${path}/accept`, { operator: "Mina" });
      await stays.pay(reservation);
      await runOutbox(provider.services);
    }
    return { path: `${path}/${what}`, body };
  };
  /** A change of three rooms, at the cost that was told. */
  const changed = async (what: string, wanted: object): Promise<Prepared> => {
    await standAtFrozenNoon(stays.database());
    const room = await prepareRoom(stays.database(), { rooms: 3 });
    const user = await logIn(provider.app);
    const item = { ...stayIn(room), request: () => room.request({ rooms: 3 }), travellers: guestsFor(3) };
    const { confirmation_code } = await issued(provider.services, user, item);
    const path = `operator/v2/reserves/${confirmation_code}/${what}`;
    const told = await stays.operator().post<ChangedReserveValue>(path, { operator: "Mina", ...wanted });
    return { path, body: { ...wanted, quote_id: told.value.quote?.quote_id } };
  };
  const departure = async (what: string): Promise<Prepared> => {
    await standAtFrozenNoon(stays.database());
    const tour = await prepareTour(stays.database());
    const user = await logIn(provider.app);
    const { value } = await callerOf(provider.app).post<TourQuoteValue>("tour/v2/reserve/quote", tour.request());
    const made = await user.post<TourReservationValue>(
      "tour/v2/reserve/create",
      { quote_id: value.quote_id },
      newKey(),
    );
    const path = `tour/v2/reserve/${made.value.confirmation_code}`;
    await user.post(`${path}/save-passengers`, touristsFor(), newKey());
    await user.post(`${path}/submit`, {}, newKey());
    await stays.pay(made.value);
    await runOutbox(provider.services);
    return { path: `operator/v2/departures/${tour.departureId}/${what}` };
  };
  /** Of a day of its own: each booking begins at noon, and by that clock a flight that was moved at noon is moved again. */
  const flight = async (what: string, day: number, later = 0): Promise<Prepared> => {
    const { user, code, quote, segment } = await flights.submitted(day);
    await flights.pay(user, code, quote.total);
    const times = { departs_at: segment.departs_at + later, arrives_at: segment.arrives_at + later };
    return { path: `operator/v2/flights/${segment.flight_id}/${what}`, body: later === 0 ? {} : times };
  };
  const refund = async (...what: readonly string[]): Promise<Prepared> => {
    await standAtFrozenNoon(stays.database());
    const user = await logIn(provider.app);
    const { id } = (await user.get<MeValue>("user/v2/me")).value;
    await chargeWallet(stays.database(), id, 5_000_000, `repeated:${id}`);
    const sheba = { sheba: "IR820540102680020817909002", owner_name: "علی رضایی" };
    const bank = await user.post<{ id: number }>("user/save-bank-account-information", sheba);
    const body = { source: "wallet", amount: 1_000_000, destination: "bank", bank_account_id: bank.value.id };
    const asked = await user.post<RefundValue>("user/create-refund-request", body, newKey());
    const path = `operator/v2/refunds/${asked.value.id}`;
    for (const step of what.slice(0, -1)) await stays.operator().post(`${path}/${step}`, { operator: "Reza" });
    return { path: `${path}/${what.at(-1)}`, body: { reference: "77" } };
  };
  const comment = async (what: string, body: object = {}): Promise<Prepared> => ({
    path: `operator/v2/comments/${await idOf(what === "answer" ? "comment WHERE status = 'published'" : "comment")}/${what}`,
    body,
  });

  const prepared: Readonly<Record<Told, () => Promise<Prepared>>> = {
    guaranteeDeparture: () => departure("guarantee"),
    cancelDeparture: () => departure("cancel"),
    retimeFlight: () => flight("retime", 12, 7_200),
    cancelFlight: () => flight("cancel", 13),
    acceptReserve: () => reserve("accept", false, false),
    rejectReserve: () => reserve("reject", false, false),
    issueReserve: () => reserve("issue", true, false, { property_confirmation_code: "H-7" }),
    failReserve: () => reserve("issue-failed", true, false),
    cancelReserve: () => reserve("cancel", true, true, { amount: 1_000_000 }),
    correctReserveName: () => reserve("correct-name", true, true, { traveller: 1, last_name_fa: "کریمیان" }),
    changeReserve: () => changed("change", { wish: { length_of_stay: 3 } }),
    cancelReservePart: () => changed("cancel-part", { part: "room-2" }),
    supplierCancelReserve: () => reserve("supplier-cancel", true, true),
    approveRefund: () => refund("approve"),
    rejectRefund: () => refund("reject"),
    refundSent: () => refund("approve", "sent"),
    decideSettlement: async () => {
      await standAtFrozenNoon(stays.database());
      const found = { authority: "A-of-no-book", ref_id: "9", amount: 7_000_000, card_masked: null };
      const lines = [{ ...found, paid_at: FROZEN_NOW }];
      const path = "operator/v2/settlements/test";
      const compared = { operator: "Reza", day: FROZEN_TODAY, lines, is_first: true, is_last: true };
      await stays.operator().post(path, compared);
      return { path: `${path}/${FROZEN_TODAY}/decide`, body: { decision: "return", reference: "77" } };
    },
    publishComment: () => comment("publish"),
    rejectComment: () => comment("reject"),
    answerComment: () => comment("answer", { text: "سپاس از نظر شما." }),
    answerQuestion: async () => ({
      path: `operator/v2/questions/${await idOf("question")}/answer`,
      body: { text: "بله، پارکینگ داریم." },
    }),
  };

  for (const [name, prepare] of Object.entries(prepared))
    onEngine(`said three times is one effect: ${name}`, async () => {
      const { path, body } = await prepare();
      const say = async () => {
        const said = { operator: "Mina", reason: "A letter", ...body };
        const shapes = [said, (({ reference: _, ...rest }: Record<string, unknown>) => rest)(said)];
        for (const one of shapes) {
          const answer = await stays.operator().post(path, one, newKey());
          if (answer.reason !== "invalid_input") return answer;
        }
        throw new Error(`Not prepared as its shape asks: ${path}`);
      };
      const before = await effects();
      const first = await say();
      expect(first.status, first.text).toBe(200);
      const after = await effects();
      // A departure's reservations are ended by its job; words need not have an author.
      if (!/Comment|Question|cancelDeparture/.test(name)) expect(after).not.toEqual(before);
      for (let again = 0; again < 2; again++) expect([200, 404, 422]).toContain((await say()).status);
      expect(await effects()).toEqual(after);
    });
});
