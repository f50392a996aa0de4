import type { AddressInfo } from "node:net";
import { serve } from "@hono/node-server";
import { createBatchedSend } from "#app/server/batched-send.ts";
import { createBreaker } from "#app/server/breaker.ts";
import { createKeepAliveSend } from "#app/server/keep-alive-send.ts";
import { createProviderTransport } from "#app/server/provider-transport.ts";
import { FROZEN_NOW, FROZEN_TODAY } from "#fixtures/world/demo.ts";
import { createApp } from "#provider/app.ts";
import { openDatabase } from "#provider/kernel/database/connection.ts";
import { silentLog } from "#provider/kernel/log.ts";
import type { Services } from "#provider/services.ts";
import { servicesOver } from "#provider/start.ts";
import { CHANGES_PATH } from "#runtime/changes.ts";
import { readNetworks } from "#runtime/network.ts";
import { startPostgres } from "#tests/postgres.ts";
import { frozenWorld, testSettings } from "#tests/support/services.ts";
import { standAtFrozenNoon } from "#tests/support/stay.ts";
import { type Balancer, startBalancer } from "./balancer.ts";
import type { Fleet } from "./fleet-coherence.ts";
import { startHost } from "./website-in-process.ts";

export type SmallFleet = Fleet & {
  readonly balancer: Balancer;
  /** A third website, which gets no change notices. */
  readonly deaf: string;
  close(): Promise<void>;
};

/**
 * Two providers over one PostgreSQL and websites before them, in this process.
 *
 * @param environment of the websites.
 * @param made replaces each provider's services.
 * @returns null, with a printed warning, without PostgreSQL.
 */
export async function openSmallFleet(
  environment: Readonly<Record<string, string>> = {},
  made: (services: Services) => Services = (services) => services,
): Promise<SmallFleet | null> {
  const postgres = await startPostgres(["fsync=off"], frozenWorld);
  if (postgres === null) return null;
  // A server started for this test alone has an empty database.
  await frozenWorld.fill({ url: postgres.url });
  const closing: (() => Promise<unknown>)[] = [() => postgres.stop()];
  const closeLast = (close: () => Promise<unknown>) => closing.unshift(close);

  const settings = {
    ...testSettings(),
    companyNetworks: readNetworks(["127.0.0.0/8"]).networks,
    limitFactor: 100_000,
  };
  async function startProvider() {
    const database = await openDatabase({ url: postgres!.url });
    closeLast(() => database.close());
    const { fetch } = createApp(made(await servicesOver(database, settings, silentLog, () => FROZEN_NOW)));
    const server = serve({ fetch, port: 0, hostname: "127.0.0.1" });
    await new Promise((resolve) => server.once("listening", resolve));
    closeLast(async () => {
      if ("closeAllConnections" in server) server.closeAllConnections();
      server.close();
    });
    return { database, port: (server.address() as AddressInfo).port };
  }
  const providers = [await startProvider(), await startProvider()];
  const { database } = providers[0]!;
  await standAtFrozenNoon(database);
  const ports = providers.map(({ port }) => port);
  const balancer = await startBalancer(ports);
  const refusing = await startBalancer(ports, (path) => path.startsWith(CHANGES_PATH));
  closeLast(balancer.close);
  closeLast(refusing.close);

  async function startWebsite({ port }: Balancer): Promise<string> {
    const website = await startHost({
      providerUrl: `http://127.0.0.1:${port}`,
      transport: createProviderTransport(createBreaker(), createBatchedSend(createKeepAliveSend())),
      environment,
    });
    closeLast(website.close);
    return `http://127.0.0.1:${website.port}`;
  }
  return {
    database,
    websites: [await startWebsite(balancer), await startWebsite(balancer)],
    deaf: await startWebsite(refusing),
    today: FROZEN_TODAY,
    balancer,
    async close() {
      for (const close of closing) await close();
    },
  };
}
