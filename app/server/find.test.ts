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

it("a chosen destination is not looked up, and an unknown one redirects to Home with a message", async () => {
  const none = { call: async () => succeeded([] as never) } satisfies Client;
  const chosen = await find("destination_id=city-9&destination_name=x&check_in=2026-12-01&length_of_stay=2", none);
  expect(chosen.searchParams.get("destination_id")).toBe("city-9");
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
