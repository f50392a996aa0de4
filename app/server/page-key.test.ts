import { expect, it } from "vitest";
import { pageKey } from "./page-key.ts";
import { type Visitor, visitorOf } from "./visitor.ts";

const visitor: Visitor = { locale: "fa", theme: "light", device: "mobile", isAnonymous: true };
const evening = Date.parse("2026-11-20T23:59:00+03:30");

it("a cached page is shared only where address, locale, theme, device and Tehran's day are the same", () => {
  const key = pageKey("/a?x=1", visitor, evening);
  expect(pageKey("/a?x=1", { ...visitor }, evening + 30_000)).toBe(key);
  const others = [
    pageKey("/a?x=2", visitor, evening),
    pageKey("/a?x=1", { ...visitor, locale: "en" }, evening),
    pageKey("/a?x=1", { ...visitor, theme: "dark" }, evening),
    pageKey("/a?x=1", { ...visitor, device: "desktop" }, evening),
    pageKey("/a?x=1", visitor, evening + 120_000),
  ];
  expect(new Set([key, ...others]).size).toBe(6);
});

it("a visitor with a token is not anonymous; language and theme come from our cookies", () => {
  expect(visitorOf(undefined, undefined).isAnonymous).toBe(true);
  expect(visitorOf("lang=en; theme=dark", undefined)).toMatchObject({ locale: "en", theme: "dark", isAnonymous: true });
  expect(visitorOf("lang=en; token=a.b.c", undefined).isAnonymous).toBe(false);
});
