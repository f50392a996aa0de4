import type { Hono } from "hono";
import type { StayQuoteValue, StayReservationValue } from "#domain/contract/stay-reservation.shapes.ts";
import type { Queryable } from "#provider/kernel/database/database.ts";
import { post } from "#provider/money/ledger/journal.ts";
import type { Services } from "#provider/services.ts";
import { reservationPaid } from "#provider/shop/reservation/paid.ts";
import { type Caller, callerOf, logIn, newKey } from "./client.ts";
import { guestsFor, prepareRoom, type RoomWanted, standAtFrozenNoon, type TestRoom } from "./stay.ts";

/** Books a payment in full, as after a gateway's. */
async function bookPaidInFull(tx: Queryable, reservationId: number): Promise<void> {
  const [{ total } = { total: 0 }] = await tx.query<{ total: number }>("SELECT total FROM reservation WHERE id = $1", [
    reservationId,
  ]);
  await post(tx, {
    kind: "payment",
    ref: `reservation:${reservationId}`,
    reservationId,
    postings: [
      { account: { kind: "gateway_clearing" }, amount: -total },
      { account: { kind: "supplier_payable" }, amount: total },
    ],
  });
}

/** Steps of a booking for tests, at one provider. */
export function bookingAt(provider: { readonly services: Services; readonly app: Hono }) {
  const database = () => provider.services.database;
  const operator = () =>
    callerOf(provider.app, { Authorization: `Bearer ${provider.services.settings.operatorToken}` });
  const make = async (wanted?: RoomWanted) => {
    await standAtFrozenNoon(database());
    return prepareRoom(database(), wanted);
  };
  const quoteOf = async (room: TestRoom, changes: Parameters<TestRoom["request"]>[0] = {}) =>
    (await callerOf(provider.app).post<StayQuoteValue>("reserve/v2/quote", room.request(changes))).value;
  const create = (user: Caller, quote_id: string) =>
    user.post<StayReservationValue>("reserve/v2/create", { quote_id }, newKey());
  const act = <T = StayReservationValue>(
    user: Caller,
    { confirmation_code }: { confirmation_code: string },
    what: string,
    body: unknown = {},
  ) => user.post<T>(`reserve/v2/${confirmation_code}/${what}`, body, newKey());
  const read = (user: Caller, { confirmation_code }: { confirmation_code: string }) =>
    user.get<StayReservationValue>(`reserve/v2/${confirmation_code}`);
  const idOf = async ({ confirmation_code }: { confirmation_code: string }) =>
    (
      await database().query<{ id: number }>("SELECT id FROM reservation WHERE confirmation_code = $1", [
        confirmation_code,
      ])
    )[0]!.id;
  const pay = async (reservation: { confirmation_code: string }) => {
    const id = await idOf(reservation);
    return database().withTx(async (tx) => {
      const paid = await reservationPaid(tx, provider.services, id);
      if (paid === "applied") await bookPaidInFull(tx, id);
      return paid;
    });
  };
  /** A new user's reservation, with named travellers, submitted. */
  const submitted = async (room: TestRoom, changes: Parameters<TestRoom["request"]>[0] = {}) => {
    const user = await logIn(provider.app);
    const { value } = await create(user, (await quoteOf(room, changes)).quote_id);
    await act(user, value, "save-guests", guestsFor());
    const answer = await act(user, value, "submit");
    return { user, reservation: answer.value };
  };
  return { database, operator, make, quoteOf, create, act, read, idOf, pay, submitted };
}
