import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { idleActions } from "#app/src/page/idle-actions.ts";
import { PageProviders } from "#app/src/page/PageProviders.tsx";
import { storyEnvironment, wordsOfStories } from "#app/src/page/story-environment.ts";
import { locales } from "#domain/enums/enums.ts";
import { tourSearch } from "#fixtures/answers/tour-search.ts";
import type { TourResult } from "#products/tour/contract/tour-card.shapes.ts";
import { packagesOf } from "./departures-of.ts";
import { TourCard } from "./TourCard.tsx";

const [tour] = tourSearch.items as [TourResult];

/** The same tour abroad: a visa's fee is refunded apart from it, so that no share holds for both. */
const withVisas: TourResult = {
  ...tour,
  kind: "foreign",
  packages: packagesOf(tour).map((one) => ({ ...one, cancellation: { ...one.cancellation, share: null } })),
};

describe.each(locales)("The card of a tour, in %s", (locale) => {
  const partsOf = (one: TourResult) => {
    const drawn = renderToStaticMarkup(
      <PageProviders environment={storyEnvironment({ locale })} t={wordsOfStories[locale].t}>
        <TourCard tour={one} rooms="2" isEager={false} actions={idleActions} />
      </PageProviders>,
    );
    const rows = drawn.split("data-package=").slice(1);
    return { drawn, terms: rows.map((row) => /٪|%|جریمه|fee/.test(row.split("</li>")[0] ?? "")) };
  };

  it("says once what cancelling costs where it is one share", () => {
    const { drawn, terms } = partsOf(tour);
    expect(drawn).toContain("data-cancellation");
    expect(new Set(terms)).toEqual(new Set([false]));
  });

  it("says it of each package where their sums differ", () => {
    const { drawn, terms } = partsOf(withVisas);
    expect(drawn).not.toContain("data-cancellation");
    expect(new Set(terms)).toEqual(new Set([true]));
  });
});
