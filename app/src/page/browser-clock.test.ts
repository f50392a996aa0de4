import { afterEach, expect, test, vi } from "vitest";
import { createSession } from "#app/src/store/session.ts";
import { YEAR_SECONDS } from "#domain/calendar/constants.ts";
import { browserNow, followProductClock, onMachine } from "./browser-clock.ts";
import { followServerClock } from "./server-clock.ts";

const NOW = Date.UTC(2026, 10, 20, 8, 30) / 1_000;

afterEach(() => {
  followProductClock(0);
  vi.useRealTimers();
});

/** A token as the provider signs it: it ends by the product's clock. */
const tokenUntil = (end: number) =>
  `e30.${btoa(JSON.stringify({ sub: "1", token_expire_at: end })).replaceAll("=", "")}.c2ln`;

test.each([
  ["ahead", YEAR_SECONDS],
  ["behind", -YEAR_SECONDS],
])("a browser goes by the product's clock that stands a year %s, and its token's cookie by its own", (_, ahead) => {
  vi.useFakeTimers({ now: NOW * 1_000 });
  followProductClock(ahead);
  expect(browserNow()).toBe((NOW + ahead) * 1_000);
  expect(onMachine(NOW + ahead)).toBe(NOW);
  const written: string[] = [];
  const jar = { read: () => "", write: (text: string) => void written.push(text), isSecure: false };
  const session = createSession(jar, () => browserNow() / 1_000);
  session.remember(tokenUntil(NOW + ahead + 60));
  expect(session.isLoggedIn.value).toBe(true);
  expect(written.join()).toContain("expires=Fri, 20 Nov 2026 08:31:00 GMT");
  vi.advanceTimersByTime(61_000);
  session.remember(tokenUntil(NOW + ahead + 60));
  expect(session.isLoggedIn.value).toBe(false);
});

const DAY_MS = 86_400_000;

test.each([
  ["ahead", 40 * DAY_MS],
  ["behind", -40 * DAY_MS],
])("a machine whose clock stands 40 days %s goes by the server's, in this document and the next", async (_, wrong) => {
  const stored = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
  });
  const asked = vi.fn(async () => new Response(null, { headers: { Date: new Date(NOW * 1_000).toUTCString() } }));
  vi.stubGlobal("fetch", asked);
  vi.useFakeTimers({ now: NOW * 1_000 + wrong });
  await followServerClock(NOW);
  followProductClock(0);
  expect(browserNow()).toBe(NOW * 1_000);
  expect(onMachine(NOW)).toBe(NOW + wrong / 1_000);
  // A document made then is current: the server is not asked.
  await followServerClock(NOW - 20);
  await followServerClock(undefined);
  expect(asked).toHaveBeenCalledOnce();
  // Its owner sets it right.
  vi.setSystemTime(NOW * 1_000);
  await followServerClock(NOW);
  followProductClock(0);
  expect(browserNow()).toBe(NOW * 1_000);
  vi.unstubAllGlobals();
});
