import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { idleActions } from "#app/src/page/idle-actions.ts";
import { PageProviders } from "#app/src/page/PageProviders.tsx";
import type { AnyPage } from "#app/src/page/page.ts";
import { storyEnvironment, wordsOfStories } from "#app/src/page/story-environment.ts";
import { pages } from "#app/src/screens.ts";
import { locales } from "#domain/enums/enums.ts";
import { fieldRefusal } from "#domain/messages/refusals.ts";

const params = { max: 1_000 };
const OTHER_SCRIPT = { fa: /[A-Za-z]/, en: /\p{Script=Arabic}/u };

/** Lists of every product at a page that the provider refuses, by their first page. */
const lists = [
  ["city", { destinationName: "Isfahan" }, "/IsfahanHotels.html"],
  ["category", { filter: "Luxury" }, "/LuxuryCategoryHotels.html"],
  ["subject", { destinationName: "Isfahan", filter: "Traditional" }, "/IsfahanHotels/TraditionalHotels.html"],
  ["iranHotels", { scope: "iran" }, "/IranHotels.html"],
  ["tourListing", { destinationName: "Kish", originName: null }, "/KishTours.html"],
  ["propertySearch", {}, "/search/property"],
  ["tourSearch", {}, "/search/tour"],
  ["flightSearch", {}, "/search/flight"],
] as const;

describe.each(locales)("a list in %s whose page is refused", (locale) => {
  it.each(lists)("%s has a heading in one script, and a link to its first page", async (name, more, path) => {
    const environment = storyEnvironment({ locale });
    const { Screen }: AnyPage = await pages.screen(name);
    const message = fieldRefusal("page", "max_value", params, locale);
    const data = {
      list: null,
      errors: [{ name: "page", code: "max_value", params, message }],
      query: "page=1001",
      ...more,
    };
    const html = renderToStaticMarkup(
      <PageProviders environment={environment} t={wordsOfStories[locale].t}>
        <Screen data={data} actions={idleActions} />
      </PageProviders>,
    );
    const heading = /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1]?.replace(/<[^>]+>/g, "");
    expect(heading).toMatch(/\p{L}/u);
    expect(heading).not.toMatch(OTHER_SCRIPT[locale]);
    expect(html).not.toContain(message);
    expect(html).toMatch(
      new RegExp(`href="${path}"[^>]*>(<[^>]*>)*${wordsOfStories[locale].t("listing.refused.first")}`),
    );
  });
});
