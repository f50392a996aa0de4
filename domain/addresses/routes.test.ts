import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { serializeQuery } from "./query.ts";
import {
  addressOf,
  homeInstead,
  matchRoute,
  missingQuery,
  pathOf,
  type RouteName,
  redirectOf,
  routes,
} from "./routes.ts";

/** Addresses, each with its route or null. First column: the requirement, or the pitfall. */
const addresses: readonly (readonly [string, string, RouteName | null])[] = [
  ["R18", "/", "home"],
  ["R19", "/Content/RulesAndPolicies.html", "rulesAndPolicies"],
  ["R20", "/Content/Contact.html", "contact"],
  ["R21", "/Content/About.html", "about"],
  ["R22", "/Content/Gallery.html", "gallery"],
  ["R23", "/user/panel.html", "panel"],
  ["R24", "/user/panel/information.html", "panelInformation"],
  ["R25", "/user/panel/reserves.html", "panelReserves"],
  ["R26", "/user/panel/guests.html", "panelGuests"],
  ["R27", "/user/panel/favorites.html", "panelFavorites"],
  ["R28", "/user/panel/financial", "panelFinancial"],
  ["R29", "/user/panel/financial/index.html", "panelTransactions"],
  ["R30", "/user/panel/financial/refunds.html", "panelRefunds"],
  ["R31", "/user/panel/comments", "panelCommentsHome"],
  ["R32", "/user/panel/comments/index.html", "panelComments"],
  ["R33", "/user/panel/comments/questions.html", "panelQuestions"],
  ["R34", "/reserve-new/reserve/tracking.html", "tracking"],
  ["R35", "/partners/abc12", "partner"],
  ["R35", "/partners/a-b", null],
  ["R36", "/IranHotels.html", "iranHotels"],
  ["R37", "/InternationalHotels.html", "internationalHotels"],
  ["R38", "/search/property", "propertySearch"],
  ["R40", "/LuxuryCategoryHotels.html", "category"],
  ["R41", "/TehranHotels.html", "city"],
  ["R42", "/Maps/TehranHotels.html", "cityMap"],
  ["R43", "/IsfahanHotels/FiveStarHotels.html", "subject"],
  ["R43", "/IsfahanHotels/5StarHotels.html", "subject"],
  ["R44", "/TehranTourism/12.html", "attraction"],
  ["R44", "/TehranTourism/x.html", null],
  ["R45", "/Maps/TehranTourism/12.html", "attractionMap"],
  ["R46", "/YazdHotels/Badgir_House2Hotel.html", "property"],
  ["R46", "/YazdHotels/Badgir-HouseHotel.html", null],
  ["R47", "/reserve/book/abcDEF123_-", "reservationHandOff"],
  ["R48", "/Landings/RegisterHotel.html", "registerHotel"],
  ["R49", "/Landings/Chabahar.html", "chabahar"],
  ["R50", "/Landings/Nowruz.html", "nowruz"],
  ["R51", "/Landings/NowruzTours.html", "nowruzTours"],
  ["R52", "/Landings/NowruzForeignTours.html", "nowruzForeignTours"],
  ["R53", "/Landings/OneNightOffer.html", "oneNightOffer"],
  ["R54", "/Tours.html", "tours"],
  ["R55", "/search/tour", "tourSearch"],
  ["R57", "/KishTours.html", "tourListing"],
  ["R58", "/KishTours/FromTehran.html", "tourListingFrom"],
  ["also", "/KishTours/FromTehranTour.html", "tourListingFrom"],
  ["R59", "/KishTours/MarjanTour.html", "tour"],
  ["R60", "/tour/reserve/prepare/01HZX", "tourPrepare"],
  ["R61", "/tour/reserve/status/01HZX", "tourStatus"],
  ["R62", "/tour/reserve/voucher/01HZX", "tourVoucher"],
  ["R63", "/tour/reserve/01HZX/voucher", "tourVoucherOld"],
  ["also", "/tour/reserve/prepare/voucher", "tourPrepare"],
  ["127", "/Flights.html", "flights"],
  ["127", "/TehranFlights.html", "flightsFrom"],
  ["127", "/TehranFlights/ToIstanbul.html", "flightRoute"],
  ["127", "/TehranFlights/Istanbul.html", null],
  ["127", "/FlightsFlights.html", "flightsFrom"],
  ["127", "/KishToursFlights.html", "flightsFrom"],
  ["127", "/FlightsTours.html", "tourListing"],
  ["R64", "/search/flight", "flightSearch"],
  ["R66", "/flight/reserve/prepare", "flightPrepare"],
  ["R67", "/flight/reserve/status/01HZX", "flightStatus"],
  ["R68", "/flight/reserve/voucher/01HZX", "flightVoucher"],
  ["R69", "/reserve-transportation/flight/01HZX/voucher", "flightVoucherOld"],
  ["R70", "/reserve-transportation/flight/01HZX/voucher/en", "flightVoucherIn"],
  ["also", "/reserve-transportation/flight/01HZX/voucher/de", null],
  ["R71", "/reserve-transportation/flight/01HZX/book", "flightHandOff"],
  ["R16", "/Mashhad2Hotels.html", null],
  ["R16", "/Bandar-AbbasHotels.html", null],
  ["R16", "/Bandar_AbbasHotels.html", null],
  ["R16", "/Bandar-AbbasHotels/BoutiqueHotels.html", null],
  ["R16", "/Very_LuxuryCategoryHotels.html", null],
  ["R16", "/Kish2Tourism/12.html", null],
  ["R16", "/%D8%AA%D9%87%D8%B1%D8%A7%D9%86Hotels.html", null],
  ["R16", "/%E0%A4%A", null],
  ["R17", "/IranHotels.htmlx", null],
  ["R17", "/x/IranHotels.html", null],
  ["R17", "/iranhotels.html", null],
  ["R17", "/tehranHotels.HTML", null],
  ["R17", "/TehranHotelsxhtml", null],
  ["also", "/CategoryHotels.html", "city"],
  ["also", "/Hotels.html", null],
  ["also", "/TehranHotels.html/", null],
  ["also", "//TehranHotels.html", null],
  ["also", "/user/panel/financial/", "panelFinancial"],
];

