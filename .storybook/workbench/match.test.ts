import { parse } from "@formatjs/icu-messageformat-parser";
import { expect, test } from "vitest";
import { lookup } from "./match.ts";

const lookupIn = (messages: [id: string, text: string][]) => lookup(messages.map(([id, text]) => [id, parse(text)]));

const idsFor = lookupIn([
  ["stay.nights", "{count} شب"],
  ["stay.from", "از {date}، {count} شب"],
  ["shell.unread", "{count, plural, other {# اعلان خوانده‌نشده}}"],
  ["only.value", "{value}"],
  ["search.button", "جست‌وجو"],
  ["home.search", "جست‌وجو"],
  ["share.off", "{share} تخفیف (همین امروز)"],
]);

test.each([
  ["۳ شب", ["stay.nights"]],
  ["از ۱۰ آذر، ۳ شب", ["stay.nights", "stay.from"]],
  ["۲ اعلان خوانده‌نشده", ["shell.unread"]],
  [" جست‌وجو\n", ["search.button", "home.search"]],
  ["۱۰\u200f٪ تخفیف (همین امروز)", ["share.off"]],
  ["هتل هشتی", []],
  ["", []],
])("«%s»", (text, ids) => expect(new Set(idsFor(text))).toEqual(new Set(ids)));

test("the message with the most letters of its own comes first", () =>
  expect(
    lookupIn([
      ["b", "{x} شب"],
      ["a", "از {x} شب"],
    ])("از ۳ شب"),
  ).toEqual(["a", "b"]));
