import { expect, it, vi } from "vitest";
import { loadedOnce } from "./loaded-once.ts";

it("a thing is loaded once for all who ask, also at the same time, and each name has its own", async () => {
  const load = vi.fn(async (name: string) => ({ name }));
  const thing = loadedOnce(load);
  const [first, second] = await Promise.all([thing("a"), thing("a")]);
  expect(first).toBe(second);
  expect([await thing("a"), await thing("b")]).toEqual([first, { name: "b" }]);
  expect(load.mock.calls).toEqual([["a"], ["b"]]);
});

it("a thing that could not be loaded is tried with the next request", async () => {
  let tries = 0;
  const thing = loadedOnce(async () => {
    tries += 1;
    if (tries === 1) throw new Error("not there");
    return tries;
  });
  await expect(thing("a")).rejects.toThrow("not there");
  expect([await thing("a"), await thing("a")]).toEqual([2, 2]);
});
