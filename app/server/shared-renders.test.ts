import { setImmediate } from "node:timers/promises";
import { expect, it } from "vitest";
import { createSharedRenders } from "./shared-renders.ts";

it("a revalidation that fails is no unhandled rejection, which would end the process", async () => {
  const unhandled: unknown[] = [];
  const note = (reason: unknown) => unhandled.push(reason);
  process.on("unhandledRejection", note);
  const kept: string[] = [];
  const renders = createSharedRenders((key) => kept.push(key));
  renders.revalidate("/", () => Promise.reject(new Error("The provider is away")));
  await setImmediate();
  process.off("unhandledRejection", note);
  expect([unhandled, kept]).toEqual([[], []]);
});
