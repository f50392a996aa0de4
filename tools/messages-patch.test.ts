import { expect, test } from "vitest";
import { type Catalogues, changesOf, type Suggestion, suggestionsIn } from "./messages-patch.ts";

const catalogues: Catalogues = {
  fa: { home: { "home.title": "سفر" }, stay: { "stay.nights": "{count} شب" } },
  en: { home: { "home.title": "Travel" }, stay: { "stay.nights": "{count} nights" } },
};
const nights: Suggestion = { id: "stay.nights", locale: "fa", from: "{count} شب", to: "{count} شب اقامت" };

test("a suggestion changes its message, in the area that has it", () =>
  expect(changesOf(catalogues, [nights])).toEqual({ changes: [{ ...nights, area: "stay" }], refusals: [] }));

test.each<[string, Partial<Suggestion>, string]>([
  ["an unknown id", { id: "stay.days" }, "there is no such message"],
  ["a name of every object", { id: "toString" }, "there is no such message"],
  ["other placeholders", { to: "{nights} شب" }, "it needs the placeholders count"],
  ["no placeholder", { to: "شب" }, "it needs the placeholders count"],
  ["open braces", { to: "{count شب" }, "its braces cannot be read"],
  ["an Arabic letter", { to: "{count} شب كوتاه" }, "it has the Arabic ي or ك"],
  ["no text", { to: " " }, "it would be empty"],
  ["a text that was changed meanwhile", { from: "{count} روز" }, "it reads «{count} شب» by now"],
])("%s is refused", (_name, change, why) =>
  expect(changesOf(catalogues, [{ ...nights, ...change }])).toEqual({
    changes: [],
    refusals: [`fa ${change.id ?? nights.id}: ${why}`],
  }),
);

test("a file of another kind is refused", () => {
  expect(suggestionsIn({ messages: [nights] })).toEqual([nights]);
  expect(() => suggestionsIn([nights])).toThrow("no list");
  expect(() => suggestionsIn({ messages: [{ ...nights, locale: "ar" }] })).toThrow("Suggestion 1");
});
