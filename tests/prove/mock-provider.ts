import type { AddressInfo } from "node:net";
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { createMock } from "#fixtures/mock/mock.ts";

/**
 * A provider mocked from the contract, at an address, for proofs of the website. A payer who returns from the bank is
 * redirected wherever `to` says, which no real provider does.
 * @param latency milliseconds before each answer
 */
export async function startMockProvider({ latency = 0 } = {}): Promise<{
  port: number;
  /** Number of calls received. */
  asked(): number;
  close(): void;
}> {
  let asked = 0;
  const app = new Hono();
  app.use(async (_, next) => {
    asked += 1;
    await next();
  });
  app.get("/payment/v2/callback/:gateway", (context) => {
    const to = (context.req.query("to") ?? "/").replace(/[^\t\x20-\x7e]/g, "").trim();
    return new Response(null, { status: 303, headers: { Location: to } });
  });
  app.route("/", createMock({ latency }));
  const server = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" });
  await new Promise((resolve) => server.once("listening", resolve));
  return {
    port: (server.address() as AddressInfo).port,
    asked: () => asked,
    close() {
      server.close();
      if ("closeAllConnections" in server) server.closeAllConnections();
    },
  };
}
