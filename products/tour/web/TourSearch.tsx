import { usePartyAudienceText } from "#app/src/features/audience/party-audience-text.ts";
import type { SearchErrors } from "#app/src/features/search/date-faults.ts";
import { FoldedSearch } from "#app/src/features/search/FoldedSearch.tsx";
import { useFormKey } from "#app/src/features/search/useFormKey.ts";
import type { StayQuery, TypedStay } from "#app/src/features/stay/stay-query.ts";
import { useText } from "#app/src/messages/words.ts";
import type { ScreenActions } from "#app/src/page/actions.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { peopleOf, type RequestedParty } from "#domain/rooms.ts";
import { formatDateRange } from "#domain/text/dates.ts";
import { ProductSearch } from "#products/searches.tsx";
import { TourSearchForm, tourSearchIdentity } from "./TourSearchForm.tsx";

type Place = { id: string; name: string };

export type TourSearchProps = {
  origin?: Place | null;
  destination?: Place | null;
  dates?: StayQuery | null;
  typed?: TypedStay | null;
  errors?: SearchErrors;
  parties: RequestedParty[];
  /** The query of the search that the page shows; a list that no search made has none. */
  shown?: string;
  actions: ScreenActions;
};

/** The search for tours above a list of them. */
export function TourSearch(props: TourSearchProps) {
  const { origin = null, destination = null, dates = null, typed = null, errors = {}, parties, shown, actions } = props;
  const t = useText();
  const environment = useEnvironment();
  const passports = usePartyAudienceText(environment.audience);
  const search = tourSearchIdentity({
    originId: origin?.id,
    destinationId: destination?.id,
    checkIn: dates?.checkIn,
    lengthOfStay: dates?.lengthOfStay,
    rooms: dates?.rooms,
  });
  const form = useFormKey(search);
  const where =
    origin && destination
      ? t("tour.searchTitle", { destination: destination.name, origin: origin.name })
      : destination?.name || t("search.line.where");
  return (
    <FoldedSearch
      title={t("tour.search.title")}
      where={where}
      details={[
        dates ? formatDateRange(dates.checkIn, dates.checkOut, environment, "short") : t("search.stay.choose"),
        t("search.line.people", { people: peopleOf(parties), rooms: parties.length }),
        ...(passports === null ? [] : [passports]),
      ]}
      shown={search}
    >
      <ProductSearch kind="tour" {...(shown !== undefined && { shown })} actions={actions}>
        <TourSearchForm
          key={form.key}
          actions={actions}
          origin={origin}
          destination={destination}
          dates={dates}
          typed={typed}
          errors={errors}
          parties={parties}
          onSearch={form.started}
        />
      </ProductSearch>
    </FoldedSearch>
  );
}
