import { describe, expect, it } from "vitest";
import { urgencyOf } from "./page-policies.ts";
import { locationOf, passedOnLocation, redirectTo } from "./redirect.ts";
import { securityHeaders } from "./security-headers.ts";

const person = { purpose: undefined, userAgent: "Mozilla/5.0 (Windows NT 10.0)" };
const crawler = { purpose: undefined, userAgent: "Mozilla/5.0 (compatible; Googlebot/2.1)" };
const none = new URLSearchParams();

describe("how urgent a page is", () => {
  it.each(["panel", "voucher", "prepare", "login", "reservationHandOff"] as const)(
    "%s has the priority of a booking, for every client",
    (name) => {
      expect([urgencyOf(name, none, person), urgencyOf(name, none, crawler)]).toEqual(["own", "own"]);
    },
  );
  it("what is asked for ahead of a visitor, or by a crawler, can wait", () => {
    expect(urgencyOf("city", none, { ...person, purpose: "prefetch;prerender" })).toBe("ahead");
    for (const userAgent of ["Googlebot/2.1", "Yahoo! Slurp", "Baiduspider", "my-crawler"]) {
      expect(urgencyOf("city", none, { ...person, userAgent })).toBe("ahead");
    }
  });
  it("a filtered list comes after a page", () => {
    expect(urgencyOf("city", none, person)).toBe("page");
    expect(urgencyOf("city", new URLSearchParams("page=2"), person)).toBe("list");
    expect(urgencyOf("city", new URLSearchParams("other=2"), person)).toBe("page");
    expect(urgencyOf(null, none, { purpose: undefined, userAgent: undefined })).toBe("page");
  });
});

describe("a redirect", () => {
  it("leads to a page of this site or Home, whatever it is given", () => {
    expect(locationOf("/IsfahanHotels.html?page=2")).toBe("/IsfahanHotels.html?page=2");
    for (const address of ["https://evil.example/", "//evil.example", "/no/such/page", "", "javascript:alert(1)"]) {
      expect(locationOf(address)).toBe("/");
    }
  });
  it("of the provider keeps its page and loses its origin", () => {
    expect(passedOnLocation("https://provider.internal/IsfahanHotels.html?page=2")).toBe("/IsfahanHotels.html?page=2");
    expect(passedOnLocation("/IsfahanHotels.html")).toBe("/IsfahanHotels.html");
    expect(passedOnLocation("http://[")).toBe("/");
    expect(passedOnLocation("https://provider.internal/no/such/page")).toBe("/");
  });
  it("has no body, and the headers it is given", async () => {
    const response = redirectTo("/IsfahanHotels.html", 303, new Headers({ "Cache-Control": "no-store" }));
    expect([response.status, await response.text()]).toEqual([303, ""]);
    expect(Object.fromEntries(response.headers)).toEqual({
      location: "/IsfahanHotels.html",
      "cache-control": "no-store",
    });
  });
});

describe("the headers of every response", () => {
  it("allow nothing inline, no frame and no plug-in", () => {
    const policy = securityHeaders(true)["Content-Security-Policy"] ?? "";
    const directives = new Map(policy.split("; ").map((one) => [one.split(" ")[0], one]));
    for (const name of ["default-src", "frame-ancestors", "base-uri", "object-src"]) {
      expect(directives.get(name)).toBe(`${name} 'none'`);
    }
    for (const name of ["script-src", "style-src", "connect-src", "form-action"]) {
      expect(directives.get(name)).toBe(`${name} 'self'`);
    }
    expect(policy).not.toMatch(/unsafe|\*/);
    expect(securityHeaders(true)).toMatchObject({ "X-Content-Type-Options": "nosniff", "X-Frame-Options": "DENY" });
  });
  it("bind a browser to HTTPS for a year, where the site has it", () => {
    const year = Number(/max-age=(\d+)/.exec(securityHeaders(true)["Strict-Transport-Security"] ?? "")?.[1]);
    expect(Math.round(year / 86_400)).toBe(365);
    expect(securityHeaders(false)["Strict-Transport-Security"]).toBeUndefined();
  });
});
