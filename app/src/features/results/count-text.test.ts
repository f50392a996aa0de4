import { expect, it } from "vitest";
import { wordsOfStories } from "#app/src/page/story-environment.ts";
import { flightTable } from "#products/flight/web/filters.ts";
import { stayTableOf } from "#products/stay/web/filters.ts";
import { countText, shownCount } from "./count-text.ts";

const stayTable = stayTableOf(new URLSearchParams("check_in=2026-12-20"));
const { fa, en } = { fa: wordsOfStories.fa.t, en: wordsOfStories.en.t };

it("it is said how many of all can be had", () => {
  expect(countText(stayTable.words, { total: 28, open: 23 }, fa)).toBe("۲۸ اقامتگاه، ۲۳ تا با اتاق خالی برای شما");
  expect(countText(stayTable.words, { total: 28, open: 23 }, en)).toBe("28 properties, 23 with rooms for you");
  expect(countText(stayTable.words, { total: 7, open: 0 }, fa)).toBe("هیچ‌یک از ۷ اقامتگاه برای شما اتاق خالی ندارد");
  expect(countText(flightTable.words, { total: 181, open: 142 }, en)).toBe(
    "142 fares with a return flight · 39 without",
  );
  expect(countText(flightTable.words, { total: 10, open: 10, flights: 5 }, fa)).toBe("۱۰ نرخ در ۵ پرواز");
  expect(countText(flightTable.words, { total: 1, open: 1, flights: 1 }, en)).toBe("1 fare on 1 flight");
  expect(countText(flightTable.words, { total: 10 }, en)).toBe("10 fares");
  expect([shownCount({ total: 28, open: 23 }), shownCount({ total: 7, open: 0 })]).toEqual([23, 7]);
});

it("without dates the rooms are those of the coming 30 days, in words", () => {
  const { words } = stayTableOf(new URLSearchParams("type=hotel"));
  const list = { total: 28, open: 23 };
  expect(countText(words, list, fa)).toBe("۲۸ اقامتگاه، ۲۳ تا با اتاق خالی برای شما در ۳۰ روز آینده");
  expect(countText(words, list, en)).toBe("28 properties, 23 with rooms for you in the coming 30 days");
  expect(countText(words, { total: 7, open: 0 }, fa)).toBe(
    "هیچ‌یک از ۷ اقامتگاه در ۳۰ روز آینده برای شما اتاق خالی ندارد",
  );
  expect(countText(words, { total: 28, open: 28 }, en)).toBe("28 properties");
});

it("where all can be had, or it is not said, their number is enough", () => {
  expect(countText(stayTable.words, { total: 28, open: 28 }, fa)).toBe("۲۸ اقامتگاه");
  expect(countText(stayTable.words, { total: 28 }, en)).toBe("28 properties");
  expect(countText(stayTable.words, { total: 0, open: 0 }, fa)).toBe("اقامتگاهی پیدا نشد");
});
