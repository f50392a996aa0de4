import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { PageProviders } from "#app/src/page/PageProviders.tsx";
import { storyEnvironment, wordsOfStories } from "#app/src/page/story-environment.ts";
import { flightSearchThere } from "#fixtures/answers/flight-search-there.ts";
import { FlightCard } from "./FlightCard.tsx";

const drawn = (return_from: number | null): string => {
  const [offer] = flightSearchThere.items;
  if (offer === undefined) throw new Error("The recorded search has an offer");
  return renderToStaticMarkup(
    <PageProviders environment={storyEnvironment({ locale: "en" })} t={wordsOfStories.en.t}>
      <FlightCard offers={[{ ...offer, total: 40_000_000, return_from }]} list={flightSearchThere} />
    </PageProviders>,
  );
};

it("a way out adds the way back that can be bought with it, and says where there is none", () => {
  expect(drawn(25_000_000)).toContain("both ways, ");
  expect(drawn(25_000_000)).toContain("outbound 4,000,000");
  expect(drawn(25_000_000)).toContain("6,500,000");
  expect(drawn(null)).toContain("No return flight on this day");
  expect(drawn(null)).not.toContain("both ways");
});
