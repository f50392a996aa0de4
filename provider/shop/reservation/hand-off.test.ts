import { expect } from "vitest";
import type { HandOffValue } from "#domain/contract/reservation.shapes.ts";
import { onProvider } from "#tests/engines.ts";
import { bookingAt } from "#tests/support/booking.ts";
import { callerOf, logIn } from "#tests/support/client.ts";
import { createApp } from "../../app.ts";

onProvider("A link that was made for the mobile app", (provider, onEngine) => {
  const { database, make, quoteOf, create, idOf } = bookingAt(provider);

  /** The code that the app knows a new reservation by. */
  const newHash = async () => {
    const { value } = await create(await logIn(provider.app), (await quoteOf(await make())).quote_id);
    const [row] = await database().query<{ hash: string }>(
      "SELECT hash_tracking_code AS hash FROM reservation WHERE id = $1",
      [await idOf(value)],
    );
    return row?.hash;
  };

  onEngine("R47 leads into the app where there is one", async () => {
    const { services } = provider;
    const app = createApp({ ...services, settings: { ...services.settings, mobileApp: "shamseh://reserve/" } });
    const hash = await newHash();
    const opened = await callerOf(app).get<HandOffValue>(`reserve/v2/hand-off/${hash}`);
    expect(opened.value.app_address).toBe(`shamseh://reserve/${hash}`);
  });

  onEngine("R47 leads to tracking where there is no app, and says nothing of the reservation", async () => {
    const opened = await callerOf(provider.app).get<HandOffValue>(`reserve/v2/hand-off/${await newHash()}`);
    expect([opened.status, opened.value]).toEqual([
      200,
      { kind: "property", app_address: null, fallback_address: "/reserve-new/reserve/tracking.html" },
    ]);
  });

  onEngine("R47 is not found when no reservation has it", async () => {
    const anyone = callerOf(provider.app);
    for (const hash of ["Zr8kQ2vYw0m4Jt6LxH1cPA", "abc", "1"])
      expect((await anyone.get(`reserve/v2/hand-off/${hash}`)).status, hash).toBe(404);
  });
});
