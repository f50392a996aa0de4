import { expect, test } from "vitest";
import { mockTransport } from "#fixtures/mock/transport.ts";
import { leaveFirst } from "./coalescing.ts";
import { startHost, withoutOrigin } from "./website-in-process.ts";

test("one visitor's abort does not break a shared render for the others who wait for it", {
  timeout: 60_000,
}, async () => {
  let asked = 0;
  const slow = withoutOrigin(mockTransport({ latency: 300 }));
  const website = await startHost({
    transport(address, init) {
      asked += 1;
      return slow(address, init);
    },
  });
  try {
    const figures = await leaveFirst(website.port, { rounds: 4, waiting: 30 }, () => asked, website.arrived);
    expect(figures, JSON.stringify(figures)).toMatchObject({ ok: 120, failures_5xx: 0, renders: 4 });
  } finally {
    await website.close();
  }
});
