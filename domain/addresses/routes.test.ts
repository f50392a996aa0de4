import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { serializeQuery } from "./query.ts";
import { addressOf, matchRoute, missingQuery, pathOf, type RouteName, redirectOf, routes } from "./routes.ts";

/** R18–R71 and the traps A1–A10, A17: address, then the route that it is, or null. */
const addresses: readonly (readonly [string, RouteName | null])[] = [
  ["/", "home"],
  ["/Content/RulesAndPolicies.html", "rulesAndPolicies"],
  ["/Content/Contact.html", "contact"],
  ["/Content/About.html", "about"],
  ["/Content/Gallery.html", "gallery"],
  ["/user/panel.html", "panel"],
  ["/user/panel/information.html", "panelInformation"],
  ["/user/panel/reserves.html", "panelReserves"],
  ["/user/panel/guests.html", "panelGuests"],
  ["/user/panel/favorites.html", "panelFavorites"],
  ["/user/panel/financial", "panelFinancial"],
  ["/user/panel/financial/index.html", "panelTransactions"],
  ["/user/panel/financial/refunds.html", "panelRefunds"],
  ["/user/panel/comments", "panelCommentsHome"],
  ["/user/panel/comments/index.html", "panelComments"],
  ["/user/panel/comments/questions.html", "panelQuestions"],
  ["/reserve-new/reserve/tracking.html", "tracking"],
  ["/partners/abc12", "partner"],
  ["/partners/a-b", null],
  ["/IranHotels.html", "iranHotels"],
  ["/InternationalHotels.html", "internationalHotels"],
  ["/search/property", "propertySearch"],
  ["/LuxuryCategoryHotels.html", "category"],
  ["/TehranHotels.html", "city"],
  ["/Mashhad2Hotels.html", null],
  ["/Maps/TehranHotels.html", "cityMap"],
  ["/IsfahanHotels/FiveStarHotels.html", "subject"],
  ["/IsfahanHotels/5StarHotels.html", "subject"],
  ["/TehranTourism/12.html", "attraction"],
  ["/TehranTourism/x.html", null],
  ["/Maps/TehranTourism/12.html", "attractionMap"],
  ["/YazdHotels/Badgir_House2Hotel.html", "property"],
  ["/YazdHotels/Badgir-HouseHotel.html", null],
  ["/reserve/book/abcDEF123_-", "reservationHandOff"],
  ["/Landings/RegisterHotel.html", "registerHotel"],
  ["/Landings/Chabahar.html", "chabahar"],
  ["/Landings/Nowruz.html", "nowruz"],
  ["/Landings/NowruzTours.html", "nowruzTours"],
  ["/Landings/NowruzForeignTours.html", "nowruzForeignTours"],
  ["/Landings/OneNightOffer.html", "oneNightOffer"],
  ["/Tours.html", "tours"],
  ["/search/tour", "tourSearch"],
  ["/KishTours.html", "tourListing"],
  ["/KishTours/FromTehran.html", "tourListingFrom"],
  ["/KishTours/FromTehranTour.html", "tourListingFrom"],
  ["/KishTours/MarjanTour.html", "tour"],
  ["/tour/reserve/prepare/01HZX", "tourPrepare"],
  ["/tour/reserve/status/01HZX", "tourStatus"],
  ["/tour/reserve/voucher/01HZX", "tourVoucher"],
  ["/tour/reserve/01HZX/voucher", "tourVoucherOld"],
  ["/tour/reserve/prepare/voucher", "tourPrepare"],
  ["/search/flight", "flightSearch"],
  ["/flight/reserve/prepare", "flightPrepare"],
  ["/flight/reserve/status/01HZX", "flightStatus"],
  ["/flight/reserve/voucher/01HZX", "flightVoucher"],
  ["/reserve-transportation/flight/01HZX/voucher", "flightVoucherOld"],
  ["/reserve-transportation/flight/01HZX/voucher/en", "flightVoucherIn"],
  ["/reserve-transportation/flight/01HZX/voucher/de", null],
  ["/reserve-transportation/flight/01HZX/book", "flightHandOff"],
  ["/CategoryHotels.html", "city"],
  ["/Hotels.html", null],
  ["/IranHotels.htmlx", null],
  ["/iranhotels.html", null],
  ["/tehranHotels.HTML", null],
  ["/TehranHotels.html/", null],
  ["//TehranHotels.html", null],
  ["/TehranHotelsxhtml", null],
  ["/%D8%AA%D9%87%D8%B1%D8%A7%D9%86Hotels.html", null],
  ["/%E0%A4%A", null],
  ["/user/panel/financial/", "panelFinancial"],
];

