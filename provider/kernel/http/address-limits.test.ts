import { expect } from "vitest";
import { onBothEngines } from "#tests/engines.ts";
import { createAddressLimits, forgetOldCounts, type LimitKind } from "./address-limits.ts";

onBothEngines("One address", (provider, onEngine) => {
  let last = 0;
  /** An address that was not counted yet. */
  const newAddress = () => `192.0.2.${++last}`;

  /** Number of a kind that two processes in turn allow an address. */
  async function allowed(kind: LimitKind, factor = 1, address = newAddress()): Promise<number> {
    const processes = [1, 2].map(() => createAddressLimits(factor, provider.services.vault));
    for (let count = 0; ; count++) {
      const limits = processes[count % 2];
      if (limits === undefined || (await limits.count(provider.services.database, kind, address)) !== null)
        return count;
    }
  }

  onEngine("may ask for 300 codes and verify 600 an hour, try 10 passwords and hold 60 rooms a minute", async () => {
    const kinds = ["codes", "verifications", "passwords", "holds"] as const;
    expect(await Promise.all(kinds.map((kind) => allowed(kind)))).toEqual([300, 600, 10, 60]);
  });

  onEngine("has 120 prices a minute without a log-in, however many ask at once, and another has its own", async () => {
    const { database, vault } = provider.services;
    const limits = createAddressLimits(1, vault);
    const address = newAddress();
    const asked = await Promise.all(Array.from({ length: 150 }, () => limits.count(database, "quotes", address)));
    expect(asked.filter((refusal) => refusal === null)).toHaveLength(120);
    expect(await limits.count(database, "quotes", newAddress())).toBeNull();
  });

  onEngine("is a /64 of IPv6: its addresses are one visitor, the next line is another", async () => {
    expect(await allowed("passwords", 1, "2001:db8:1:2::1")).toBe(10);
    expect(await allowed("passwords", 1, "2001:db8:1:2::ff")).toBe(0);
    expect(await allowed("passwords", 1, "2001:db8:1:3::1")).toBe(10);
  });

  onEngine("is allowed a hundred times as much in the demonstration", async () => {
    expect(await allowed("passwords", 100)).toBe(1_000);
  });

  onEngine("waits until its window ends, which the refusal says, and whose count is forgotten then", async () => {
    const { database, vault } = provider.services;
    const limits = createAddressLimits(1, vault);
    const address = newAddress();
    expect(await allowed("passwords", 1, address)).toBe(10);
    await database.query("UPDATE address_count SET ends_at = clock_timestamp() + interval '7 seconds'");
    const refusal = await limits.count(database, "passwords", address);
    expect(refusal).toMatchObject({ refused: "too_many_requests", params: { retry_after: 7 } });
    await database.query("UPDATE address_count SET ends_at = clock_timestamp()");
    expect(await limits.count(database, "passwords", address)).toBeNull();
    await forgetOldCounts(database);
    expect(await database.query("SELECT FROM address_count")).toHaveLength(1);
  });

  onEngine("is not in the database: its digest is", async () => {
    await allowed("passwords", 1, "198.51.100.77");
    const kept = await provider.services.database.query<{ text: string }>(
      "SELECT kept::text AS text FROM address_count AS kept",
    );
    expect(kept.filter(({ text }) => text.includes("198.51"))).toEqual([]);
  });
});
