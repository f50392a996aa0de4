import { type ListData, loadList } from "#app/src/features/results/load-list.ts";
import type { LoadContext, Loaded } from "#app/src/page/page.ts";
import { loungeCalls } from "../../contract/lounge.calls.ts";
import type { LoungeSearchValue } from "../../contract/lounge.shapes.ts";

export type LoungeSearchData = ListData<LoungeSearchValue>;

/** Parameters of a search, all needed. */
const searched = ["destination_id", "departure_date", "adult_count"] as const;

/** Lounges of a place with an hour for everyone on a day. */
export const loadLoungeSearch = (context: LoadContext): Promise<Loaded<LoungeSearchData>> =>
  loadList(
    context,
    {},
    ({ destination_id, departure_date, adult_count }) =>
      context.client.call(loungeCalls.search, { query: { destination_id, departure_date, adult_count } }),
    searched,
  );
