import { expect, it, vi } from "vitest";
import { createAdmission, Overloaded, PLACES } from "./admission.ts";

const filled = async (count: number) => {
  const admission = createAdmission();
  const leave = await Promise.all(Array.from({ length: count }, () => admission.admit("own")));
  return { admission, leave };
};

it("G12 a page that could not have a place in time is turned away at once, the others wait for theirs", async () => {
  const { admission, leave } = await filled(PLACES);
  const outcomes = { made: 0, away: 0 };
  const asked = Array.from({ length: 300 }, () =>
    admission.admit("page").then(
      (give) => {
        outcomes.made += 1;
        give();
      },
      (error: unknown) => {
        expect(error).toBeInstanceOf(Overloaded);
        outcomes.away += 1;
      },
    ),
  );
  // At ten milliseconds a page a hundred of them are made within the second that a visitor waits.
  await Promise.resolve();
  expect(outcomes).toEqual({ made: 0, away: 200 });
  for (const give of leave) give();
  await Promise.all(asked);
  expect(outcomes).toEqual({ made: 100, away: 200 });
});

it("where places fall free more slowly, fewer wait for one", async () => {
  let now = 0;
  const admission = createAdmission({ now: () => now });
  const inside: (() => void)[] = [];
  let away = 0;
  const ask = (count: number) =>
    Array.from({ length: count }, () =>
      admission.admit("own").then(
        (give) => void inside.push(give),
        () => {
          away += 1;
        },
      ),
    );
  await Promise.all(ask(PLACES));
  const queued = ask(100);
  // Each page takes a tenth of a second now.
  for (const _ of queued) {
    now += 100;
    inside.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  }
  await Promise.all(queued);
  expect(away).toBe(0);
  ask(100);
  await new Promise((resolve) => setImmediate(resolve));
  expect(away).toBeGreaterThan(85);
  // Pages are quick again: that is noticed although few are let wait.
  for (let turn = 0; turn < 100; turn += 1) {
    now += 1;
    inside.shift()?.();
    ask(1);
    await new Promise((resolve) => setImmediate(resolve));
  }
  away = 0;
  ask(100);
  await new Promise((resolve) => setImmediate(resolve));
  expect(away).toBe(0);
});

it("no request waits longer than a visitor would", async () => {
  vi.useFakeTimers();
  const { admission } = await filled(PLACES);
  const turnedAway = expect(admission.admit("own")).rejects.toThrow(Overloaded);
  await vi.advanceTimersByTimeAsync(1_000);
  await turnedAway;
  vi.useRealTimers();
});

it("the most urgent of those who wait gets the place that falls free, and of equals the first", async () => {
  const { admission, leave } = await filled(PLACES);
  const order: string[] = [];
  const asked = (["list", "page", "own", "own"] as const).map((urgency, index) =>
    admission.admit(urgency).then((give) => {
      order.push(`${urgency} ${index}`);
      give();
    }),
  );
  for (const give of leave) give();
  await Promise.all(asked);
  expect(order).toEqual(["own 2", "own 3", "page 1", "list 0"]);
});

it("what can wait leaves places for what cannot, and a prefetch or a crawler does not queue", async () => {
  const { admission } = await filled(PLACES / 2);
  await expect(admission.admit("ahead")).rejects.toThrow(Overloaded);
  await expect(admission.admit("list")).resolves.toBeTypeOf("function");
  const { admission: fuller, leave } = await filled(PLACES - 4);
  const entered: string[] = [];
  const page = fuller.admit("page").then(() => entered.push("page"));
  await fuller.admit("own").then(() => entered.push("own"));
  expect(entered).toEqual(["own"]);
  for (const give of leave) give();
  await page;
});
