import { dateErrors, type SearchErrors } from "#app/src/features/search/date-faults.ts";
import type { AskedForm } from "#app/src/features/search/search-tab.ts";
import type { TypedPlace } from "#app/src/features/search/typed-place.ts";
import {
  destinationIn,
  partiesOf,
  type StayQuery,
  stayOf,
  type TypedStay,
  typedStayOf,
} from "#app/src/features/stay/stay-query.ts";
import { type LoadContext, type Loaded, notFoundOrFailed } from "#app/src/page/page.ts";
import { contentCalls } from "#domain/contract/content.calls.ts";
import type { HomeValue } from "#domain/contract/content.shapes.ts";
import type { RequestedParty } from "#domain/rooms.ts";
import { cutText } from "#domain/text/cut.ts";
import { datesOf, homeSearch, type SearchKind } from "#products/searches.tsx";

/**
 * Reason why a visitor was redirected Home: something was missing, no destination has the typed name,
 * no flight was chosen, its offer is not known, or a date is invalid.
 */
export type Incomplete = { fault: (typeof faults)[number]; destinationName: string };
const faults = ["missing", "unknown", "choice", "offer", "date"] as const;

export type HomeData = {
  home: HomeValue;
  incomplete: Incomplete | null;
  /** Values typed before the redirect, so that nothing is lost. */
  destination: TypedPlace | null;
  stay: StayQuery | null;
  typed: TypedStay | null;
  /** Faults of the typed dates, by their parameters. */
  errors: SearchErrors;
  parties: RequestedParty[];
  /** The form of another product than stays, where the address asks for it. */
  search: AskedForm<SearchKind> | null;
};

function incompleteOf(query: URLSearchParams): Incomplete | null {
  const fault = faults.find((one) => one === query.get("incomplete"));
  if (fault === undefined) return null;
  return { fault, destinationName: cutText(query.get("destination_name") ?? "", 80) };
}

export async function loadHome({ client, request, environment }: LoadContext): Promise<Loaded<HomeData>> {
  const home = await client.call(contentCalls.home);
  if (!home.ok) return notFoundOrFailed(home.failure);
  const { query } = request;
  const { locale } = environment;
  const kind = query.get("kind") ?? "property";
  const [search, errors] = await Promise.all([
    homeSearch(query, locale),
    dateErrors(query, { kind, dates: datesOf(kind) }, locale),
  ]);
  return {
    kind: "ready",
    data: {
      home: home.value,
      incomplete: incompleteOf(query),
      destination: destinationIn(query),
      stay: stayOf(query),
      typed: typedStayOf(query),
      errors,
      parties: partiesOf(query),
      search,
    },
  };
}
