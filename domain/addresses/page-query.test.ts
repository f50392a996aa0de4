import { describe, expect, it } from "vitest";
import { pageQuery } from "./page-query.ts";

const spelt = (name: Parameters<typeof pageQuery>[0], query: string) => pageQuery(name, new URLSearchParams(query));

describe("the query that a page is made from", () => {
  it("holds what its route knows, in one order, and nothing else", () => {
    expect(spelt("panelTransactions", "page=2&utm_source=x&type=stay")).toBe("page=2&type=stay");
    expect(spelt("panelTransactions", "type=stay&page=2")).toBe("page=2&type=stay");
    expect(spelt("about", "page=2")).toBe("");
  });
  it("holds the passports of the party on every page, and nothing that names none", () => {
    expect(spelt("about", "audience=mixed")).toBe("audience=mixed");
    expect(spelt("panelTransactions", "page=2&audience=foreign")).toBe("audience=foreign&page=2");
    expect(spelt("about", "audience=any")).toBe("");
    expect(spelt("about", "audience=any&audience=iranian")).toBe("audience=iranian");
  });
  it("drops blanks, within values and whole ones", () => {
    expect(spelt("panelTransactions", "page=%202%20&type=%20")).toBe("page=2");
  });
  it("takes the first of a parameter that has one value, however often it is there", () => {
    expect(spelt("panelTransactions", "page=2&page=3")).toBe("page=2");
    expect(spelt("panelTransactions", "page=%20&page=3")).toBe("page=3");
  });
  it("takes all of a parameter that has many, with brackets or without", () => {
    expect(spelt("compare", "property[]=1&property[]=2")).toBe("property[]=1&property[]=2");
    expect(spelt("compare", "property=1&property[]=2")).toBe("property[]=1&property[]=2");
  });
});
