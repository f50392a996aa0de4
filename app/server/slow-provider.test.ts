import { once } from "node:events";
import { createServer, type RequestListener, request } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { connect } from "node:net";
import { Hono } from "hono";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import type { HostEnv } from "./client-address.ts";
import { listen } from "./listen.ts";
import { createProxy, limitBodies } from "./proxy.ts";
import { readSettings } from "./settings.ts";

/** The website on a socket before a provider that is slow, silent or breaks off: expected errors log no stack. */

let does: RequestListener;
const provider = createServer((asked, answer) => does(asked, answer));
const onUnanswered = vi.fn();
let website: ReturnType<typeof listen>;
let port: number;

const portOf = (server: { address(): unknown }): number => (server.address() as AddressInfo).port;

beforeAll(async () => {
  await once(provider.listen(0, "127.0.0.1"), "listening");
  const settings = { ...readSettings({ APP_ENV: "demo" }), providerUrl: `http://127.0.0.1:${portOf(provider)}` };
  const app = new Hono<HostEnv>();
  app.use(limitBodies);
  app.onError((error, context) => {
    if (!context.req.raw.signal.aborted) throw error;
    return new Response(null, { status: 499 });
  });
  app.all("*", createProxy(settings, { onUnanswered }).proxy);
  website = listen(
    { port: 0, host: "127.0.0.1", tls: null },
    app.fetch,
    () => {},
    () => {},
  );
  await once(website, "listening");
  port = portOf(website);
});
beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.spyOn(console, "info").mockImplementation(() => {});
});
afterEach(() => {
  expect(console.error).not.toHaveBeenCalled();
  expect(console.info).not.toHaveBeenCalled();
  vi.restoreAllMocks();
  onUnanswered.mockClear();
});
afterAll(() => {
  for (const server of [website, provider]) server.close();
  provider.closeAllConnections();
});

const HALF = '{"code":200,"val';
/** Answers half of the body, and then does what the test says. */
const half =
  (then: (socket: Socket | null) => void): RequestListener =>
  (_, answer) => {
    answer.setHeader("Content-Type", "application/json");
    answer.write(HALF, () => then(answer.socket));
  };

it.each<[string, RequestListener]>([
  ["breaks off in the middle of an answer", half((socket) => socket?.destroy())],
  ["closes the connection", (asked) => asked.socket.destroy()],
  ["answers no HTTP", (asked) => asked.socket.end("nonsense\r\n\r\n")],
])("a provider that %s is told to the caller, and counted", async (_, listener) => {
  does = listener;
  const answer = await fetch(`http://127.0.0.1:${port}/base/v2/context`);
  expect([answer.status, await answer.json()]).toEqual([504, expect.objectContaining({ reason: "unavailable" })]);
  expect(answer.headers.get("Retry-After")).toBe("1");
  expect(onUnanswered.mock.calls).toEqual([["broken"]]);
});

it("a provider that goes silent in the middle of an answer is late", async () => {
  const now = AbortSignal.timeout(50);
  vi.spyOn(AbortSignal, "timeout").mockReturnValue(now);
  does = half(() => {});
  const answer = await new Promise<number | undefined>((resolve) => {
    request({ port, path: "/base/v2/context" }, (response) => resolve(response.resume().statusCode)).end();
  });
  expect([answer, onUnanswered.mock.calls]).toEqual([504, [["late"]]]);
});

it.each<[string, RequestListener]>([
  ["before there is an answer", () => {}],
  ["in the middle of one", half(() => {})],
])("a caller who leaves %s is no failure", async (_, listener) => {
  const asked = new Promise<void>((resolve) => {
    does = (incoming, answer) => {
      listener(incoming, answer);
      resolve();
    };
  });
  const call = request({ port, path: "/base/v2/context" }).on("error", () => {});
  call.end();
  await asked;
  const gone = new Promise((resolve) => provider.once("request", resolve));
  call.destroy();
  // The next call is answered after whatever the first has left behind.
  does = (_asked, answer) => answer.end("{}");
  expect((await fetch(`http://127.0.0.1:${port}/base/v2/context`)).status).toBe(200);
  await gone;
  expect(onUnanswered).not.toHaveBeenCalled();
});

it("a caller who leaves in the middle of what it sends is no failure", async () => {
  does = (_, answer) => answer.end("{}");
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  socket.write(
    "POST /user/v2/send-otp HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 90\r\n\r\n{",
  );
  socket.destroy();
  await once(socket, "close");
  expect((await fetch(`http://127.0.0.1:${port}/base/v2/context`)).status).toBe(200);
  expect(onUnanswered).not.toHaveBeenCalled();
});
