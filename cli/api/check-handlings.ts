import { createClient, type Transport } from "#app/src/api/client.ts";
import type { Result } from "#app/src/api/result.ts";
import { createSession } from "#app/src/store/session.ts";
import { createToasts } from "#app/src/store/toasts.ts";
import { baseCalls } from "#domain/contract/base.calls.ts";
import { token } from "#fixtures/answers/traveller.ts";
import { createMock } from "#fixtures/mock/mock.ts";
import { FROZEN_NOW } from "#fixtures/world/demo.ts";
import type { Row } from "./check-calls.ts";
import { CLIENT_TOKEN } from "./target.ts";

/** Checks the app's handling of each kind of failure (R178–R184), through its own client, session and toasts. */

type World = ReturnType<typeof worldOver>;

function worldOver(transport: Transport, base = "/") {
  let cookie = "";
  const write = (text: string) => {
    cookie = text;
  };
  const session = createSession({ read: () => cookie, write, isSecure: false }, () => FROZEN_NOW);
  session.remember(token);
  const logouts: string[] = [];
  session.listen((event) => logouts.push(event.kind));
  const toasts = createToasts();
  const shown: string[] = [];
  const client = createClient({
    base,
    transport,
    clientToken: CLIENT_TOKEN,
    locale: () => "en",
    token: () => session.bearer.value,
    onRefused: (message) => {
      shown.push(message);
      toasts.hide(toasts.show({ body: message, theme: "danger" }));
    },
    onUnauthorised: session.refuse,
  });
  return { session, logouts, shown, client };
}

const over = (scenario: "401" | "422" | "500" | "offline") => {
  const mock = createMock({ scenario });
  return worldOver(async (address, init) => mock.request(address, init));
};
/** A server that never answers. The timer keeps the process until the client gives up: a signal's own timer does not. */
const never: Transport = (_, { signal }) =>
  new Promise((_resolve, reject) => {
    const patience = setTimeout(() => {}, 60_000);
    signal?.addEventListener("abort", () => {
      clearTimeout(patience);
      reject(signal.reason);
    });
  });
const ask = ({ client }: World, input = {}): Promise<Result<unknown>> => client.call(baseCalls.context, input);
const kindOf = (result: Result<unknown>): string =>
  result.ok ? "ok" : result.failure.kind === "status" ? String(result.failure.status) : result.failure.kind;

type Handling = { name: string; expected: string; seen(): Promise<string> };

const handlings: readonly Handling[] = [
  {
    name: "handling: ten 401s log out once",
    expected: "401, 1 logout, logged out, 0 messages",
    async seen() {
      const world = over("401");
      const results = await Promise.all(Array.from({ length: 10 }, () => ask(world)));
      const kinds = [...new Set(results.map(kindOf))].join("/");
      const state = world.session.isLoggedIn.value ? "logged in" : "logged out";
      return `${kinds}, ${world.logouts.length} logout, ${state}, ${world.shown.length} messages`;
    },
  },
  {
    name: "handling: a 422 shows its message",
    expected: "422, 1 message with words, 0 logouts",
    async seen() {
      const world = over("422");
      const kind = kindOf(await ask(world));
      const words = world.shown.every((message) => message.length > 0) ? "with words" : "without words";
      return `${kind}, ${world.shown.length} message ${words}, ${world.logouts.length} logouts`;
    },
  },
  {
    name: "handling: other statuses pass through",
    expected: "500, 0 messages, 0 logouts",
    seen: () => untouched(over("500")),
  },
  {
    name: "handling: no network",
    expected: "network, 0 messages, 0 logouts",
    seen: () => untouched(over("offline")),
  },
  {
    name: "handling: a timeout",
    expected: "timeout, 0 messages, 0 logouts",
    seen: () => untouched(worldOver(never), { timeout: 20 }),
  },
  {
    name: "handling: a call that was cancelled",
    expected: "cancel, 0 messages, 0 logouts",
    seen: () => {
      const leaving = new AbortController();
      setTimeout(() => leaving.abort(), 5);
      return untouched(worldOver(never), { signal: leaving.signal });
    },
  },
  {
    name: "handling: a protocol that is not supported",
    expected: "unsupported_protocol, 0 messages, 0 logouts",
    seen: () => untouched(worldOver(never, "ftp://provider.example/")),
  },
  {
    name: "headers: a call made while rendering has no session",
    expected: "Disable-Session: 1, no Authorization",
    async seen() {
      const sent: Headers[] = [];
      const mock = createMock();
      const client = createClient({
        base: "/",
        transport: async (address, init) => {
          sent.push(new Headers(init.headers));
          return mock.request(address, init);
        },
        clientToken: CLIENT_TOKEN,
        locale: () => "en",
        token: () => token,
        isSessionDisabled: true,
      });
      await client.call(baseCalls.context);
      return sent
        .map((headers) => {
          const bearer = headers.has("Authorization") ? "an Authorization" : "no Authorization";
          return `Disable-Session: ${headers.get("Disable-Session")}, ${bearer}`;
        })
        .join("/");
    },
  },
  {
    name: "handling: an answer that is no envelope",
    expected: "unreadable, 0 messages, 0 logouts",
    seen: () => untouched(worldOver(async () => new Response("<html>"))),
  },
];

async function untouched(world: World, input = {}): Promise<string> {
  const kind = kindOf(await ask(world, input));
  return `${kind}, ${world.shown.length} messages, ${world.logouts.length} logouts`;
}

/** One row for each kind of failure. */
export const checkHandlings = (): Promise<Row[]> =>
  Promise.all(
    handlings.map(async ({ name, expected, seen }): Promise<Row> => {
      const found = await seen();
      return found === expected
        ? { name, verdict: "ok", field: "", detail: "" }
        : { name, verdict: "broken", field: "", detail: `${found}; it should be ${expected}` };
    }),
  );
