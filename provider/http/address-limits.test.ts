import { expect, test } from "vitest";
import { createAddressLimits } from "./address-limits.ts";

/** How many of a kind one address is allowed at once. */
function allowed(kind: Parameters<ReturnType<typeof createAddressLimits>["count"]>[0], factor = 1): number {
  const limits = createAddressLimits(factor, () => 1_000);
  let count = 0;
  while (limits.count(kind, "192.0.2.1") === null) count++;
  expect(limits.count(kind, "192.0.2.2")).toBeNull();
  return count;
}

test("one address may ask for 300 codes and verify 600 an hour, try 10 passwords and hold 60 rooms a minute", () => {
  expect([allowed("codes"), allowed("verifications"), allowed("passwords"), allowed("holds")]).toEqual([
    300, 600, 10, 60,
  ]);
});

test("120 prices a minute without a log-in; another's window is not touched", () => {
  expect(allowed("quotes")).toBe(120);
});

test("the addresses of one IPv6 line are one visitor, the next line is another", () => {
  const limits = createAddressLimits(1, () => 1_000);
  const allowedOf = (prefix: string) =>
    Array.from({ length: 1_000 }, (_, host) => limits.count("passwords", `${prefix}::${host.toString(16)}`)).filter(
      (refusal) => refusal === null,
    ).length;
  expect([allowedOf("2001:db8:1:2"), allowedOf("2001:db8:1:3")]).toEqual([10, 10]);
});

test("the demonstration allows a hundred times as much", () => {
  expect(allowed("passwords", 100)).toBe(1_000);
});

test("a window ends, and says before how long it lasts", () => {
  let now = 1_000;
  const limits = createAddressLimits(1, () => now);
  for (let count = 0; count < 10; count++) limits.count("passwords", "192.0.2.1");
  expect(limits.count("passwords", "192.0.2.1")).toMatchObject({
    refused: "too_many_requests",
    params: { retry_after: 60 },
  });
  now += 60;
  expect(limits.count("passwords", "192.0.2.1")).toBeNull();
});
