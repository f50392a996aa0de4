import { expect } from "vitest";
import type { HandOffValue } from "#domain/contract/reservation.shapes.ts";
import type { FlightQuoteValue, FlightReservationValue } from "#products/flight/contract/flight.shapes.ts";
import { createApp } from "#provider/app.ts";
import { onProvider } from "#tests/engines.ts";
import { bookingAt } from "#tests/support/booking.ts";
import { callerOf, logIn, newKey } from "#tests/support/client.ts";
import { flightRequest, prepareFlight, prepareOffer } from "#tests/support/flight.ts";

const RESERVE = "flight/v2/reserve";

onProvider("A flight's link that was made for the mobile app", (provider, onEngine) => {
  const { make, quoteOf, create } = bookingAt(provider);
  const anyone = () => callerOf(provider.app);
  const handedOff = (code: string) => anyone().get<HandOffValue>(`${RESERVE}/${code}/hand-off`);

  const newCode = async () => {
    const { database } = provider.services;
    const offer = await prepareOffer(database, (await prepareFlight(database)).parts);
    const quote = await anyone().post<FlightQuoteValue>(`${RESERVE}/quote`, await flightRequest(database, [offer]));
    const user = await logIn(provider.app);
    const body = { quote_id: quote.value.quote_id };
    const made = await user.post<FlightReservationValue>(`${RESERVE}/create`, body, newKey());
    return made.value.confirmation_code;
  };

  onEngine("R71 leads to its status page, and says nothing of the reservation", async () => {
    const code = await newCode();
    expect((await handedOff(code)).value).toEqual({
      kind: "flight",
      app_address: null,
      fallback_address: `/flight/reserve/status/${code}`,
    });
  });

  onEngine("R71 leads into the app where there is one, by the code that the app knows", async () => {
    const { services } = provider;
    const app = createApp({ ...services, settings: { ...services.settings, mobileApp: "shamseh://reserve/" } });
    const code = await newCode();
    const { value } = await callerOf(app).get<HandOffValue>(`${RESERVE}/${code}/hand-off`);
    const [row] = await services.database.query<{ hash: string }>(
      "SELECT hash_tracking_code AS hash FROM reservation WHERE confirmation_code = $1",
      [code],
    );
    expect(value.app_address).toBe(`shamseh://reserve/${row?.hash}`);
    expect(value.app_address).not.toContain(code);
  });

  onEngine("R71 is not found for a code of no flight", async () => {
    const stay = await create(await logIn(provider.app), (await quoteOf(await make())).quote_id);
    for (const code of [stay.value.confirmation_code, "Zr8kQ2vYw0m4Jt6LxH1cPA", "abc", "1"])
      expect((await handedOff(code)).status, code).toBe(404);
  });
});
