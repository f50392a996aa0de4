import { afterAll, beforeAll, expect, test } from "vitest";
import { offerIdsFor } from "#products/flight/provider/offer-ids.ts";
import { openServices } from "#tests/engines.ts";
import { askForCode, callerOf, logIn } from "#tests/support/client.ts";
import { createApp } from "../app.ts";
import { silentLog } from "../kernel/log.ts";
import { readSettings } from "../kernel/settings.ts";
import type { Services } from "../services.ts";
import { byHand } from "../shop/reservation/supplier.ts";
import { servicesOver } from "../start.ts";

let services: Services;
beforeAll(async () => {
  services = await openServices();
});
afterAll(() => services.database.close());

const json = { "Content-Type": "application/json" };
const hooks = [
  ["GET", "/__demo/outbox", undefined],
  ["GET", "/__demo/message?challenge=x", undefined],
  ["POST", "/__demo/clock", '{"advance_seconds":60}'],
  ["POST", "/__demo/tours", '{"action":"reprice","departure_id":DEPARTURE,"percent":0}'],
  ["POST", "/__demo/flights", '{"action":"reprice","offer_id":"OFFER","percent":0}'],
] as const;

test("the demonstration shows what would have gone to a telephone, and moves the clock; production has neither", async () => {
  const demo = createApp(services);
  const secret = (letter: string) => letter.repeat(40);
  const settings = readSettings({
    APP_ENV: "production",
    CLIENT_TOKEN: "our-client",
    PROXY_SECRET: secret("p"),
    TOKEN_SECRET: secret("t"),
    PII_KEY: secret("k"),
    VOUCHER_KEY: secret("v"),
    OPERATOR_TOKEN: secret("o"),
    PUBLIC_BASE_URL: "https://shamseh.example",
    DATABASE_URL: "postgres://nowhere",
    SMS_GATEWAY_URL: "https://sms.example",
    ZARINPAL_MERCHANT_ID: "11111111-2222-3333-4444-555555555555",
  });
  const production = createApp({ ...services, settings, log: silentLog });
  const { challenge, code } = await askForCode(demo, "09120000009");
  const another = await askForCode(demo, "09120000008");
  expect(code).toMatch(/^\d{6}$/);
  const message = async (of: string) =>
    (await callerOf(demo).get<{ text: string | null }>(`__demo/message?challenge=${of}`)).value.text;
  expect(await message(challenge)).toContain(code);
  expect(await message(another.challenge)).toContain(another.code);
  expect(await message("of no challenge")).toBeNull();
  const [departure] = await services.database.query<{ id: number }>("SELECT id FROM tour_departure LIMIT 1");
  const [fare] = await services.database.query<{ id: number }>("SELECT id FROM flight_fare LIMIT 1");
  const offer = { fareIds: [fare?.id ?? 0], each: { adult: 0, child: 0, infant: 0 }, madeAt: 0 };
  const offerId = offerIdsFor(services.settings).sign(offer);
  for (const [method, path, template] of hooks) {
    const body = template?.replace("DEPARTURE", String(departure?.id)).replace("OFFER", offerId);
    const init = {
      method,
      headers: { ...json, "Client-Token": "our-client" },
      ...(body === undefined ? {} : { body }),
    };
    expect((await demo.request(path, init)).status, path).toBe(200);
    expect((await production.request(path, init)).status, path).toBe(404);
  }
  const offset = "SELECT offset_seconds FROM app_clock";
  expect(await services.database.query(offset)).toEqual([{ offset_seconds: 60 }]);
  for (const body of ['{"advance_seconds":1e12}', '{"advance_seconds":"1"}', "{}", "x"]) {
    expect((await demo.request("/__demo/clock", { method: "POST", headers: json, body })).status).toBe(422);
  }
  // A request that another site's page could send without a CORS preflight.
  const plain = { method: "POST", headers: { "Content-Type": "text/plain" }, body: '{"advance_seconds":60}' };
  expect((await demo.request("/__demo/clock", plain)).status).toBe(415);
  expect(await services.database.query(offset)).toEqual([{ offset_seconds: 60 }]);
  await logIn(demo);
  expect((await servicesOver(services.database, settings, silentLog, services.clock)).supplier).toBe(byHand);
});
