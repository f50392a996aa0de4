import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { PropertyCard } from "#app/src/features/property-card/PropertyCard.tsx";
import { AboutLink } from "#app/src/features/results/ListAbout.tsx";
import { ListTitle } from "#app/src/features/results/ListTitle.tsx";
import { Results } from "#app/src/features/results/Results.tsx";
import { MoreRooms } from "#app/src/features/stay/MoreRooms.tsx";
import { partiesOf } from "#app/src/features/stay/stay-query.ts";
import { useText } from "#app/src/messages/words.ts";
import type { ScreenActions } from "#app/src/page/actions.ts";
import { loadChunk } from "#app/src/page/chunk.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import type { Query } from "#domain/addresses/query.ts";
import type { FieldError } from "#domain/contract/envelope.shapes.ts";
import type { Locale } from "#domain/enums/enums.ts";
import { bedsOf, formatRooms, spreadOver, USUAL_ROOM } from "#domain/rooms.ts";
import { formatNights } from "#domain/text/dates.ts";
import { inLocale } from "#domain/text/in-locale.ts";
import type { CardPage } from "#products/stay/contract/stay.shapes.ts";
import { wishOf, wishParameters } from "#products/stay/web/wished-plans.ts";
import { stayTable, stayTableOf } from "./filters.ts";
import type { StayMapProps } from "./StayMap.tsx";
import * as styles from "./StayResults.css.ts";

export type StayResultsProps = {
  path: string;
  query: URLSearchParams;
  list: CardPage | null;
  errors?: readonly FieldError[];
  /** Places on the map beside this page's cards: null when the map is not shown; absent: there is no map. */
  map?: StayMapProps["found"] & { map: StayMapProps["places"] | null };
  title: string;
  /** The name of what is said about the list below it. */
  about?: string;
  neighbours?: ReactNode;
  /** The stay passed on to each property. */
  stayQuery?: Query;
  actions: ScreenActions;
};

/** The map, loaded on demand. */
function LazyMap({ places, ...props }: Omit<StayMapProps, "places"> & { places: StayMapProps["places"] | null }) {
  const [LoadedMap, setMap] = useState<ComponentType<StayMapProps> | null>(null);
  useEffect(() => {
    loadChunk(() => import("./StayMap.tsx"))
      .then(({ StayMap }) => setMap(() => StayMap))
      .catch(reportError);
  }, []);
  return LoadedMap && places ? <LoadedMap places={places} {...props} /> : <div className={styles.map} />;
}

/** The page of the same search in more rooms, where a party is too many for any room that was found. */
function InMoreRooms({ path, query, list }: Pick<StayResultsProps, "path" | "query" | "list">) {
  const parties = partiesOf(query);
  const isTooMany =
    list?.items.some(({ blocking }) => blocking?.reason === "capacity") &&
    list.items.every(({ stay }) => stay === null);
  const largest = Math.max(...parties.map(bedsOf));
  const spread = isTooMany ? spreadOver(parties, Math.min(USUAL_ROOM, largest - 1)) : null;
  if (spread === null) return null;
  const rooms = formatRooms(spread);
  return <MoreRooms parties={spread} href={stayTable.grammar.withValue(path, query, "rooms", rooms)} />;
}

/** Most facilities that a card names. */
const FACILITIES = 3;

/** Names of a card's facilities, as the filters of its list say them. */
function facilitiesOf(list: CardPage | null, locale: Locale): (ids: readonly string[]) => string[] {
  const named = new Map(list?.facets.facility.map((facility) => [facility.value, inLocale(facility, "name", locale)]));
  // Breakfast is a promise of the price, said beside it.
  return (ids) => ids.flatMap((id) => (id.startsWith("breakfast") ? [] : (named.get(id) ?? []))).slice(0, FACILITIES);
}

/** A list of places to stay. */
export function StayResults(props: StayResultsProps) {
  const { path, query, list, errors, map, title, about, neighbours, stayQuery = {}, actions } = props;
  // Filters of a rate are passed on: the property's prices then match the list's.
  const carried = { ...stayQuery, ...wishParameters(wishOf(query)) };
  const { locale } = useEnvironment();
  const t = useText();
  const facilities = facilitiesOf(list, locale);
  const cities = new Set(list?.items.map(({ city }) => city.slug));
  return (
    <>
      <InMoreRooms path={path} query={query} list={list} />
      <Results
        table={stayTableOf(query)}
        path={path}
        query={query}
        list={list}
        errors={errors}
        title={<ListTitle title={title} />}
        about={about && <AboutLink name={about} />}
        basis={
          map ? t("listing.basis.stay", { nights: formatNights(map.length_of_stay, locale) }) : t("listing.basis.night")
        }
        neighbours={neighbours}
        card={(card, index) => (
          <PropertyCard
            key={card.id}
            card={card}
            stayQuery={carried}
            look={map && query.get("view") === "map" ? "slim" : "row"}
            facilities={facilities(card.facilities)}
            isCityKnown={cities.size === 1}
            isEager={index === 0}
            actions={actions}
          />
        )}
        map={
          map && (
            <LazyMap path={path} query={query} places={map.map} found={map} stayQuery={carried} actions={actions} />
          )
        }
        isMapOfNone={query.has("area")}
        actions={actions}
      />
    </>
  );
}
