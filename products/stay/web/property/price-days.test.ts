import { expect, it, vi } from "vitest";
import type { Client } from "#app/src/api/client.ts";
import { failed, succeeded } from "#app/src/api/result.ts";
import type { IsoDate } from "#domain/calendar/types.ts";
import { propertyCalendar } from "#fixtures/answers/property-calendar.ts";
import type { CalendarDay } from "#products/stay/contract/stay.shapes.ts";
import { createPriceDays } from "./price-days.ts";

const some = propertyCalendar[0] as CalendarDay;
const dayOn = (date: IsoDate): CalendarDay => ({ ...some, date });

function days(answer: () => ReturnType<typeof succeeded<CalendarDay[]>> | ReturnType<typeof failed>) {
  const call = vi.fn(async (_call: unknown, options: { query: { from: IsoDate; to: IsoDate } }) => {
    void options;
    return answer();
  });
  const asked = () => call.mock.calls.map(([, { query }]) => [query.from, query.to]);
  const prices = createPriceDays({ call } as unknown as Client, 7);
  prices.add([dayOn("2026-12-01"), dayOn("2026-12-02")]);
  return { prices, asked };
}

it("asks for the days that are not known, once, also when none of them is on sale", async () => {
  const { prices, asked } = days(() => succeeded([dayOn("2026-12-04")]));
  await prices.load("2026-12-01", "2026-12-02");
  expect(asked()).toEqual([]);
  await Promise.all([prices.load("2026-12-01", "2026-12-05"), prices.load("2026-12-02", "2026-12-05")]);
  expect(asked()).toEqual([["2026-12-03", "2026-12-05"]]);
  expect([...prices.facts.value.keys()]).toEqual(["2026-12-01", "2026-12-02", "2026-12-04"]);
  await prices.load("2026-12-03", "2026-12-06");
  expect(asked()).toEqual([
    ["2026-12-03", "2026-12-05"],
    ["2026-12-06", "2026-12-06"],
  ]);
});

it("asks again for what did not arrive", async () => {
  vi.useFakeTimers();
  const { prices, asked } = days(() => failed({ kind: "network" }));
  const loaded = prices.load("2026-12-02", "2026-12-03");
  await vi.runAllTimersAsync();
  await loaded;
  vi.useRealTimers();
  expect(asked()).toEqual(Array.from({ length: 3 }, () => ["2026-12-03", "2026-12-03"]));
  expect([...prices.facts.value.keys()]).toEqual(["2026-12-01", "2026-12-02"]);
});
