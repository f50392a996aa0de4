import { type RefObject, useEffect, useRef, useState } from "react";
import { keptSearch } from "#app/src/features/search/last-search.ts";
import type { AskedForm } from "#app/src/features/search/search-tab.ts";
import type { ScreenActions } from "#app/src/page/actions.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { baseCalls } from "#domain/contract/base.calls.ts";
import type { Locale } from "#domain/enums/enums.ts";
import { inLocale } from "#domain/text/in-locale.ts";

/** Places of a search, each with the parameters that may hold its id and the one that holds its name. */
const places = [
  { ids: ["origin_id", "origin_city_id"], name: "origin_name" },
  { ids: ["destination_id", "destination_city_id"], name: "destination_name" },
] as const;

type Places = readonly { readonly id: string; readonly value: string; readonly name: string }[];

/** The places that an address has by their ids alone. */
const namelessIn = (query: URLSearchParams): Places =>
  places.flatMap(({ ids, name }) => {
    const id = ids.find((one) => query.has(one));
    return id === undefined || query.has(name) ? [] : [{ id, value: query.get(id) ?? "", name }];
  });

/** A query with the names of those of its places for which there is one. */
function withNames(query: URLSearchParams, nameOf: (place: Places[number]) => string | null): URLSearchParams {
  const named = new URLSearchParams(query);
  for (const place of namelessIn(query)) {
    const name = nameOf(place);
    if (name !== null) named.set(place.name, name);
  }
  return named;
}

/** The names out of this tab's last search, and else out of the list of cities. */
async function namedPlaces(
  { kind, typed }: AskedForm<string>,
  client: ScreenActions["client"],
  locale: Locale,
): Promise<URLSearchParams> {
  const kept = keptSearch(kind);
  const named = withNames(typed, ({ id, value, name }) => (kept.get(id) === value ? kept.get(name) : null));
  if (namelessIn(named).length === 0) return named;
  const cities = await client.call(baseCalls.cities);
  return withNames(named, ({ value }) => {
    const city = cities.ok ? cities.value.find(({ destination_id }) => destination_id === value) : undefined;
    return city === undefined ? null : inLocale(city, "name", locale);
  });
}

/**
 * Values of a search's form, with the names of its places once they are known: addresses only have their ids. Nothing
 * changes while the visitor's focus is in the form.
 */
export function useNamedPlaces(
  search: AskedForm<string>,
  client: ScreenActions["client"],
): { place: RefObject<HTMLDivElement | null>; typed: URLSearchParams } {
  const { locale } = useEnvironment();
  const place = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState(search.typed);
  useEffect(() => {
    let isShown = true;
    void namedPlaces(search, client, locale).then((named) => {
      if (isShown && !place.current?.contains(document.activeElement)) setTyped(named);
    });
    return () => {
      isShown = false;
    };
  }, [search, client, locale]);
  return { place, typed };
}
