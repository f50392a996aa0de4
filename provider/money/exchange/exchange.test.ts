import { expect } from "vitest";
import { addDays } from "#domain/calendar/arithmetic.ts";
import { DAY_SECONDS } from "#domain/calendar/constants.ts";
import type { TermsValue } from "#domain/contract/payment.shapes.ts";
import { RATE_DAYS } from "#domain/payment/exchange.ts";
import { FROZEN_NOW, FROZEN_TODAY } from "#fixtures/world/demo.ts";
import { onProvider } from "#tests/engines.ts";
import { bookingAt } from "#tests/support/booking.ts";
import { callerOf } from "#tests/support/client.ts";
import { createApp } from "../../app.ts";

onProvider("Exchange rates", (provider, onEngine) => {
  const { operator } = bookingAt(provider);
  const at = (days: number) => ({
    ...provider.services,
    clock: () => FROZEN_NOW + days * DAY_SECONDS,
  });
  const termsAt = async (days: number) => {
    const { value } = await callerOf(createApp(at(days))).get<TermsValue>("payment/v2/terms");
    return value;
  };
  const set = (currency: string, body: object) =>
    operator().post(`operator/v2/exchange-rates/${currency}/set`, { operator: "Mina", ...body });

  onEngine("apply by the newest day, and of it by the last one set; one of a day before changes nothing", async () => {
    const euro = async () => (await termsAt(0)).rates.find(({ currency }) => currency === "EUR");
    expect((await set("EUR", { rial: 1_500_000, day: FROZEN_TODAY })).value).toEqual({ state: "set" });
    expect(await euro()).toEqual({ currency: "EUR", rial: 1_500_000, day: FROZEN_TODAY });
    await set("EUR", { rial: 1_510_000, day: FROZEN_TODAY });
    await set("EUR", { rial: 9_000_000, day: addDays(FROZEN_TODAY, -1) });
    expect(await euro()).toEqual({ currency: "EUR", rial: 1_510_000, day: FROZEN_TODAY });
  });

  onEngine("are shown for fourteen days", async () => {
    expect((await termsAt(RATE_DAYS)).rates.map(({ currency }) => currency)).toEqual(["EUR", "USD", "AED"]);
    expect((await termsAt(RATE_DAYS + 1)).rates).toEqual([]);
  });

  onEngine("are of currencies that are shown, of a day that has come, and above nothing", async () => {
    expect((await set("GBP", { rial: 1_700_000 })).status).toBe(404);
    const later = addDays(FROZEN_TODAY, 400);
    expect((await set("EUR", { rial: 1, day: later })).errors).toMatchObject([{ name: "day", code: "future_date" }]);
    expect((await set("EUR", { rial: 1, day: "2026-02-30" })).errors).toMatchObject([{ name: "day" }]);
    expect((await set("EUR", { rial: 0 })).errors).toMatchObject([{ name: "rial" }]);
  });

  onEngine("stand in the operators' journal", async () => {
    await set("USD", { rial: 1_270_000 });
    const [act] = await provider.services.database.query(
      "SELECT operator, call, subject FROM operator_act WHERE call = 'operator.setExchangeRate' ORDER BY id DESC LIMIT 1",
    );
    expect(act).toEqual({ operator: "Mina", call: "operator.setExchangeRate", subject: "USD" });
  });

  onEngine("stand beside the cards that gateways take", async () => {
    const abroad = { cards: "any" } as never;
    const { services } = provider;
    const gateways = new Map([...services.gateways, ["abroad", abroad] as const]);
    expect((await termsAt(0)).cards).toBe("iranian");
    const { value } = await callerOf(createApp({ ...services, gateways })).get<TermsValue>("payment/v2/terms");
    expect(value.cards).toBe("any");
  });
});
