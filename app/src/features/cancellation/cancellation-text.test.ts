import { expect, it } from "vitest";
import { wordsOfStories } from "#app/src/page/story-environment.ts";
import { tehranInstant } from "#domain/calendar/today.ts";
import type { CancellationSentence } from "#domain/sale/cancellation-sentence.ts";
import { USUAL_CALENDAR } from "#domain/text/dates.ts";
import { cancellationText } from "./cancellation-text.ts";

const until = tehranInstant("2026-12-05");
const of = (
  share: CancellationSentence["share"],
  change: Partial<CancellationSentence> = {},
): CancellationSentence => ({
  kind: "charged",
  penalty: 20_000_000,
  refund: 4_000_000,
  share,
  until,
  after: "non_refundable",
  ...change,
});

it.each<[CancellationSentence, fa: string, en: string]>([
  [
    of({ of: "fare", percent: 50 }, { after: "dearer" }),
    "لغو تا پایان جمعه ۱۳ آذر با جریمهٔ ۲٬۰۰۰٬۰۰۰ تومان (۵۰٪ قیمت بلیت)؛ پس از آن بیشتر",
    "Cancellation fee until the end of Friday 4 December: 50% of the fare (2,000,000 toman); more after that",
  ],
  [
    of({ of: "first_night", percent: 20 }, { after: "dearer", next: 30_000_000 }),
    "لغو تا پایان جمعه ۱۳ آذر با جریمهٔ ۲٬۰۰۰٬۰۰۰ تومان (۲۰٪ قیمت شب اول)؛ پس از آن از ۳٬۰۰۰٬۰۰۰ تومان",
    "Cancellation fee until the end of Friday 4 December: 20% of the first night (2,000,000 toman); from 3,000,000 toman after that",
  ],
  [
    of({ of: "whole_stay", percent: 50 }),
    "لغو تا پایان جمعه ۱۳ آذر با جریمهٔ ۲٬۰۰۰٬۰۰۰ تومان (۵۰٪ قیمت اقامت)؛ پس از آن غیرقابل استرداد",
    "Cancellation fee until the end of Friday 4 December: 50% (2,000,000 toman); non-refundable after that",
  ],
  [of(null, { until: null, after: null }), "لغو با جریمهٔ ۲٬۰۰۰٬۰۰۰ تومان", "Cancellation fee: 2,000,000 toman"],
  [
    of({ of: "fare", percent: 100 }),
    "غیرقابل استرداد؛ فقط عوارض (۴۰۰٬۰۰۰ تومان) برمی‌گردد",
    "Non-refundable; only the taxes (400,000 toman) are refunded",
  ],
  [
    of({ of: "fare", percent: 100 }, { refund: undefined, until: null, after: null }),
    "لغو با جریمهٔ ۲٬۰۰۰٬۰۰۰ تومان (۱۰۰٪ قیمت بلیت)",
    "Cancellation fee: 100% of the fare (2,000,000 toman)",
  ],
])("says what cancelling costs in one sentence (%#)", (sentence, fa, en) => {
  for (const [locale, said] of [
    ["fa", fa],
    ["en", en],
  ] as const) {
    const display = { locale, calendar: USUAL_CALENDAR[locale] };
    expect(
      cancellationText(sentence, false, wordsOfStories[locale].t, display)
        .replace(/\u00A0/g, " ")
        .replace(/[\u200E\u200F]/g, ""),
    ).toBe(said);
  }
});
