import { expect, test } from "vitest";
import { mockTransport } from "#fixtures/mock/transport.ts";
import { leaveFirst } from "./coalescing.ts";
import { startHost, withoutOrigin } from "./website-in-process.ts";
import { coalescing } from "./website-proofs.ts";

const { small } = coalescing;

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
    const figures = await leaveFirst(website.port, small, () => asked, website.arrived);
    expect(figures, JSON.stringify(figures)).toMatchObject({
      ok: small.rounds * small.waiting,
      failures_5xx: 0,
      renders: small.rounds,
    });
  } finally {
    await website.close();
  }
});
