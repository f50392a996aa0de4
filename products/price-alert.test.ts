import { expect, it } from "vitest";
import { chosenLanguage } from "#domain/addresses/carried.ts";
import { matchRoute } from "#domain/addresses/routes.ts";
import { type PriceAlertValue, priceAlertKinds } from "#domain/contract/price-alert.shapes.ts";
import { locales } from "#domain/enums/enums.ts";
import { alertLink } from "./price-alert.ts";

const common = { id: 1, base_total: 2, threshold: 1, triggered_total: 1, state: "triggered", created_at: 0 } as const;
const thing = { slug: "Abbasi", city_slug: "Isfahan", name_fa: "عباسی", name_en: "Abbasi", rooms: "2" } as const;
const place = (id: number) => ({ id, slug: `City${id}`, name_fa: "شهر", name_en: "City" });
const dates = { date: "2026-12-10", return_date: "2026-12-12" } as const;
const counts = { adult_count: 2, child_count: 0, infant_count: 0, class: "economy" } as const;

const alerts: { readonly [K in PriceAlertValue["kind"]]: Extract<PriceAlertValue, { kind: K }> } = {
  property: {
    ...common,
    ...thing,
    kind: "property",
    property_id: 7,
    check_in: "2026-12-10",
    length_of_stay: 2,
    audience: "iranian",
  },
  tour: { ...common, ...thing, ...dates, kind: "tour", departure_id: 8, package_id: 9, beds: "" },
  flight: {
    ...common,
    ...counts,
    kind: "flight",
    origin: place(1),
    destination: place(4),
    departure_date: dates.date,
    return_date: null,
  },
};
/** The page of each alert, and what of it is in the address. */
const leads = {
  property: ["property", { check_in: "2026-12-10", length_of_stay: "2", rooms: "2", audience: "iranian" }],
  tour: ["tour", { departure: "8", package: "9" }],
  flight: ["flightSearch", { departure_date: "2026-12-10", origin_city_id: "city-1", destination_city_id: "city-4" }],
} as const;

it.each(priceAlertKinds.flatMap((kind) => locales.map((locale) => [kind, locale] as const)))(
  "a link of an alert (%s) in %s opens what is watched in its language, whatever the browser has chosen",
  (kind, locale) => {
    const { pathname, searchParams } = new URL(alertLink(alerts[kind], locale), "https://shamseh.example");
    const [route, asked] = leads[kind];
    expect([matchRoute(pathname)?.name, chosenLanguage(searchParams)]).toEqual([route, locale]);
    expect(Object.fromEntries(searchParams)).toMatchObject(asked);
  },
);