/** The parameters of paths and of searches, as the specification spells them. */
const parameterNames = [
  ...["destination_id", "destination_name", "check_in", "length_of_stay", "origin_id", "rooms"],
  ...["origin_city_id", "destination_city_id", "departure_date", "adult_count"],
  ...["confirmation_code", "attractionId", "hashTrackingCode"],
];

describe("the table of routes", () => {
  it.each(addresses)("%s %s is %s", (_, address, name) => {
    expect(matchRoute(address)?.name ?? null).toBe(name);
  });

  it("R105 an address has the parameters that are specified, so spelt", () => {
    const inPaths = routes.flatMap(({ template }) => [...template.matchAll(/\{(\w+):/g)].map(([, name]) => name));
    const inQueries = routes.flatMap(({ needs = [] }) => needs);
    expect(parameterNames.filter((name) => ![...inPaths, ...inQueries].includes(name))).toEqual([]);
    expect(inQueries.filter((name) => !parameterNames.includes(name))).toEqual([]);
  });

  it.each([
    ["R38", "propertySearch", ["destination_id", "destination_name", "check_in", "length_of_stay"]],
    ["R55", "tourSearch", ["origin_id", "destination_id", "check_in", "length_of_stay", "rooms"]],
    ["R64", "flightSearch", ["origin_city_id", "destination_city_id", "departure_date", "adult_count"]],
  ] as const)("%s %s needs %j", (_, name, needs) => {
    expect(missingQuery(name, new URLSearchParams())).toEqual(needs);
  });

  it("flightPrepare needs an offer or a reservation, and leads Home without either", () => {
    for (const query of ["", "adult_count=1", "offer_id=%20&confirmation_code="]) {
      const asked = new URLSearchParams(query);
      expect(missingQuery("flightPrepare", asked)).toEqual(["offer_id", "confirmation_code"]);
      expect(homeInstead("flightPrepare", asked)).toBe("/?incomplete=choice&kind=flight");
    }
    for (const query of ["offer_id=a", "confirmation_code=b", "offer_id=a&confirmation_code=b"])
      expect(homeInstead("flightPrepare", new URLSearchParams(query))).toBeNull();
    expect(homeInstead("propertySearch", new URLSearchParams())).toBe("/?incomplete=missing");
    expect(homeInstead("tourSearch", new URLSearchParams())).toBe("/?incomplete=missing&kind=tour");
    const cities = "origin_city_id=city-1&destination_city_id=city-101&departure_date=2026-12-01";
    expect(homeInstead("flightSearch", new URLSearchParams(`${cities}&sort=price&redirect=//elsewhere`))).toBe(
      "/?departure_date=2026-12-01&destination_city_id=city-101&incomplete=missing&kind=flight&origin_city_id=city-1",
    );
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
  for (const route of routes) {
    if (!("leadsTo" in route)) continue;
    const { leadsTo, template } = route;
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

  it("127 an address of the doors of flights is one of no other row, nor the reverse, and has one set of names", () => {
    const doors = routes.filter(({ name }) => ["flights", "flightsFrom", "flightRoute"].includes(name));
    // Names that end or begin as addresses do are the likeliest to be split in another place.
    const odd = fc.array(fc.constantFrom("Flights", "Tours", "Hotels", "To", "From", "Tour", "Iran", "A", "t"), {
      minLength: 1,
      maxLength: 5,
    });
    const name = fc.oneof(
      letters,
      odd.map((parts) => parts.join("")),
    );
    const filled = (template: string) =>
      fc.record(
        Object.fromEntries(
          [...template.matchAll(/\{(\w+):(\w+)\}/g)].map(([, slot, alphabet = ""]) => [
            slot,
            ["letters", "word", "alphanumeric"].includes(alphabet) ? name : (values[alphabet] ?? letters),
          ]),
        ),
      );
    for (const route of routes) {
      const isDoor = doors.includes(route);
      fc.assert(
        fc.property(filled(route.template), (params) => {
          const address = pathOf({ name: route.name, params: params as Record<string, string> });
          const others = (isDoor ? routes : doors).filter((other) => other !== route);
          expect(others.filter(({ pattern }) => pattern.test(address)).map((other) => other.name)).toEqual([]);
          if (isDoor) expect(matchRoute(address)).toEqual({ name: route.name, params });
        }),
        { numRuns: 200 },
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

  it("a query is written with sorted keys, bracketed arrays and nothing empty", () => {
    expect(serializeQuery({ b: 2, a: [1, 2], c: null, d: undefined, e: "", f: true })).toBe("a[]=1&a[]=2&b=2&f=true");
    expect(serializeQuery({ q: "۲ نفر&x" })).toBe("q=%DB%B2%20%D9%86%D9%81%D8%B1%26x");
  });
});
