import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { StayQuoteValue } from "#domain/contract/stay-reservation.shapes.ts";
import { BATCH_PATH } from "#runtime/batch.ts";
import { openServices } from "#tests/engines.ts";
import { callerOf, logIn } from "#tests/support/client.ts";
import { prepareRoom, standAtFrozenNoon } from "#tests/support/stay.ts";
import { createApp } from "./app.ts";
import { createAddressLimits } from "./kernel/http/address-limits.ts";
import { silentLog } from "./kernel/log.ts";
import type { Services } from "./services.ts";

let services: Services;
beforeAll(async () => {
  services = await openServices();
});
afterAll(() => services.database.close());

test("an anonymous visitor has 120 prices a minute, a logged-in user 240; many refusals are one log line", async () => {
  const lines: [string, unknown][] = [];
  const log = { ...silentLog, info: (event: string) => lines.push([event, null]), warn: vi.fn() };
  const app = createApp({ ...services, log, addressLimits: createAddressLimits(1, services.vault) });
  await standAtFrozenNoon(services.database);
  const room = await prepareRoom(services.database);
  const user = await logIn(app);
  lines.length = 0;
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  try {
    const anyone = callerOf(app);
    const ask = async (caller = anyone) =>
      (await caller.post<StayQuoteValue>("reserve/v2/quote", room.request())).reason;
    const reasons: (string | null)[] = [];
    for (let asked = 0; asked < 150; asked += 1) reasons.push(await ask());
    expect(reasons.map((reason) => reason === "too_many_requests")).toEqual(reasons.map((_, asked) => asked >= 120));
    expect(lines).toHaveLength(120);
    const own: (string | null)[] = [];
    for (let asked = 0; asked < 250; asked += 1) own.push(await ask(user));
    expect(own.map((reason) => reason === "too_many_requests")).toEqual(own.map((_, asked) => asked >= 240));
    // They are counted by who asks: another user at the same address has all of theirs.
    expect(await ask(await logIn(app))).not.toBe("too_many_requests");
    vi.advanceTimersByTime(60_000);
    expect(log.warn.mock.calls).toEqual([["requests refused by a limit", { route: "/reserve/v2/quote", count: 40 }]]);
  } finally {
    vi.useRealTimers();
  }
});

test("a voucher's signature is looked at 120 times a minute for one address", async () => {
  const app = createApp({ ...services, addressLimits: createAddressLimits(1, services.vault) });
  const anyone = callerOf(app);
  const said: (number | string | null)[] = [];
  for (let asked = 0; asked < 125; asked += 1) {
    const { status, reason } = await anyone.post("voucher/v2/state", { proof: "SHV1.x" });
    said.push(status === 200 ? 200 : reason);
  }
  expect(said).toEqual(said.map((_, asked) => (asked < 120 ? 200 : "too_many_requests")));
});

test("an anonymous link can be read 120 times a minute, alone and in a batch", async () => {
  const app = createApp({ ...services, addressLimits: createAddressLimits(1, services.vault) });
  const anyone = callerOf(app);
  const link = `voucher/v2/companion/${"A".repeat(22)}`;
  for (let asked = 0; asked < 120; asked += 1) expect((await anyone.get(link)).reason).toBe("not_found");
  expect((await anyone.get(link)).reason).toBe("too_many_requests");
  expect((await anyone.get(`payment/v2/share/${"A".repeat(22)}`)).reason).toBe("too_many_requests");
  const headers = { "Client-Token": "shamseh-web", "Content-Type": "application/json" };
  const batch = await app.request(BATCH_PATH, { method: "POST", headers, body: JSON.stringify([`/${link}`]) });
  expect(await batch.text()).toContain("too_many_requests");
});
