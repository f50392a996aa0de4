import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { useText } from "#app/src/messages/words.ts";
import { idleActions } from "#app/src/page/idle-actions.ts";
import { PageProviders } from "#app/src/page/PageProviders.tsx";
import { storyEnvironment, wordsOfStories } from "#app/src/page/story-environment.ts";
import { Search } from "./Search.tsx";
import { askedForm, type SearchTab } from "./search-tab.ts";

const tab = (name: string): SearchTab => ({
  label: "common.home",
  icon: "globe",
  missing: "common.home",
  dates: [],
  areas: ["account"],
  load: async () =>
    function Form({ typed }) {
      return `${name} ${typed.get("pier")} ${useText()("login.title")}`;
    },
});
const ferry = tab("ferry");
const sauna = tab("sauna");

const drawn = (tabs: Record<string, SearchTab>, kind: string): string =>
  renderToStaticMarkup(
    <PageProviders environment={storyEnvironment({ locale: "en" })} t={wordsOfStories.en.t}>
      <Search tabs={tabs} kind={kind} actions={idleActions}>
        <form>own</form>
      </Search>
    </PageProviders>,
  );

const all = (html: string, pattern: RegExp): string[] => [...html.matchAll(pattern)].map(([, found = ""]) => found);

describe("the search of a page", () => {
  it("is its form alone where there is one product", () => {
    expect(drawn({ ferry }, "ferry")).toBe("<form>own</form>");
  });
  it("has a tab for each product, a link to Home without scripts; the page's own is chosen and drawn", () => {
    const html = drawn({ ferry, sauna }, "sauna");
    expect(all(html, /role="tab"[^>]* href="([^"]+)"/g)).toEqual(["/?kind=ferry", "/?kind=sauna"]);
    expect(all(html, /aria-selected="(\w+)"/g)).toEqual(["false", "true"]);
    expect(all(html, /tabindex="(-?\d)"/gi)).toEqual([]);
    expect(all(html, /role="tabpanel" id="([^"]+)"/g)).toEqual(["search-panel-sauna"]);
    expect(html).toContain("<form>own</form>");
  });
});

describe("the form that an address asks for", () => {
  const asked = (query: string) =>
    askedForm<"ferry" | "sauna">({ ferry, sauna }, "sauna", new URLSearchParams(query), "en");
  it("comes with its own words and what was typed", async () => {
    const found = await asked("kind=ferry&pier=7");
    const page = found && renderToStaticMarkup(<found.Form actions={idleActions} typed={found.typed} />);
    expect([found?.kind, page]).toEqual(["ferry", `ferry 7 ${wordsOfStories.en.t("login.title")}`]);
  });
  it("is the page's own where the address names none of ours, or that one", async () => {
    for (const query of ["", "kind=sauna", "kind=tram", "kind=constructor"]) expect(await asked(query)).toBeNull();
  });
});
