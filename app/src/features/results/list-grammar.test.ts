import { describe, expect, it } from "vitest";
import { listFilters } from "#domain/addresses/list-filters.ts";
import { listGrammar, pageOfQuery } from "./list-grammar.ts";

const { activeFilters, callQuery, carriedAlong, toggled, withoutFilters, withValue } = listGrammar(
  listFilters.property,
);
const query = (text: string) => new URLSearchParams(text);

describe("filters in an address", () => {
  it("are read with and without brackets, and what is not a list's is left out unless asked for", () => {
    expect(callQuery(query("type[]=hotel&type=villa&sort=lowest_price&utm_source=x&check_in=2026-11-20"))).toEqual({
      type: ["hotel", "villa"],
      sort: "lowest_price",
    });
    expect(callQuery(query("check_in=2026-11-20&page=2"), ["check_in"])).toEqual({ check_in: "2026-11-20", page: "2" });
  });
  it("a filter is added, taken away, and either goes back to the first page", () => {
    const one = toggled("/IranHotels.html", query("page=3&sort=lowest_price"), "type", "hotel");
    expect(one).toBe("/IranHotels.html?sort=lowest_price&type[]=hotel");
    expect(toggled("/IranHotels.html", query("type[]=hotel"), "type", "hotel")).toBe("/IranHotels.html");
    expect(toggled("/x", query("type[]=hotel"), "type", "villa")).toBe("/x?type[]=hotel&type[]=villa");
    expect(toggled("/x", query("meal=breakfast"), "meal", "half_board")).toBe("/x?meal=half_board");
  });
  it("defaults leave the address clean, so one list has one address", () => {
    expect(withValue("/x", query("page=2"), "page", "1")).toBe("/x");
    expect(withValue("/x", query("sort=lowest_price"), "sort", "default")).toBe("/x");
    expect(withValue("/x", query("page=2"), "page", "3")).toBe("/x?page=3");
    expect(withValue("/x", query("page=2&price_min=1"), "price_min", null)).toBe("/x");
  });
  it("all can be taken away at once, the search staying", () => {
    expect(withoutFilters("/search/property", query("check_in=2026-11-20&type[]=hotel&online=true&page=4"))).toBe(
      "/search/property?check_in=2026-11-20",
    );
  });
  it("are listed in the panel's order, and a form carries the rest along", () => {
    expect(activeFilters(query("online=true&type[]=hotel&grade[]=inn_1"))).toEqual([
      { name: "type", value: "hotel" },
      { name: "grade", value: "inn_1" },
      { name: "online", value: "true" },
    ]);
    expect(carriedAlong(query("destination_id=city-1&type[]=hotel&page=2&sort=lowest_price"))).toEqual([
      { name: "destination_id", value: "city-1" },
      { name: "sort", value: "lowest_price" },
    ]);
  });
  it("a page that cannot be read is the first", () => {
    expect(["x", "-1", "1.5", "", "7"].map((page) => pageOfQuery(query(`page=${page}`)))).toEqual([1, 1, 1, 1, 7]);
  });
});
