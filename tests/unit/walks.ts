/**
 * Ways of four things through the code, file by file: from a screen to the database, and from its rows to the words on
 * the screen. `walks.test.ts` holds that each file imports the next and that no way turns back.
 */

/** Files of which each imports the next. */
type Chain = readonly [string, string, ...string[]];

export type Walk = {
  readonly name: string;
  /** The call as the browser makes it, in the file before the client, and as the provider declares it. */
  readonly call: { readonly made: string; readonly answered: string };
  /** The request: from the screen to the client of the API, and from the endpoint to the database. */
  readonly request: { readonly browser: Chain; readonly provider: Chain };
  /** The answer: from the endpoint to the rule that it follows from, and from the screen to its words. */
  readonly answer: { readonly provider: Chain; readonly browser: Chain };
};

const CLIENT = "app/src/api/client.ts";
const DATABASE = "provider/kernel/database/database.ts";

/** Every request between the client and the endpoint: proxy, provider, authorization and input. */
export const BETWEEN: Chain = ["app/server/app.ts", "app/server/proxy.ts"];
export const DOOR: Chain = ["provider/app.ts", "provider/kernel/http/serve-call.ts"];

export const walks: readonly Walk[] = [
  {
    name: "a search",
    call: { made: "client.call(stayCalls.search,", answered: "call: stayCalls.search," },
    request: {
      browser: [
        "products/stay/web/search/page.tsx",
        "products/stay/web/search/load.ts",
        "app/src/page/page.ts",
        CLIENT,
      ],
      provider: [
        "products/stay/provider/property/search.ts",
        "products/stay/provider/property/wanted-stay.ts",
        "products/stay/provider/property/inventory/found-stays.ts",
        "products/stay/provider/property/inventory/city.ts",
        "products/stay/provider/property/inventory/night.ts",
        DATABASE,
      ],
    },
    answer: {
      provider: [
        "products/stay/provider/property/search.ts",
        "products/stay/provider/property/card-page.ts",
        "products/stay/provider/property/facets.ts",
        "domain/sale/facet-count.ts",
      ],
      browser: [
        "products/stay/web/search/page.tsx",
        "products/stay/web/search/PropertySearchScreen.tsx",
        "products/stay/web/StayResults.tsx",
        "app/src/features/property-card/PropertyCard.tsx",
        "app/src/features/property-card/ListedPrice.tsx",
        "app/src/messages/words.ts",
      ],
    },
  },
  {
    name: "a price",
    call: { made: "client.call(stayCalls.rooms,", answered: "call: stayCalls.rooms," },
    request: {
      browser: ["products/stay/web/property/page.tsx", "products/stay/web/property/load.ts", CLIENT],
      provider: [
        "products/stay/provider/property/rooms.ts",
        "products/stay/provider/property/one-property.ts",
        "products/stay/provider/property/inventory/known-property.ts",
        "products/stay/provider/property/inventory/property-nights.ts",
        DATABASE,
      ],
    },
    answer: {
      provider: [
        "products/stay/provider/property/rooms.ts",
        "products/stay/provider/property/offers.ts",
        "domain/pricing/pricing.ts",
      ],
      browser: [
        "products/stay/web/property/page.tsx",
        "products/stay/web/property/PropertyScreen.tsx",
        "products/stay/web/property/Rooms.tsx",
        "products/stay/web/property/StayRooms.tsx",
        "products/stay/web/property/PartyRooms.tsx",
        "products/stay/web/property/PlanRow.tsx",
        "domain/text/money.ts",
      ],
    },
  },
  {
    name: "a departure's local time",
    call: { made: "client.call(flightCalls.search,", answered: "call: flightCalls.search," },
    request: {
      browser: [
        "products/flight/web/search/page.tsx",
        "products/flight/web/search/load.ts",
        "app/src/page/page.ts",
        CLIENT,
      ],
      provider: [
        "products/flight/provider/search.ts",
        "products/flight/provider/offer-value.ts",
        "products/flight/provider/segments.ts",
        DATABASE,
      ],
    },
    answer: {
      provider: [
        "products/flight/provider/search.ts",
        "products/flight/provider/offer-value.ts",
        "products/flight/provider/journey.ts",
        "domain/time/instant.ts",
        "domain/time/zones.ts",
      ],
      browser: [
        "products/flight/web/search/page.tsx",
        "products/flight/web/search/FlightSearchScreen.tsx",
        "products/flight/web/FlightCard.tsx",
        "products/flight/web/Journey.tsx",
        "domain/calendar/local-date-time.ts",
      ],
    },
  },
  {
    name: "a refusal",
    call: { made: "client.call(create,", answered: "call: calls.create," },
    request: {
      browser: [
        "products/stay/web/property/StayRooms.tsx",
        "app/src/features/book/useBooking.ts",
        "app/src/features/book/book.ts",
        CLIENT,
      ],
      provider: ["provider/shop/reservation/endpoints.ts", "provider/shop/reservation/hold.ts", DATABASE],
    },
    answer: {
      provider: [
        "provider/shop/reservation/endpoints.ts",
        "provider/shop/reservation/hold.ts",
        "provider/kernel/envelope.ts",
        "domain/messages/refusals.ts",
        "domain/messages/refusal-table.ts",
      ],
      browser: [
        "products/stay/web/property/StayRooms.tsx",
        "app/src/features/book/useBooking.ts",
        "app/src/api/message-of.ts",
        "app/src/api/result.ts",
      ],
    },
  },
];
