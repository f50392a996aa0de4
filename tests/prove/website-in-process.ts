import type { AddressInfo } from "node:net";
import { serve } from "@hono/node-server";
import { pino } from "pino";
import { createHost } from "#app/server/app.ts";
import { createChanges } from "#app/server/changes.ts";
import { readSettings } from "#app/server/settings.ts";
import type { Transport } from "#app/src/api/client.ts";
import { mockTransport } from "#fixtures/mock/transport.ts";
import { FROZEN_NOW } from "#fixtures/world/demo.ts";

export type Website = {
  readonly port: number;
  /** Resolves when so many more requests have reached it. */
  arrived(count: number): Promise<void>;
  close(): Promise<void>;
};

const asset = { address: "/web/assets/entry.js", integrity: "sha384-x" };

/**
 * The website's host on a socket of its own, at the world's frozen moment, over a provider mocked from the contract:
 * subject of the proofs' small runs.
 */
export async function startHost({
  transport = withoutOrigin(mockTransport()),
  providerUrl = "http://provider.invalid",
  environment = {},
}: {
  transport?: Transport;
  providerUrl?: string;
  environment?: Readonly<Record<string, string>>;
} = {}): Promise<Website> {
  const settings = { ...readSettings({ APP_ENV: "demo", ...environment }), providerUrl };
  const log = pino({ level: "silent" });
  const changes = createChanges({ settings, log });
  const host = createHost({
    settings,
    changes,
    assets: {
      headLinks: () => ({ styles: [], modules: [asset], entry: asset, later: [], early: asset }),
      file: () => null,
      fileOf: () => null,
    },
    transport,
    log,
    now: () => FROZEN_NOW * 1000,
    isDraining: () => false,
  });
  const server = serve({ fetch: host.fetch, port: 0, hostname: "127.0.0.1" });
  await new Promise((resolve) => server.once("listening", resolve));
  const stopChanges = providerUrl.endsWith(".invalid") ? () => {} : changes.start();
  return {
    arrived: (count) =>
      new Promise((resolve) => {
        let missing = count;
        const hear = () => {
          missing -= 1;
          if (missing > 0) return;
          server.off("request", hear);
          resolve();
        };
        server.on("request", hear);
      }),
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        stopChanges();
        server.close(() => resolve());
        if ("closeAllConnections" in server) server.closeAllConnections();
      }),
  };
}

/** The mock takes paths; a client of the server requests whole addresses. */
export const withoutOrigin =
  (transport: Transport): Transport =>
  (address, init) =>
    transport(address.replace(/^https?:\/\/[^/]+/, ""), init);
