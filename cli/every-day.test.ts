import { beforeAll, describe, expect, it } from "vitest";
import { runApart } from "#tests/support/run-cli.ts";

const DAY_MILLISECONDS = 86_400_000;
const FIRST = Date.UTC(1799, 2, 21);
const LAST = Date.UTC(2123, 2, 20);

/** Every day as ICU names it in a calendar, `YYYY-MM-DD`. */
function daysByIcu(calendar: string): string[] {
  const format = new Intl.DateTimeFormat(`en-u-ca-${calendar}-nu-latn`, {
    timeZone: "UTC",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  });
  const days: string[] = [];
  for (let time = FIRST; time <= LAST; time += DAY_MILLISECONDS) {
    const parts = new Map(format.formatToParts(time).map(({ type, value }) => [String(type), value]));
    days.push(`${parts.get("year") ?? parts.get("relatedYear")}-${parts.get("month")}-${parts.get("day")}`);
  }
  return days;
}

describe("shamseh date convert, every day from 1799-03-21 to 2123-03-20", () => {
  const days: Record<string, string[]> = {};

  beforeAll(() => {
    days["gregorian"] = daysByIcu("gregory");
    days["jalali"] = daysByIcu("persian");
    days["islamic"] = daysByIcu("islamic-civil");
  });

  it.each([
    ["gregorian", "jalali"],
    ["jalali", "gregorian"],
    ["gregorian", "islamic"],
    ["islamic", "gregorian"],
    ["jalali", "islamic"],
    ["islamic", "jalali"],
  ])("%s to %s is what ICU says", async (from, to) => {
    const given = days[from] ?? [];
    const { code, out } = await runApart(["date", "convert", "-", "--from", from, "--to", to], given.join("\n"));
    const got = out.trimEnd().split("\n");
    const wanted = days[to] ?? [];
    const differing = got.flatMap((day, index) =>
      day === wanted[index] ? [] : [`${given[index]}: ${day}, ICU ${wanted[index]}`],
    );
    expect([code, got.length, differing.slice(0, 5)]).toEqual([0, 118_338, []]);
  });

  it("ends there", async () => {
    const { code, out } = await runApart([
      "date",
      "convert",
      "1799-03-20",
      "2123-03-21",
      "--from",
      "gregorian",
      "--to",
      "jalali",
    ]);
    expect(code).toBe(1);
    expect(out).toBe(
      "! Outside 1799-03-21..2123-03-20: gregorian 1799/3/20\n! Outside 1799-03-21..2123-03-20: gregorian 2123/3/21\n",
    );
  });
});
