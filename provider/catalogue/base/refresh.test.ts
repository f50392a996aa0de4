import { expect } from "vitest";
import type { ContextValue } from "#domain/contract/base.shapes.ts";
import type { HomeValue } from "#domain/contract/content.shapes.ts";
import { readNetworks } from "#runtime/network.ts";
import { onProvider } from "#tests/engines.ts";
import { callerOf } from "#tests/support/client.ts";
import { createAddressLimits } from "../../kernel/http/address-limits.ts";

const NETWORK = "10.20.0.0/16";
const page = "/IsfahanHotels.html?sort=lowest_price";

onProvider(
  "The company's own network",
  (provider, onEngine) => {
    /** As the website names its visitors: with the secret that only it has. */
    const from = (address: string, secret = provider.services.settings.proxySecret) =>
      callerOf(provider.app, { "Proxy-Secret": secret, "Client-Address": address });
    const contextOf = (caller: ReturnType<typeof from>, address = page) =>
      caller.get<ContextValue>(`base/v2/context?${new URLSearchParams({ address })}`);

    onEngine("R13, R77 is recognised, and only there a page may be revalidated", async () => {
      const inside = (await contextOf(from("10.20.3.4"))).value;
      expect(inside.is_company_ip).toBe(true);
      expect(inside.reload_cache_address).toBe("/cache/v2/refresh?address=%2FIsfahanHotels.html%3Fsort%3Dlowest_price");
      const outside = (await contextOf(from("10.21.0.1"))).value;
      expect([outside.is_company_ip, outside.reload_cache_address]).toEqual([false, undefined]);
    });

    onEngine("is known by the address alone, whatever a visitor says of itself", async () => {
      expect((await contextOf(from("10.20.3.4", "guess"))).value.is_company_ip).toBe(false);
      const claiming = callerOf(provider.app, { "X-Forwarded-For": "10.20.3.4", "X-Real-IP": "10.20.3.4" });
      expect((await contextOf(claiming)).value.is_company_ip).toBe(false);
    });

    onEngine("is offered no address but a path of this site", async () => {
      for (const foreign of ["https://evil.example/", "//evil.example", "/\\evil.example", "IsfahanHotels.html", ""]) {
        expect((await contextOf(from("10.20.3.4"), foreign)).value.reload_cache_address).toBeUndefined();
        const asked = await from("10.20.3.4").get(`cache/v2/refresh?${new URLSearchParams({ address: foreign })}`);
        expect([asked.status, asked.errors[0]?.name]).toEqual([422, "address"]);
      }
    });

    onEngine("R179 clears what is cached in memory; other callers get a 404", async () => {
      const refresh = `cache/v2/refresh?${new URLSearchParams({ address: page })}`;
      const names = async () => {
        const { value } = await from("10.21.0.1").get<HomeValue>("content/v2/home");
        return [value.popular_iran[0]?.city.name_en, value.offers[0]?.name_en];
      };
      const before = await names();
      await provider.services.database.query("UPDATE city SET name_en = 'Spahan'");
      await provider.services.database.query("UPDATE property SET name_en = 'Renamed'");
      expect((await from("10.21.0.1").get(refresh)).status).toBe(404);
      // Data for sale follows the database at once; names of places follow within a second, or with a refresh.
      expect(await names()).toEqual([expect.stringMatching(`${before[0]}|Spahan`), "Renamed"]);
      expect((await from("10.20.3.4").get(refresh)).status).toBe(200);
      expect(await names()).toEqual(["Spahan", "Renamed"]);
    });

    onEngine("limits the rate of revalidation", async () => {
      const refresh = `cache/v2/refresh?${new URLSearchParams({ address: page })}`;
      // One after the other: each reads the world again, and sixty at once wait for connections longer than one may.
      const asked: Awaited<ReturnType<ReturnType<typeof from>["get"]>>[] = [];
      for (let count = 0; count < 61; count += 1) asked.push(await from("10.20.9.9").get(refresh));
      expect(asked.filter(({ status }) => status === 200)).toHaveLength(60);
      expect(asked.find(({ status }) => status !== 200)?.reason).toBe("too_many_requests");
    });
  },
  (services) => ({
    ...services,
    settings: { ...services.settings, companyNetworks: readNetworks([NETWORK]).networks },
    addressLimits: createAddressLimits(1, services.vault),
  }),
);
