import { expect, test } from "vitest";
import { leaveCanaryInPages } from "./canary.ts";
import { startHost } from "./website-in-process.ts";

test("nothing that one visitor sends is in a page that others are sent", { timeout: 120_000 }, async () => {
  const website = await startHost();
  try {
    const found = await leaveCanaryInPages(website.port);
    expect(found, JSON.stringify(found)).toMatchObject({ hits: 0 });
    // Others received the very pages that were rendered for the visitor with the canary.
    expect(found.from_memory, JSON.stringify(found)).toBeGreaterThan(15);
  } finally {
    await website.close();
  }
});