describe("the table of routes", () => {
  it.each(addresses)("R18–R71 %s is %s", (address, name) => {
    expect(matchRoute(address)?.name ?? null).toBe(name);
  });

  it("R36, R37, R40 literals win over categories, and categories over cities", () => {
    const order = routes.map((route) => route.name);
    expect(order.indexOf("iranHotels")).toBeLessThan(order.indexOf("category"));
    expect(order.indexOf("category")).toBeLessThan(order.indexOf("city"));
    expect(matchRoute("/LuxuryCategoryHotels.html")?.params).toEqual({ filter: "Luxury" });
  });

  it.each(routes.map((route) => [route.name, route.needs ?? []] as const).filter(([, needs]) => needs.length > 0))(
    "R39, R56, R65 %s misses each of its required parameters singly, blank or absent",
    (name, needs) => {
      const whole = new URLSearchParams(needs.map((key) => [key, "1"]));
      expect(missingQuery(name, whole)).toEqual([]);
      for (const key of needs) {
        const absent = new URLSearchParams(whole);
        absent.delete(key);
        expect(missingQuery(name, absent)).toEqual([key]);
        const blank = new URLSearchParams(whole);
        blank.set(key, "  ");
        expect(missingQuery(name, blank)).toEqual([key]);
      }
    },
  );

  it("R42, R45 the addresses under /Maps lead to the same address without it, query kept", () => {
    const city = matchRoute("/Maps/IsfahanHotels.html");
    expect(city && redirectOf(city, "a=1")).toBe("/IsfahanHotels.html?a=1");
    const attraction = matchRoute("/Maps/IsfahanTourism/3.html");
    expect(attraction && redirectOf(attraction, "")).toBe("/IsfahanTourism/3.html");
    const iran = matchRoute("/Maps/IranHotels.html");
    expect(iran && redirectOf(iran, "")).toBe("/IranHotels.html");
  });

  it("R28, R31 the panel's finances and comments lead to their first page", () => {
    expect(redirectOf({ name: "panelFinancial", params: {} }, "x=2")).toBe("/user/panel/financial/index.html?x=2");
    expect(redirectOf({ name: "panelCommentsHome", params: {} }, "")).toBe("/user/panel/comments/index.html");
  });
});

const letters = fc.stringMatching(/^[A-Za-z]{1,24}$/);
const values: Readonly<Record<string, fc.Arbitrary<string>>> = {
  letters,
  alphanumeric: fc.stringMatching(/^[A-Za-z0-9]{1,24}$/),
  word: fc.stringMatching(/^[A-Za-z0-9_]{1,24}$/),
  digits: fc.stringMatching(/^[0-9]{1,9}$/),
  code: fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/),
  locale: fc.constantFrom("fa", "en"),
};

it("what a row leads to is another row's page, with the same parameters", () => {
  for (const { leadsTo, template } of routes) {
    if (leadsTo === undefined) continue;
    const target = routes.find(({ name }) => name === leadsTo);
    expect(target?.screen).toEqual(expect.any(String));
    const slots = (text = "") => [...text.matchAll(/\{(\w+:\w+)\}/g)].map(([, slot]) => slot);
    expect(slots(target?.template)).toEqual(slots(template));
  }
});

describe("building and reading addresses", () => {
  it("an address that was built is read back as the same parameters, or belongs to an earlier row", () => {
    for (const [index, route] of routes.entries()) {
      const slots = [...route.template.matchAll(/\{(\w+):(\w+)\}/g)];
      const params = fc.record(
        Object.fromEntries(slots.map(([, name, alphabet]) => [name, values[alphabet ?? ""] ?? letters])),
      );
      fc.assert(
        fc.property(params, (filled) => {
          const address = pathOf({ name: route.name, params: filled as Record<string, string> });
          const match = matchRoute(address);
          expect(match).not.toBeNull();
          if (match?.name === route.name) {
            expect(match.params).toEqual(filled);
            expect(pathOf(match)).toBe(address);
          } else expect(routes.findIndex((other) => other.name === match?.name)).toBeLessThan(index);
        }),
        { numRuns: 60 },
      );
    }
  });

  it("an address is matched by one route however odd it is, and never throws", () => {
    fc.assert(fc.property(fc.webPath(), (path) => void matchRoute(path)));
    fc.assert(fc.property(fc.string(), (path) => void matchRoute(path)));
  });

  it("refuses to build an address from a parameter outside its alphabet", () => {
    expect(() => addressOf("city", { destinationName: "تهران" })).toThrow();
    expect(() => addressOf("property", { cityName: "Yazd", propertyName: "a-b" })).toThrow();
    expect(() => pathOf({ name: "city", params: {} })).toThrow();
  });

  it("A74 a query is written with sorted keys, bracketed arrays and nothing empty", () => {
    expect(serializeQuery({ b: 2, a: [1, 2], c: null, d: undefined, e: "", f: true })).toBe("a[]=1&a[]=2&b=2&f=true");
    expect(serializeQuery({ q: "۲ نفر&x" })).toBe("q=%DB%B2%20%D9%86%D9%81%D8%B1%26x");
  });
});
