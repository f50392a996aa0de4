import { usePartyAudienceText } from "#app/src/features/audience/party-audience-text.ts";
import * as styles from "#app/src/features/results/list-page.css.ts";
import type { SearchErrors } from "#app/src/features/search/date-faults.ts";
import { FoldedSearch } from "#app/src/features/search/FoldedSearch.tsx";
import { useFormKey } from "#app/src/features/search/useFormKey.ts";
import type { StayQuery, TypedStay } from "#app/src/features/stay/stay-query.ts";
import { useText } from "#app/src/messages/words.ts";
import type { ScreenActions } from "#app/src/page/actions.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { peopleOf, type RequestedParty, usualParties } from "#domain/rooms.ts";
import { formatDateRange } from "#domain/text/dates.ts";
import { ProductSearch } from "#products/searches.tsx";
import { SearchForm, searchIdentity } from "./SearchForm.tsx";

export type StaySearchProps = {
  destination?: { id: string; name: string } | null;
  stay?: StayQuery | null;
  typed?: TypedStay | null;
  errors?: SearchErrors;
  parties?: RequestedParty[];
  /** The query of the search that the page shows; a list that no search made has none. */
  shown?: string;
  actions: ScreenActions;
};

/** The search for places to stay above a list of them. */
export function StaySearch({
  destination = null,
  stay = null,
  typed = null,
  errors = {},
  parties = usualParties(),
  shown = "",
  actions,
}: StaySearchProps) {
  const t = useText();
  const environment = useEnvironment();
  const passports = usePartyAudienceText(environment.audience);
  const search = searchIdentity({
    destinationId: destination?.id,
    checkIn: stay?.checkIn,
    lengthOfStay: stay?.lengthOfStay,
    rooms: stay?.rooms,
  });
  const form = useFormKey(search);
  return (
    <div className={styles.search}>
      <FoldedSearch
        title={t("search.title")}
        where={destination?.name || t("search.line.where")}
        details={[
          stay ? formatDateRange(stay.checkIn, stay.checkOut, environment, "short") : t("search.stay.choose"),
          t("search.line.people", { people: peopleOf(parties), rooms: parties.length }),
          ...(passports === null ? [] : [passports]),
        ]}
        shown={search}
      >
        <ProductSearch kind="property" shown={shown} actions={actions}>
          <SearchForm
            key={form.key}
            actions={actions}
            destination={destination}
            stay={stay}
            typed={typed}
            errors={errors}
            parties={parties}
            onSearch={form.started}
          />
        </ProductSearch>
      </FoldedSearch>
    </div>
  );
}
