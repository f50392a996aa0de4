import type { ScreenActions } from "#app/src/page/actions.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { inLocale } from "#domain/text/in-locale.ts";
import { FlightSearch } from "./FlightSearch.tsx";
import { wishOf } from "./flight-query.ts";

type City = { id: number; name_fa: string; name_en: string };

type RouteSearchProps = { origin: City; destination?: City; actions: ScreenActions };

/** The search above a page of flights that no search made: its cities are filled in. */
export function RouteSearch({ origin, destination, actions }: RouteSearchProps) {
  const { locale } = useEnvironment();
  const placeOf = (city: City) => ({ id: `city-${city.id}`, name: inLocale(city, "name", locale) });
  return (
    <FlightSearch
      origin={placeOf(origin)}
      destination={destination ? placeOf(destination) : null}
      wish={wishOf(new URLSearchParams())}
      actions={actions}
    />
  );
}
