import { expect, it } from "vitest";
import { pageAnswer } from "./page-answer.ts";
import { isOwnersAlone, routes } from "./routes.ts";

it.each([
  ["/TehranHotels.html", "", [200, "city"]],
  ["/nope", "", [404]],
  // An encoded letter is another address (R16).
  ["/%54ehranHotels.html", "", [404]],
  ["/Maps/TehranHotels.html", "a=1", [302, "cityMap", "/TehranHotels.html?a=1", "leads_to"]],
  ["/search/property", "", [302, "propertySearch", "/?incomplete=missing", "missing"]],
  // A public page has its language in its address; a personal one stores it.
  ["/TehranHotels.html", "lang=en&page=2", [200, "city"]],
  ["/TehranHotels.html", "lang=xx", [200, "city"]],
  ["/Maps/TehranHotels.html", "lang=en", [302, "cityMap", "/TehranHotels.html?lang=en", "leads_to"]],
  ["/search/property", "lang=en", [302, "propertySearch", "/?incomplete=missing&lang=en", "missing"]],
  ["/user/panel.html", "a=1&lang=en", [303, "panel", "/user/panel.html?a=1", "language"]],
  ["/nope", "lang=en", [404]],
  ["/TehranHotels.html", `a=${"x".repeat(4_095)}`, [414]],
])("%s?%s is answered with %j", (path, query, expected) => {
  const { status, match, ...rest } = pageAnswer(path, query, true);
  expect([status, ...(match === null ? [] : [match.name]), ...Object.values(rest)]).toEqual(expected);
});

it("is log-in for an anonymous visitor wherever only a user sees something, with the way back (R40)", () => {
  const own = routes.filter((route) => isOwnersAlone(route) && !route.template.includes("{"));
  expect(own.length).toBeGreaterThan(5);
  for (const { template } of own) {
    const answer = pageAnswer(template, "a=1", true);
    expect(answer).toMatchObject({ status: 302, because: "login" });
    expect(answer).toHaveProperty("location", expect.stringContaining(encodeURIComponent(`${template}?a=1`)));
    expect(pageAnswer(template, "", false).status).not.toBe(404);
  }
});
