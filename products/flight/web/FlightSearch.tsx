import { usePartyAudienceText } from "#app/src/features/audience/party-audience-text.ts";
import type { SearchErrors } from "#app/src/features/search/date-faults.ts";
import { FoldedSearch } from "#app/src/features/search/FoldedSearch.tsx";
import { useFormKey } from "#app/src/features/search/useFormKey.ts";
import { useText } from "#app/src/messages/words.ts";
import type { ScreenActions } from "#app/src/page/actions.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { formatDate, formatDateRange } from "#domain/text/dates.ts";
import { ProductSearch } from "#products/searches.tsx";
import { FlightSearchForm, flightSearchIdentity } from "./FlightSearchForm.tsx";
import { type FlightWish, peopleIn, type TypedDays } from "./flight-query.ts";

type Place = { id: string; name: string };

export type FlightSearchProps = {
  origin: Place | null;
  destination: Place | null;
  wish: FlightWish;
  typed?: TypedDays;
  errors?: SearchErrors;
  /** The query of the search that the page shows, with the names of its cities; absent where no search made it. */
  shown?: string;
  actions: ScreenActions;
};

/** The search for flights above its results: one line on a narrow screen. */
export function FlightSearch({ origin, destination, wish, typed, errors, shown, actions }: FlightSearchProps) {
  const t = useText();
  const environment = useEnvironment();
  const passports = usePartyAudienceText(environment.audience);
  const search = flightSearchIdentity({ origin: origin?.id, destination: destination?.id }, wish);
  const form = useFormKey(search);
  const { departure, back, counts, cabin } = wish;
  const days =
    departure === null
      ? t("search.stay.choose")
      : back === null
        ? formatDate(departure, environment, "short")
        : formatDateRange(departure, back, environment, "short");
  return (
    <FoldedSearch
      title={t("flight.search.title")}
      where={
        origin && destination
          ? t("flight.title", { origin: origin.name, destination: destination.name })
          : t("search.line.where")
      }
      details={
        shown === undefined
          ? []
          : [
              days,
              t("flight.people", { people: peopleIn(counts) }),
              ...(passports === null ? [] : [passports]),
              ...(cabin === "economy" ? [] : [t(`transportationClasses.${cabin}`)]),
            ]
      }
      shown={search}
    >
      <ProductSearch kind="flight" {...(shown !== undefined && { shown })} actions={actions}>
        <FlightSearchForm
          key={form.key}
          actions={actions}
          origin={origin}
          destination={destination}
          wish={wish}
          {...(typed && { typed })}
          {...(errors && { errors })}
          onSearch={form.started}
        />
      </ProductSearch>
    </FoldedSearch>
  );
}
