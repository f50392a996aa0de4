import { expect, it } from "vitest";
import { pageKey } from "./page-key.ts";
import { type Visitor, visitorOf } from "./visitor.ts";

const visitor: Visitor = { locale: "fa", theme: "light", isAnonymous: true, hasDeadToken: false };
const evening = Date.parse("2026-11-20T23:59:00+03:30");

it("a cached page is shared only where address, locale, theme and Tehran's day are the same", () => {
  const key = pageKey("/a?x=1", visitor, evening);
  expect(pageKey("/a?x=1", { ...visitor }, evening + 30_000)).toBe(key);
  const others = [
    pageKey("/a?x=2", visitor, evening),
    pageKey("/a?x=1", { ...visitor, locale: "en" }, evening),
    pageKey("/a?x=1", { ...visitor, theme: "dark" }, evening),
    pageKey("/a?x=1", visitor, evening + 120_000),
  ];
  expect(new Set([key, ...others]).size).toBe(5);
});

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
const tokenUntil = (moment: number) => `${part({})}.${part({ token_expire_at: moment / 1000 })}.c2ln`;

it("language and theme come from our cookies, and a visitor with a token is not anonymous", () => {
  const of = (cookies?: string) => visitorOf(cookies, evening);
  expect(of()).toMatchObject({ locale: "fa", isAnonymous: true, hasDeadToken: false });
  expect(of("lang=en; theme=dark")).toMatchObject({
    locale: "en",
    theme: "dark",
    isAnonymous: true,
    hasDeadToken: false,
  });
  const token = tokenUntil(evening + 60_000);
  expect(of(`lang=en; token=${token}`)).toMatchObject({ isAnonymous: false, hasDeadToken: false });
});

it.each(["", "a.b.c", "%E0%A4%A", tokenUntil(evening - 1_000)])(
  "R116 a visitor whose token authorizes nothing is anonymous, and the token is dead: %j",
  (token) => expect(visitorOf(`token=${token}`, evening)).toMatchObject({ isAnonymous: true, hasDeadToken: true }),
);
