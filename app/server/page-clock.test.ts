import { expect, test } from "vitest";
import { DAY_SECONDS } from "#domain/calendar/constants.ts";
import { createPageClock } from "./page-clock.ts";

test("pages follow the demonstration's clock as it is moved; cookies end by the machine's, and production by nothing else", () => {
  const moved = { by: 0, machine: 1_000_000 };
  const changes = { clockAhead: () => moved.by };
  const [demo, production] = (["demo", "production"] as const).map((appEnv) =>
    createPageClock(() => moved.machine, { appEnv }, changes),
  );
  const reads = () => [demo, production].map((clock) => [clock?.now(), clock?.ahead(), clock?.machineNow()]);
  expect(reads()).toEqual([
    [1_000_000, 0, 1_000_000],
    [1_000_000, 0, 1_000_000],
  ]);
  moved.by = 40 * DAY_SECONDS;
  moved.machine += 5_000;
  expect(reads()).toEqual([
    [1_005_000 + 40 * DAY_SECONDS * 1_000, 40 * DAY_SECONDS, 1_005_000],
    [1_005_000, 0, 1_005_000],
  ]);
  moved.by = -60;
  expect(reads()).toEqual([
    [945_000, -60, 1_005_000],
    [1_005_000, 0, 1_005_000],
  ]);
});
