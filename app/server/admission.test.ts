import { afterEach, expect, it, vi } from "vitest";
import { createAdmission, Overloaded, PLACES, type Urgency } from "./admission.ts";

afterEach(() => void vi.useRealTimers());

const filled = async (count: number, now?: () => number) => {
  const admission = createAdmission(now ? { now } : {});
  const leave = await Promise.all(Array.from({ length: count }, () => admission.admit("own")));
  return { admission, leave };
};

it("a page that could not have a place in time is turned away at once, the others wait for theirs", async () => {
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

it.each([
  ["own", 1_000],
  ["page", 1_000],
  ["list", 500],
] as const)(
  "no request of the priority %s waits longer than %i milliseconds, and who left the queue takes no place",
  async (urgency, waitMs) => {
    vi.useFakeTimers();
    const { admission, leave } = await filled(PLACES);
    const outcome = vi.fn();
    admission.admit(urgency).then(outcome, outcome);
    await vi.advanceTimersByTimeAsync(waitMs - 1);
    expect(outcome).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(outcome).toHaveBeenCalledExactlyOnceWith(expect.any(Overloaded));
    for (const give of leave) give();
    const again = Array.from({ length: PLACES }, () => admission.admit("own"));
    await expect(Promise.all(again)).resolves.toHaveLength(PLACES);
  },
);

it("who got a place in time is not timed any more", async () => {
  vi.useFakeTimers();
  const { admission, leave } = await filled(PLACES);
  const entered = admission.admit("own");
  leave[0]?.();
  await entered;
  expect(vi.getTimerCount()).toBe(0);
});

/** Number of requests, out of `count`, that find the queue open. */
async function queued(admission: ReturnType<typeof createAdmission>, urgency: Urgency, count: number) {
  const away = vi.fn();
  for (let asked = 0; asked < count; asked += 1) admission.admit(urgency).catch(away);
  await Promise.resolve();
  return count - away.mock.calls.length;
}

it("a request is expected to wait behind those as urgent or more urgent, ten milliseconds each, and behind no other", async () => {
  vi.useFakeTimers();
  const { admission } = await filled(PLACES);
  expect(await queued(admission, "own", 30)).toBe(30);
  expect(await queued(admission, "list", 80)).toBe(20);
  expect(await queued(admission, "page", 100)).toBe(70);
  expect(await queued(admission, "own", 100)).toBe(70);
});

it.each([
  ["counts a tenth in what the next one expects, where a list found none", 16, 52],
  ["counts for nothing where there was room for all", 15, 100],
])("the time between two places that fall free %s", async (_, places, waiting) => {
  vi.useFakeTimers();
  let now = 0;
  const { admission, leave } = await filled(places, () => now);
  leave[0]?.();
  now = 100;
  leave[1]?.();
  await Promise.all(Array.from({ length: PLACES - places + 2 }, () => admission.admit("own")));
  // 19 milliseconds a place instead of 10: 52 of them in a second.
  expect(await queued(admission, "own", 200)).toBe(waiting);
});

it("an hour without a queue is no time between two places", async () => {
  vi.useFakeTimers();
  let now = 0;
  const { admission, leave } = await filled(PLACES, () => now);
  for (const give of leave) {
    now += 10;
    give();
  }
  now += 3_600_000;
  const later = await Promise.all(Array.from({ length: PLACES }, () => admission.admit("own")));
  later[0]?.();
  await admission.admit("own");
  expect(await queued(admission, "own", 200)).toBe(100);
});

it.each([
  ["own", 24],
  ["page", 20],
  ["list", 16],
  ["ahead", 12],
] as const)(
  "%s finds a place while fewer than %i are taken, and gets one again when so few are left",
  async (urgency, places) => {
    vi.useFakeTimers();
    const { admission: roomy } = await filled(places - 1);
    await expect(roomy.admit(urgency)).resolves.toBeTypeOf("function");
    const { admission, leave } = await filled(24);
    const entered = vi.fn();
    admission.admit(urgency).then(entered, () => {});
    await vi.advanceTimersByTimeAsync(0);
    for (const give of leave.slice(0, 24 - places)) give();
    await vi.advanceTimersByTimeAsync(0);
    expect(entered).not.toHaveBeenCalled();
    leave.at(-1)?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(entered).toHaveBeenCalledTimes(urgency === "ahead" ? 0 : 1);
  },
);

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
