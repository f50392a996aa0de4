import { expect, it } from "vitest";
import type { Client } from "#app/src/api/client.ts";
import { succeeded } from "#app/src/api/result.ts";
import { findAddress } from "./find.ts";

const suggestions = [
  { id: "city-2", name: "اصفهان" },
  { id: "property-7", name: "هتل اصفهان" },
];
const client = { call: async () => succeeded(suggestions as never) } satisfies Client;
const find = async (query: string, from: Client = client) =>
  new URL(await findAddress(new URLSearchParams(query), from), "http://site");

it("R38 without JavaScript a typed name leads to its first suggestion, which is the best", async () => {
  const { pathname, searchParams } = await find("destination_name=اصف&check_in=1405-09-10&length_of_stay=3");
  expect(pathname).toBe("/search/property");
  expect(Object.fromEntries(searchParams)).toEqual({
    destination_id: "city-2",
    destination_name: "اصفهان",
    check_in: "2026-12-01",
    length_of_stay: "3",
  });
});

it("a chosen destination is meant where the text may mean it; an unknown one redirects to Home with a message", async () => {
  const none = { call: async () => succeeded([] as never) } satisfies Client;
  const chosen = await find("destination_id=property-7&destination_name=اصف&check_in=2026-12-01&length_of_stay=2");
  expect(chosen.searchParams.get("destination_id")).toBe("property-7");
  const unknown = await find("destination_name=qqq&check_in=2026-12-01&length_of_stay=2", none);
  expect([unknown.pathname, unknown.searchParams.get("incomplete")]).toEqual(["/", "unknown"]);
  const missing = await find("check_in=2026-12-01", none);
  expect(missing.searchParams.get("incomplete")).toBe("missing");
});

it("a form's kind chooses who finds; an old address without one, or with a blank one, means a stay", async () => {
  const table = {
    property: async () => "/stay",
    ferry: async (query: URLSearchParams) => `/ferry/${query.get("pier")}`,
  };
  const at = (query: string) => findAddress(new URLSearchParams(query), client, table);
  expect(await at("kind=ferry&pier=3")).toBe("/ferry/3");
  for (const query of ["kind=property", "kind=%20", "", "destination_name=x"]) expect(await at(query)).toBe("/stay");
});

it.each(["property", "tour", "flight"])(
  "a name of a %s that ends in an emoji at the limit is cut before it, not in it",
  async (kind) => {
    const none = { call: async () => succeeded([] as never) } satisfies Client;
    const name = `${"آ".repeat(79)}😀`;
    const typed = new URLSearchParams({ kind, destination_name: name, origin_name: name }).toString();
    const { pathname, href } = await find(typed, none);
    expect(pathname).toBe("/");
    expect(href).not.toContain("%ED%A0");
  },
);

it("a stay is found by its kind as without it", async () => {
  const query = "destination_name=اصف&check_in=1405-09-10&length_of_stay=3";
  expect((await find(`kind=property&${query}`)).href).toBe((await find(query)).href);
});

it.each(["ferry", "constructor", "__proto__", "Property"])(
  "the unknown kind %s goes Home with a message",
  async (kind) => {
    const { pathname, search } = await find(`kind=${kind}&destination_name=x&check_in=2026-12-01&length_of_stay=2`);
    expect(pathname + search).toBe("/?incomplete=missing");
  },
);

it("R64, R65 a flight’s cities are found by their names, its dates in any calendar; one way has no return", async () => {
  const typed = "kind=flight&origin_name=اصف&destination_city_id=city-4&departure_date=1405-09-10&adult_count=2";
  const { pathname, searchParams } = await find(
    `${typed}&return_date=1405-09-12&child_count=0&infant_count=1&class=business`,
  );
  expect(pathname).toBe("/search/flight");
  expect(Object.fromEntries(searchParams)).toEqual({
    origin_city_id: "city-2",
    destination_city_id: "city-4",
    departure_date: "2026-12-01",
    return_date: "2026-12-03",
    adult_count: "2",
    infant_count: "1",
    class: "business",
  });
  const oneWay = await find(`${typed}&way=one_way&return_date=1405-09-12&class=economy`);
  expect([oneWay.searchParams.get("return_date"), oneWay.searchParams.get("class")]).toEqual([null, null]);
});

it("R65 a flight that lacks a part, or whose city is unknown, goes Home with all that was typed", async () => {
  const none = { call: async () => succeeded([] as never) } satisfies Client;
  const whole = {
    kind: "flight",
    origin_city_id: "city-1",
    destination_city_id: "city-4",
    departure_date: "2026-12-01",
    adult_count: "2",
  };
  for (const name of ["origin_city_id", "destination_city_id", "departure_date", "adult_count"]) {
    const { pathname, searchParams } = await find(new URLSearchParams({ ...whole, [name]: " " }).toString());
    const { [name]: _, ...others } = { ...whole, incomplete: "missing" } as Record<string, string>;
    expect([pathname, Object.fromEntries(searchParams)], name).toEqual(["/", others]);
  }
  const unknown = await find(
    new URLSearchParams({ ...whole, origin_city_id: "", origin_name: "qqq" }).toString(),
    none,
  );
  expect(Object.fromEntries(unknown.searchParams)).toMatchObject({ incomplete: "unknown", destination_name: "qqq" });
});

it.each([
  ["a child without an age", "rooms=2,", "2,"],
  ["two infants and one adult", "rooms=1,0,1", "1,0,1"],
  ["ten people", "rooms=5;5", "5;5"],
  ["children whose ages were chosen one by one", "rooms=2&child_age[]=5&child_age[]=&child_age[]=1", "2,5,1"],
  ["a child of thirteen, who is an adult", "rooms=2,13", "3"],
])("R134, R135, R136 without JavaScript %s goes along to the page that says so", async (_, asked, rooms) => {
  const query = "destination_name=اصف&origin_name=تهران&check_in=1405-09-10&length_of_stay=3";
  for (const kind of ["property", "tour"])
    expect((await find(`kind=${kind}&${query}&${asked}`)).searchParams.get("rooms")).toBe(rooms);
});

it.each([
  [
    "property",
    "check_in",
    { check_in: "30/12/1405", length_of_stay: "3", destination_name: "اصف" },
    "/search/property",
  ],
  [
    "tour",
    "check_in",
    { check_in: "30/12/1405", length_of_stay: "3", destination_name: "اصف", origin_name: "اصف" },
    "/",
  ],
  [
    "flight",
    "departure_date",
    { departure_date: "30/12/1405", adult_count: "1", destination_name: "اصف", origin_name: "اصف" },
    "/",
  ],
])("a %s with a date that is none goes where its form keeps all of it", async (kind, date, typed, path) => {
  const { pathname, searchParams } = await find(new URLSearchParams({ kind, ...typed }).toString());
  expect([pathname, searchParams.get(date), searchParams.get("destination_name")]).toEqual([
    path,
    "30/12/1405",
    "اصفهان",
  ]);
  if (path === "/") expect(searchParams.get("incomplete")).toBe("date");
});

it("a return before its departure goes Home with both; on one way it is not looked at", async () => {
  const typed =
    "kind=flight&origin_name=اصف&destination_name=اصف&departure_date=20/12/2026&return_date=2026-12-01&adult_count=1";
  const { pathname, searchParams } = await find(typed);
  expect([pathname, searchParams.get("departure_date"), searchParams.get("return_date")]).toEqual([
    "/",
    "2026-12-20",
    "2026-12-01",
  ]);
  expect((await find(`${typed}&way=one_way`)).pathname).toBe("/search/flight");
});
