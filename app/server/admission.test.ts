import { expect, it, vi } from "vitest";
import { createAdmission, Overloaded, PLACES } from "./admission.ts";

const filled = async (count: number) => {
  const admission = createAdmission();
  const leave = await Promise.all(Array.from({ length: count }, () => admission.admit("own")));
  return { admission, leave };
};

it("G12 a page that finds no place waits a moment, and is turned away within 100 ms", async () => {
  vi.useFakeTimers();
  const { admission } = await filled(PLACES);
  const turnedAway = expect(admission.admit("own")).rejects.toThrow(Overloaded);
  await vi.advanceTimersByTimeAsync(100);
  await turnedAway;
  vi.useRealTimers();
});

it("the most urgent of those who wait gets the place that falls free, and of equals the first", async () => {
  const { admission, leave } = await filled(PLACES);
  const order: string[] = [];
  const asked = (["list", "page", "own", "own"] as const).map((urgency, index) =>
    admission.admit(urgency).then(
      (give) => {
        order.push(`${urgency} ${index}`);
        give();
      },
      () => order.push(`no place for ${urgency}`),
    ),
  );
  for (const give of leave) give();
  await Promise.all(asked);
  expect(order).toEqual(["own 2", "own 3", "page 1", "list 0"]);
});

it("what can wait leaves places for what cannot, and a prefetch or a crawler does not queue", async () => {
  const { admission } = await filled(PLACES / 2);
  await expect(admission.admit("ahead")).rejects.toThrow(Overloaded);
  await expect(admission.admit("list")).resolves.toBeTypeOf("function");
  const { admission: fuller } = await filled(PLACES - 1);
  await expect(fuller.admit("list")).rejects.toThrow(Overloaded);
  await expect(fuller.admit("page")).rejects.toThrow(Overloaded);
  await expect(fuller.admit("own")).resolves.toBeTypeOf("function");
});
