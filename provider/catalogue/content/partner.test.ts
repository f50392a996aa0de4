import { expect } from "vitest";
import type { PartnerValue } from "#domain/contract/content.shapes.ts";
import { safePath } from "#domain/text/safe-path.ts";
import { onProvider } from "#tests/engines.ts";
import { callerOf } from "#tests/support/client.ts";
import { smallWorld } from "#tests/support/services.ts";

onProvider("R9, R35 A partner", (provider, onEngine) => {
  const partnerOf = (id: string) => callerOf(provider.app).get<PartnerValue>(`content/v2/partners/${id}`);

  onEngine("is described in both languages, its links stay on this site, its offers can be had", async () => {
    for (const { id } of smallWorld().partners) {
      const { value } = await partnerOf(id);
      expect(id).toMatch(/^[A-Za-z0-9]+$/);
      expect([value.name_fa, value.name_en, value.text_fa, value.text_en].every((text) => text !== "")).toBe(true);
      expect(value.links.length).toBeGreaterThan(0);
      expect(value.links.map(({ address }) => safePath(address))).toEqual(value.links.map(({ address }) => address));
      expect(value.offers.length).toBeGreaterThan(0);
      expect(value.offers.every(({ from_price, blocking }) => from_price !== null && blocking === null)).toBe(true);
    }
  });

  onEngine("offers what its rule holds for, the best first, and no more than a page shows", async () => {
    const { value } = await partnerOf("kashi7");
    expect(new Set(value.offers.map(({ type }) => type))).toEqual(new Set(["traditional_residence", "boutique"]));
    expect(value.offers.length).toBeLessThanOrEqual(9);
  });

  onEngine("promises breakfast and free changes where each of its offers has them", async () => {
    const { value } = await partnerOf("sepid");
    expect(value.offers.length).toBeGreaterThan(0);
    expect(value.offers.filter(({ breakfast, cancellable }) => !breakfast || !cancellable)).toEqual([]);
  });

  onEngine("that does not exist is not found", async () => {
    expect((await partnerOf("unknown")).status).toBe(404);
  });
});
