import { addressOf } from "#domain/addresses/routes.ts";

/** The address of a destination's tours, from one city or from anywhere. */
export const listingPath = (destinationName: string, originName: string | null): string =>
  originName === null
    ? addressOf("tourListing", { destinationName })
    : addressOf("tourListingFrom", { destinationName, originName });
