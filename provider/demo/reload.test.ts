import { expect } from "vitest";
import type { StayQuoteValue, StayReservationValue } from "#domain/contract/stay-reservation.shapes.ts";
import { FROZEN_TODAY } from "#fixtures/world/demo.ts";
import { products } from "#products/provider.ts";
import { onProvider } from "#tests/engines.ts";
import { callerOf, logIn, newKey } from "#tests/support/client.ts";
import { smallWorld } from "#tests/support/services.ts";
import { guestsFor, prepareRoom, standAtFrozenNoon } from "#tests/support/stay.ts";
import { silentLog } from "../kernel/log.ts";
import { reservationPaid } from "../shop/reservation/paid.ts";
import { productsOf } from "../shop/reservation/product.ts";
import { findDrift } from "../shop/reservation/stock-check.ts";
import { seedDemo } from "./seed.ts";

onProvider("Reloading the demo world", (provider, onEngine) => {
  onEngine("keeps every reservation whole and its rooms taken, the paid and the unpaid", async () => {
    const { database } = provider.services;
    await standAtFrozenNoon(database);
    const [held, sold] = [await prepareRoom(database, { rooms: 4 }), await prepareRoom(database, { rooms: 4 })];
    const user = await logIn(provider.app);
    const before: StayReservationValue[] = [];
    for (const room of [held, sold]) {
      const quote = await callerOf(provider.app).post<StayQuoteValue>("reserve/v2/quote", room.request());
      const { value } = await user.post<StayReservationValue>(
        "reserve/v2/create",
        { quote_id: quote.value.quote_id },
        newKey(),
      );
      await user.post(`reserve/v2/${value.confirmation_code}/save-guests`, guestsFor(), newKey());
      before.push(
        (await user.post<StayReservationValue>(`reserve/v2/${value.confirmation_code}/submit`, {}, newKey())).value,
      );
    }
    const paid = before[1]!.confirmation_code;
    const [row] = await database.query<{ id: number }>("SELECT id FROM reservation WHERE confirmation_code = $1", [
      paid,
    ]);
    await database.withTx((tx) =>
      reservationPaid(tx, { products: productsOf(products), gateways: new Map(), log: silentLog }, row!.id),
    );
    expect(await findDrift(database, productsOf(products))).toEqual([]);

    await database.query("UPDATE demo_world SET digest = 'another world'");
    await seedDemo(database, FROZEN_TODAY, silentLog, smallWorld);
    expect(await held.counters()).toMatchObject([{ held: 1 }, { held: 1 }]);
    expect(await findDrift(database, productsOf(products))).toEqual([]);
    const after = await user.get<StayReservationValue>(`reserve/v2/${before[0]!.confirmation_code}`);
    const { now: _, ...unchanged } = before[0]!;
    expect(after.value).toMatchObject(unchanged);
  });

  onEngine("keeps what is promised although the new world has no room for it", async () => {
    const { database } = provider.services;
    await standAtFrozenNoon(database);
    const room = await prepareRoom(database, { rooms: 60 });
    const quote = await callerOf(provider.app).post<StayQuoteValue>("reserve/v2/quote", room.request());
    for (let count = 0; count < 20; count++) {
      const user = await logIn(provider.app);
      expect((await user.post("reserve/v2/create", { quote_id: quote.value.quote_id }, newKey())).status).toBe(200);
    }
    await database.query("UPDATE demo_world SET digest = 'a third world'");
    await seedDemo(database, FROZEN_TODAY, silentLog, smallWorld);
    expect(await room.counters()).toMatchObject([{ held: 20 }, { held: 20 }]);
    expect(await findDrift(database, productsOf(products))).toEqual([]);
  });
});
