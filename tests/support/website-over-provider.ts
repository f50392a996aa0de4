import { afterAll, beforeAll } from "vitest";
import { createApp } from "#provider/app.ts";
import { openServices, type TestProvider } from "#tests/engines.ts";
import { rawRequest } from "#tests/prove/raw-http.ts";
import { startHost, type Website } from "#tests/prove/website-in-process.ts";

/**
 * The website over a provider with the frozen world, for all tests of a file: call it before their own `beforeAll`. What
 * it returns is open from the first test on.
 */
export function websiteOverProvider() {
  let provider: TestProvider;
  let website: Website;
  beforeAll(async () => {
    const services = await openServices();
    const app = createApp(services);
    provider = { services, app };
    website = await startHost({ transport: async (address, init) => app.request(address, init) });
  });
  afterAll(async () => {
    await website.close();
    await provider.services.database.close();
  });
  return {
    /** Requests an address with these headers. */
    get: (address: string, headers: Readonly<Record<string, string>> = {}) =>
      rawRequest(website.port, address, headers),
    provider: () => provider,
  };
}
