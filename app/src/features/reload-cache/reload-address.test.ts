import { describe, expect, it, vi } from "vitest";
import { createClient } from "#app/src/api/client.ts";
import { askHeldAddress } from "#app/src/api/held-address.ts";
import { reloadAddressOf } from "./reload-address.ts";

const OURS = "/cache/v2/refresh?address=%2FIsfahanHotels.html";

/** A client whose context holds an address, and its recorded requests. */
function clientOf(context: object) {
  const asked: string[] = [];
  const transport = vi.fn(async (address: string) => {
    asked.push(address);
    const value = { now: 0, holidays_version: "", ...context };
    return Response.json({ code: 200, reason: null, message: "", errors: [], value });
  });
  const client = createClient({ base: "/", transport, clientToken: "web", locale: () => "fa", token: () => null });
  return { client, asked };
}

function newTab() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  };
}

describe("the reload-cache button's address", () => {
  it("R75 is what the context of the company's network holds for this very page", async () => {
    const { client, asked } = clientOf({ is_company_ip: true, reload_cache_address: OURS });
    expect(await reloadAddressOf("/IsfahanHotels.html?page=2", client, newTab())).toBe(OURS);
    expect(asked).toEqual(["/base/v2/context?address=%2FIsfahanHotels.html%3Fpage%3D2"]);
    await askHeldAddress(client, OURS);
    expect(asked.at(-1)).toBe(OURS);
  });

  it("R77 is null outside the company's network, which is asked once per tab", async () => {
    const { client, asked } = clientOf({ is_company_ip: false });
    const tab = newTab();
    expect(await reloadAddressOf("/", client, tab)).toBeNull();
    expect(await reloadAddressOf("/IranHotels.html", client, tab)).toBeNull();
    expect(asked).toHaveLength(1);
  });

  it("is never another site's, whatever the context says", async () => {
    for (const foreign of [
      "https://evil.example/x",
      "//evil.example/x",
      "/\\evil.example/x",
      "javascript:alert(1)",
      "data:text/html,x",
      "cache/v2/refresh",
    ]) {
      const { client } = clientOf({ is_company_ip: true, reload_cache_address: foreign });
      expect(await reloadAddressOf("/", client, newTab()), foreign).toBeNull();
    }
  });

  it("is not asked for where nothing is cached: on personal pages, and where there is no page", async () => {
    const { client, asked } = clientOf({ is_company_ip: true, reload_cache_address: OURS });
    for (const page of ["/user/panel.html", "/reserve-new/reserve/status/Zr8kQ2vYw0m4Jt6LxH1cPA", "/nowhere"])
      expect(await reloadAddressOf(page, client, newTab())).toBeNull();
    expect(await reloadAddressOf(`/?x=${"y".repeat(3000)}`, client, newTab())).toBeNull();
    expect(asked).toEqual([]);
  });
});
