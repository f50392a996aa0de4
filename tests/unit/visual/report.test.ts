import { describe, expect, it } from "vitest";
import { type Entry, reportPage } from "#tests/visual/report/report.ts";
import { allModes } from "../../../.storybook/modes.ts";

const entry: Entry = {
  story: { id: "اجزا-button--looks", title: "اجزا/دکمه Button", name: "<img src=x onerror=alert(1)>" },
  mode: "fa-mobile-light",
  kind: "changed",
  before: "before/fa-mobile-light/اجزا-button--looks.png",
  after: "after/fa-mobile-light/a b#?%.png",
  difference: "difference/x.png",
  pixels: 12,
  sizes: null,
};
const page = (entries: readonly Entry[], troubles: readonly string[] = []) =>
  reportPage({ base: "abc", modes: allModes, entries, troubles });

describe("the report", () => {
  it("escapes what comes from stories, errors and the base", () => {
    const html = page([entry], ['<script>"x"</script>']);
    expect(html).not.toContain("<img src=x");
    expect(html).not.toMatch(/<script>/);
    expect(html).toContain("&lt;");
    expect(reportPage({ base: "<b>", modes: {}, entries: [], troubles: [] })).toContain("&lt;b&gt;");
  });
  it("names its pictures by the way from beside it", () => {
    const sources = [...page([entry]).matchAll(/ src="([^"]*)"/g)].map(([, address]) => address ?? "");
    expect(sources).toContain("after/fa-mobile-light/a%20b%23%3F%25.png");
    expect(sources.filter((address) => /^(\/|[a-z]+:)/.test(address))).toEqual([]);
  });
  it("names a mode in Persian and in English", () => {
    expect(page([entry])).toContain('فارسی، گوشی، روشن · <bdi lang="en" dir="ltr">Persian, phone, light</bdi>');
  });
  it("shows before, after, difference and a slider of what changed, and the one picture of what is new or gone", () => {
    const pictures = (html: string) => html.match(/<img /g)?.length ?? 0;
    expect(pictures(page([entry]))).toBe(5);
    expect(page([entry])).toContain('type="range"');
    expect(pictures(page([{ ...entry, kind: "new", before: null, difference: null }]))).toBe(1);
    expect(page([{ ...entry, kind: "removed", after: null, difference: null }])).toContain("حذف شده");
  });
  it("counts stories, not pictures", () => {
    const html = page([entry, { ...entry, mode: "en-mobile-light" }]);
    expect(html).toContain("۱ داستان تغییر کرده است.");
    expect(html).toContain("1 story has changed.");
    expect(page([])).toContain("هیچ داستانی تغییر نکرده است.");
  });
});
