import { expect, test } from "vitest";
import { succeeded } from "#app/src/api/result.ts";
import type { LoadContext } from "#app/src/page/page.ts";
import { loadHandOff } from "./load.ts";

const tracking = "/reserve-new/reserve/tracking.html";
const asked = (params: Record<string, string>, app_address: string | null, kind = "property", fallback = tracking) =>
  loadHandOff({
    client: { call: async () => succeeded({ kind, app_address, fallback_address: fallback }) },
    request: { match: { name: "reservationHandOff", params }, path: "/reserve/book/h", query: new URLSearchParams() },
  } as unknown as LoadContext);

test.each(["property", "tour", "flight"])("R47 a %s's link goes on to tracking where no app is named", async (kind) => {
  const hash = { hashTrackingCode: "h" };
  expect(await asked(hash, null, kind)).toEqual({ kind: "moved", address: tracking, isForNow: true });
  expect(await asked(hash, "shamseh://h", kind)).toMatchObject({ kind: "ready" });
});

test("R71 a flight's own link stands where it is opened", async () => {
  const status = "/flight/reserve/status/c";
  expect(await asked({ confirmationCode: "c" }, null, "flight", status)).toMatchObject({ kind: "ready" });
});
