import { addressOf } from "#domain/addresses/routes.ts";
import type { IsoDate } from "#domain/calendar/types.ts";

type City = { readonly id: number; readonly slug: string };
type Ends = { readonly origin: City; readonly destination: City };

/** The page of a route. */
export const routePage = ({ origin, destination }: Ends): string =>
  addressOf("flightRoute", { originName: origin.slug, destinationName: destination.slug });

/** The search for one adult's flights on a day of a route. */
export const searchOn = ({ origin, destination }: Ends, departure_date: IsoDate): string =>
  addressOf(
    "flightSearch",
    {},
    {
      origin_city_id: `city-${origin.id}`,
      destination_city_id: `city-${destination.id}`,
      departure_date,
      adult_count: 1,
    },
  );
