import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { idleActions } from "#app/src/page/idle-actions.ts";
import { PageProviders } from "#app/src/page/PageProviders.tsx";
import { storyEnvironment, wordsOfStories } from "#app/src/page/story-environment.ts";
import { formatNumber } from "#domain/text/numbers.ts";
import { FilterPanel } from "./FilterPanel.tsx";
import type { FoundRange, ResultsTable } from "./filter-table.ts";
import { listGrammar } from "./list-grammar.ts";

/** Trains, which are not sold here: the grammar and the panel know no product. */
const grammar = listGrammar({ carrier: "many", berth: "one", minutes_max: "one", changes: "one" });
type Name = "carrier" | "berth" | "minutes_max" | "changes";
type Facets = { carriers: string[]; berths: number; minutes: FoundRange | null };

const table: ResultsTable<Name, Facets> = {
  grammar,
  filters: {
    berth: {
      draws: "checkbox",
      legend: "listing.filter.terms",
      words: () => "a berth",
      choices: ({ berths }) => [{ value: "true", count: berths }],
    },
    changes: { draws: "radio", legend: "listing.filter.meal", words: (value) => value, choices: () => [] },
    minutes_max: {
      draws: "range",
      legend: "listing.filter.grade",
      ends: { max: "minutes_max" },
      found: ({ minutes }) => minutes,
      bands: () => [
        { min: null, max: 90 },
        { min: null, max: 240 },
      ],
      scale: ({ min, max }) => ({ min, max, step: 10 }),
      format: (value, locale) => `${formatNumber(value, locale)} min`,
      labels: { min: "listing.filter.price_lowest", max: "listing.filter.price_highest" },
    },
    carrier: {
      draws: "checkbox",
      legend: "listing.filter.type",
      words: (value) => `carrier ${value}`,
      choices: ({ carriers }) => carriers.map((value) => ({ value, count: 2 })),
    },
  },
  sorts: [{ value: "default", words: "propertySorts.default" }],
  words: { count: "listing.count", show: "listing.show", empty: "listing.empty", emptyText: "listing.empty.text" },
};

const panel = (query: string, facets: Partial<Facets> = {}): string =>
  renderToStaticMarkup(
    <PageProviders environment={storyEnvironment({ locale: "en" })} t={wordsOfStories.en.t}>
      <FilterPanel
        table={table}
        path="/trains"
        query={new URLSearchParams(query)}
        facets={{ carriers: ["raja", "fadak"], berths: 4, minutes: { min: 60, max: 300 }, ...facets }}
        list={{ total: 6 }}
        actions={idleActions}
      />
    </PageProviders>,
  );

const all = (html: string, pattern: RegExp): string[] => [...html.matchAll(pattern)].map(([, found = ""]) => found);
const names = (html: string) => all(html, /<input type="(?:checkbox|radio)"[^>]* name="([^"]+)"/g);

it("the grammar takes its filters from the table that it is given", () => {
  const query = new URLSearchParams("carrier=raja&carrier[]=fadak&berth=true&type[]=hotel&from=city-1&page=2");
  expect(grammar.activeFilters(query)).toEqual([
    { name: "carrier", value: "raja" },
    { name: "carrier", value: "fadak" },
    { name: "berth", value: "true" },
  ]);
  expect(grammar.callQuery(query, ["from"])).toEqual({
    carrier: ["raja", "fadak"],
    berth: "true",
    from: "city-1",
    page: "2",
  });
  expect(grammar.withBounds("/trains", query, { max: "minutes_max" }, { min: 30, max: 90 })).toBe(
    "/trains?berth=true&carrier[]=raja&carrier[]=fadak&from=city-1&minutes_max=90&type=hotel",
  );
});

it("groups follow the table, one with nothing to choose is left out, and a list's parameter has its brackets", () => {
  const html = panel("carrier[]=fadak");
  expect(all(html, /<legend[^>]*>([^<]+)</g)).toEqual(["Booking conditions", "Grade", "Property type"]);
  expect(names(html)).toEqual(["berth", "carrier[]", "carrier[]"]);
  expect(all(html, /checked=""[^>]* value="([^"]+)"/g)).toEqual(["fadak"]);
  expect(html).toContain("carrier fadak");
});

it("a range with one end has bands up to a value; without values it is not there", () => {
  const html = panel("minutes_max=90");
  expect(all(html, /href="([^"]+)"/g)).toEqual(["/trains", "/trains?minutes_max=240"]);
  expect(html).toContain("240 min");
  expect(html).toContain('<input type="hidden" name="minutes_max" value="90"/>');
  expect(all(panel("", { minutes: null }), /<legend[^>]*>([^<]+)</g)).not.toContain("Grade");
});

it("a filter that has no choices here is in sight, and kept by a form that is sent without a script", () => {
  expect(panel("changes=0&berth=true")).toMatch(
    /<input [^>]*type="radio"[^>]* name="changes"[^>]* checked=""[^>]* value="0"/,
  );
  expect(panel("berth=true")).not.toMatch(/type="hidden"[^>]* name="berth"/);
});

it("what does not fit in sight folds away", () => {
  const carriers = Array.from({ length: 8 }, (_, index) => `line-${index}`);
  const [inSight = "", folded = ""] =
    panel("", { carriers })
      .split(/<fieldset/)
      .at(-1)
      ?.split("<details") ?? [];
  expect([names(inSight).length, names(folded).length]).toEqual([6, 2]);
});

it("without a script the browser opens the sheet, and the button at its foot sends the form", () => {
  const html = panel("berth=true");
  expect(html).toContain('<div id="filters" popover="auto"');
  const [form] = all(html, /<form id="([^"]+)"[^>]* action="\/trains"/g);
  expect(html).toMatch(new RegExp(`<button [^>]*type="submit" form="${form}"`));
  expect(all(html, /<button ([^>]*popovertarget[^>]*)>/gi)).toEqual([
    expect.stringMatching(/popoverTarget="filters" popoverTargetAction="hide"/i),
  ]);
});
