import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { pageQuery } from "#domain/addresses/page-query.ts";
import { AUDIENCE } from "#domain/addresses/party-audience.ts";
import { serializeQuery } from "#domain/addresses/query.ts";
import { matchRoute, routes } from "#domain/addresses/routes.ts";
import { kindsOfPages } from "#tests/prove/kinds-of-pages.ts";
import { rawRequest } from "#tests/prove/raw-http.ts";
import { startHost, type Website } from "#tests/prove/website-in-process.ts";

const root = join(import.meta.dirname, "../..");
/** Modules of the website and of the products, without tests, from the repository's root. */
const sources = (): string[] =>
  ["app", "products"].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((entry) => /(?<!\.test)\.tsx?$/.test(entry))
      .map((entry) => join(folder, entry)),
  );

/** Parameters that a page reads from its address: those that our own links and code set, and nothing else. */

describe("the query of a page", () => {
  it("has one spelling: its route's parameters, sorted, the first of one value, all of several", () => {
    const query = new URLSearchParams(
      "sort=stars&type[]=villa&fbclid=x&type=hotel&page=2&page=3&meal=&utm_source=y&grade[]=a&grade[]=b&check_in=1",
    );
    expect(pageQuery("iranHotels", query)).toBe("grade[]=a&grade[]=b&page=2&sort=stars&type[]=villa&type[]=hotel");
    expect(pageQuery("about", query)).toBe("");
  });
  it("is its own one spelling", () => {
    const first = pageQuery("propertySearch", new URLSearchParams("rooms=2,5;1&destination_name=شهر+نو&view=map"));
    expect(pageQuery("propertySearch", new URLSearchParams(first))).toBe(first);
  });
  it.each(routes.filter(({ needs }) => needs !== undefined).map((route) => [route.name, route] as const))(
    "R39 holds what %s cannot do without",
    (name, { needs = [] }) => {
      const query = new URLSearchParams(needs.map((key) => [key, "x"]));
      expect([...new URLSearchParams(pageQuery(name, query)).keys()].toSorted()).toEqual([...needs].toSorted());
    },
  );
});

describe("every link of our own screens", () => {
  let website: Website;
  beforeAll(async () => {
    website = await startHost();
  });
  afterAll(() => website.close());

  test.each(kindsOfPages)("on %s has only parameters that its route knows", async (path) => {
    const { text } = await rawRequest(website.port, path, { "User-Agent": "Mozilla/5.0 (X11; Linux)" });
    const links = [...text.matchAll(/href="(\/[^"#]*)/g)].map(([, link = ""]) => link.replaceAll("&amp;", "&"));
    expect(links.length).toBeGreaterThan(10);
    const unknown: string[] = [];
    for (const link of links) {
      const { pathname, searchParams } = new URL(link, "http://localhost");
      searchParams.delete("lang");
      const match = matchRoute(pathname);
      if (match === null || searchParams.size === 0) continue;
      const kept = new URLSearchParams(pageQuery(match.name, searchParams));
      if (kept.size !== searchParams.size) unknown.push(link);
    }
    expect(unknown).toEqual([]);
  });

  test.each(kindsOfPages)("on %s and every form sends only such parameters", async (path) => {
    const { text } = await rawRequest(website.port, path, { "User-Agent": "Mozilla/5.0 (X11; Linux)" });
    expect(text).toContain("<main");
    for (const [, action = "", form = ""] of text.matchAll(/<form[^>]* action="(\/[^"]*)"[^>]*>([\s\S]*?)<\/form>/g)) {
      const match = matchRoute(action);
      if (match === null) continue;
      for (const [, name = ""] of form.matchAll(/<(?:input|select|textarea)[^>]* name="([^"]+)"/g))
        expect(
          pageQuery(match.name, new URLSearchParams([[name, name === AUDIENCE ? "mixed" : "1"]])),
          `${action}: ${name}`,
        ).not.toBe("");
    }
  });
});

test("every parameter that our code reads of an address is known to a route", () => {
  const known = new Set(
    routes.flatMap(({ needs = [], query = [] }) => [...needs, ...query].map((name) => name.replace("[]", ""))),
  );
  const read = new Set<string>();
  for (const entry of sources()) {
    if (/\.stories\.tsx$/.test(entry)) continue;
    const source = readFileSync(join(root, entry), "utf8");
    for (const [, name = ""] of source.matchAll(/\b[qQ]uery\.(?:get|getAll|has)\("([^"]+)"\)/g)) read.add(name);
    for (const [, name = ""] of source.matchAll(/readPage\(query, "([^"]+)"\)/g)) read.add(name);
  }
  expect(read.size).toBeGreaterThan(15);
  expect([...read].map((name) => name.replace("[]", "")).filter((name) => !known.has(name))).toEqual([]);
});

test("every query that our code hands to an address is known to its route", () => {
  const unknown: string[] = [];
  let found = 0;
  for (const entry of sources()) {
    const source = readFileSync(join(root, entry), "utf8");
    for (const [, name = "", query = ""] of source.matchAll(
      /addressOf\(\s*"(\w+)",\s*(?:\{[^{}]*\}|\w+),\s*\{([^{}]*)\},?\s*\)/g,
    )) {
      const route = routes.find((one) => one.name === name);
      if (route === undefined) continue;
      for (const [, key = ""] of query.matchAll(/(?:^|,)\s*(\w+)(?=\s*[:,]|\s*$)/g)) {
        found += 1;
        const asked = new URLSearchParams(serializeQuery({ [key]: ["x"] }));
        if (pageQuery(route.name, asked) === "") unknown.push(`${entry}: ${name} ${key}`);
      }
    }
  }
  expect(found).toBeGreaterThan(10);
  expect(unknown).toEqual([]);
});
