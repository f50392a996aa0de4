import { expect, onTestFinished, test } from "vitest";
import { createAddressLimits } from "#provider/kernel/http/address-limits.ts";
import { testSettings } from "#tests/support/services.ts";
import { prepareRoom } from "#tests/support/stay.ts";
import { clientFrom } from "./client-from.ts";
import { openSmallFleet } from "./fleet-in-process.ts";
import { areAllowed, countAll, type OpenClient } from "./fleet-limits.ts";
import { limitsInMemory } from "./limits-in-memory.ts";

/** Forwards requests as a proxy before two websites does: in turn, with the caller's address appended. */
const frontOf =
  (websites: readonly string[]): OpenClient =>
  (address, sent) => {
    const headers = () => ({ "X-Forwarded-For": [sent()["X-Forwarded-For"], address].flat().join(", ") });
    const clients = websites.map((website) => clientFrom(website, "127.0.0.1", headers));
    let turn = 0;
    return {
      request: (path, init) => clients[turn++ % clients.length]!.request(path, init),
      close() {
        for (const client of clients) client.close();
      },
    };
  };

// `npm run prove -- fleet-limits` makes each kind of call some hundreds of times.
test("one address is allowed its figure through every website, whatever X-Forwarded-For says; twice as much with limits in memory", {
  timeout: 120_000,
}, async ({ skip }) => {
  let isInMemory = false;
  const fleet = await openSmallFleet({ TRUSTED_PROXIES: "127.0.0.1/32" }, (services) => {
    const [shared, own] = [createAddressLimits(1, services.vault), limitsInMemory(1)];
    return { ...services, addressLimits: { count: (...asked) => (isInMemory ? own : shared).count(...asked) } };
  });
  if (fleet === null) return skip();
  onTestFinished(fleet.close);
  const { database, websites } = fleet;
  const { request } = await prepareRoom(database);
  const from = { database, settings: testSettings(), request };
  const counted = await countAll(from, frontOf(websites), ["quotes", "passwords", "inquiries"]);
  expect(areAllowed(counted, 1), JSON.stringify(counted)).toBe(true);

  isInMemory = true;
  const inMemory = await countAll(from, frontOf(websites), ["passwords", "inquiries"]);
  expect(areAllowed(inMemory, 2), JSON.stringify(inMemory)).toBe(true);
});
