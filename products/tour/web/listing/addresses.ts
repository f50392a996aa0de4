import { addressTo, pathOf, type RouteMatch } from "#domain/addresses/routes.ts";

const listing = (destinationName: string, originName: string | null): RouteMatch =>
  originName === null
    ? { name: "tourListing", params: { destinationName } }
    : { name: "tourListingFrom", params: { destinationName, originName } };

/** The address of a destination's tours, from one city or from anywhere. */
export const listingAddress = (destinationName: string, originName: string | null): string =>
  addressTo(listing(destinationName, originName));

/** The path of that page, to join its query to. */
export const listingPath = (destinationName: string, originName: string | null): string =>
  pathOf(listing(destinationName, originName));
