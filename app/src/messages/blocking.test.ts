import { expect, it } from "vitest";
import { blockingReasons } from "#domain/contract/blocking.shapes.ts";
import { locales } from "#domain/enums/enums.ts";
import { BLOCKING_WORDS } from "#domain/messages/refusal-table.ts";
import { blockingText } from "./blocking.ts";
import type { Translate } from "./catalogue.ts";

/** The words of the domain's table, as the catalogue of `blocking` is made of them. */
const wordsIn = (locale: "fa" | "en"): Translate =>
  ((id: string, values: Record<string, string> = {}) => {
    const words = BLOCKING_WORDS[id.replace("blocking.", "") as keyof typeof BLOCKING_WORDS];
    return words[locale === "fa" ? 0 : 1].replace(/{(\w+)}/g, (whole, name: string) => values[name] ?? whole);
  }) as Translate;

it("R187 the reason of a blocked stay names its date and its bound", () => {
  const date = "2026-12-01" as const;
  const inPersian = { locale: "fa", calendar: "jalali" } as const;
  const inEnglish = { locale: "en", calendar: "gregorian" } as const;
  expect(blockingText({ reason: "min_stay", date, nights: 3 }, wordsIn("fa"), inPersian)).toBe(
    "برای ورود در سه‌شنبه ۱۰ آذر ۱۴۰۵ حداقل مدت اقامت ۳ شب است.",
  );
  expect(blockingText({ reason: "max_stay", date, nights: 1 }, wordsIn("en"), inEnglish)).toBe(
    "Stays starting on Tuesday 1 December 2026 can be at most 1 night.",
  );
  for (const reason of blockingReasons)
    for (const locale of locales)
      expect(blockingText({ reason, date, nights: 2 }, wordsIn(locale), { locale, calendar: "jalali" })).not.toMatch(
        /[{}]/,
      );
});
