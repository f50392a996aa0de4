import { expect } from "vitest";
import { createInventory } from "#products/stay/provider/property/inventory/inventory.ts";
import { createApp } from "#provider/app.ts";
import { createChangeFeed } from "#provider/kernel/change/feed.ts";
import type { Database } from "#provider/kernel/database/database.ts";
import { onServer } from "#tests/engines.ts";
import { standAtFrozenNoon } from "#tests/support/stay.ts";
import { followChanges, follows, small } from "./inventory.ts";

onServer("What is kept in memory of accommodation", (provider, onEngine) => {
  onEngine("is what the database holds, while it is changed, booked and cancelled", async () => {
    await standAtFrozenNoon(provider.services.database);
    const figures = await followChanges(provider, small);
    expect(follows(figures), JSON.stringify(figures)).toBe(true);
  });

  onEngine("is seen to be wrong where its changes are not noted", async () => {
    const { database } = provider.services;
    await standAtFrozenNoon(database);
    // A feed that finds nothing: the cache must become stale.
    const services = {
      ...provider.services,
      inventory: createInventory(
        database,
        createChangeFeed({ ...database, query: deaf(database.query) }, () => 0),
      ),
    };
    const figures = await followChanges({ services, app: createApp(services) }, { ...small, total: 200 });
    expect(figures.different).toBeGreaterThan(0);
  });
});

/** Makes queries for changes return none. */
const deaf =
  (query: Database["query"]): Database["query"] =>
  async (text, values, name) => {
    const rows = await query<object>(text, values, name);
    return (name === "changes_since" ? rows.map((row) => ({ ...row, kind: null })) : rows) as never;
  };
