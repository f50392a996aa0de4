import { type FormEvent, useMemo, useState } from "react";
import { usePartyAudience } from "#app/src/features/audience/usePartyAudience.tsx";
import type { SearchErrors } from "#app/src/features/search/date-faults.ts";
import { keepSearchAt } from "#app/src/features/search/last-search.ts";
import { PlaceField, type PlaceFieldProps } from "#app/src/features/search/PlaceField.tsx";
import { useRecentSearches } from "#app/src/features/search/recent-searches.ts";
import { searchLine } from "#app/src/features/search/search-line.css.ts";
import { chosenPlace } from "#app/src/features/search/typed-place.ts";
import { useOccupancyWords } from "#app/src/features/stay/occupancy-words.ts";
import { stayError } from "#app/src/features/stay/stay-error.ts";
import type { TypedStay } from "#app/src/features/stay/stay-query.ts";
import { useStayWords } from "#app/src/features/stay/stay-words.ts";
import { useText } from "#app/src/messages/words.ts";
import type { ScreenActions } from "#app/src/page/actions.ts";
import { CarriedFields } from "#app/src/page/CarriedFields.tsx";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Button } from "#design-system/components/Button/Button.tsx";
import type { ComboboxChoice } from "#design-system/components/Combobox/Combobox.tsx";
import { OccupancyField } from "#design-system/components/OccupancyPicker/OccupancyField.tsx";
import { StayField } from "#design-system/components/StayPicker/StayField.tsx";
import type { StayPickerWords } from "#design-system/components/StayPicker/words.ts";
import { cx } from "#design-system/theme/cx.ts";
import { AUDIENCE } from "#domain/addresses/party-audience.ts";
import { addressOf } from "#domain/addresses/routes.ts";
import type { Stay } from "#domain/calendar/stay.ts";
import { areWithinBounds, formatRooms, type RequestedParty } from "#domain/rooms.ts";
import * as styles from "./tour.css.ts";

/** Action of the form without scripts: the host finds the places by their names. */
const FIND = "/search/find";

export type TourSearchFormProps = {
  actions: ScreenActions;
  origin: ComboboxChoice | null;
  destination: ComboboxChoice | null;
  dates: Pick<Stay, "checkIn" | "lengthOfStay"> | null;
  /** Invalid typed dates, and the search's faults. */
  typed?: TypedStay | null;
  errors?: SearchErrors;
  parties: RequestedParty[];
  /** A search starts in this page, by its identity. */
  onSearch?: (search: string) => void;
};

/** Two searches with the same identity have the same fields. */
export const tourSearchIdentity = (search: {
  originId: string | undefined;
  destinationId: string | undefined;
  checkIn: string | undefined;
  lengthOfStay: number | undefined;
  rooms: string | undefined;
}): string => Object.values(search).join(" ");

/** The picker's words about the days of a journey. */
function useTourDateWords(): StayPickerWords {
  const t = useText();
  const words = useStayWords();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words change with the document's language only.
  return useMemo(
    () => ({
      ...words,
      title: t("tour.dates.title"),
      checkIn: t("tour.dates.out"),
      checkOut: t("tour.dates.back"),
      chooseCheckIn: t("tour.dates.chooseOut"),
      chooseCheckOut: (checkIn: string) => t("tour.dates.chooseBack", { checkIn }),
      noCheckIn: t("tour.dates.noOut"),
      notAfterCheckIn: t("tour.dates.notAfterOut"),
      movedCheckIn: (checkIn: string) => t("tour.dates.movedOut", { checkIn }),
    }),
    [words],
  );
}

type Typed = { origin: string; destination: string };

/** Faults of the places, by field. */
function usePlaceErrors(typed: Typed | null, origin: ComboboxChoice | null, destination: ComboboxChoice | null) {
  const t = useText();
  if (typed === null) return { origin: null, destination: null };
  const isSame = origin !== null && origin.id === destination?.id;
  return {
    origin: typed.origin === "" ? t("tour.search.origin.required") : null,
    destination: typed.destination === "" ? t("search.destination.required") : isSame ? t("tour.search.same") : null,
  };
}

type EndProps = Pick<PlaceFieldProps, "client" | "first" | "recent" | "error" | "onChoose">;

function Origin(props: EndProps) {
  const t = useText();
  return (
    <PlaceField
      {...props}
      scope="tour_origin"
      label={t("tour.search.origin")}
      name="origin_name"
      idName="origin_id"
      placeholder={t("tour.search.origin.placeholder")}
      popular={t("tour.search.origins")}
    />
  );
}

function Destination(props: EndProps) {
  const t = useText();
  return (
    <PlaceField
      {...props}
      scope="tour"
      label={t("search.destination")}
      name="destination_name"
      idName="destination_id"
      placeholder={t("tour.search.destination.placeholder")}
      popular={t("tour.search.destinations")}
    />
  );
}

/** Holds the form's choice and its faults, and makes the search. */
function useTourSearch(props: TourSearchFormProps) {
  const { actions, onSearch } = props;
  const t = useText();
  const [origin, setOrigin] = useState(chosenPlace(props.origin));
  const [destination, setDestination] = useState(chosenPlace(props.destination));
  const [dates, setDates] = useState<Stay | null>(props.dates);
  const [parties, setParties] = useState(props.parties);
  const audience = usePartyAudience();
  const [typed, setTyped] = useState<Typed | null>(null);

  function submit(event: FormEvent<HTMLFormElement>): void {
    const form = new FormData(event.currentTarget);
    const textOf = (name: string) => String(form.get(name) ?? "").trim();
    const now = { origin: textOf("origin_name"), destination: textOf("destination_name") };
    setTyped(now);
    const isSame = origin !== null && origin.id === destination?.id;
    if (now.origin === "" || now.destination === "" || isSame || dates === null || !areWithinBounds(parties)) {
      event.preventDefault();
      return;
    }
    // A name without a chosen suggestion goes to the host, which finds the best.
    if (origin === null || destination === null) return;
    event.preventDefault();
    const { checkIn, lengthOfStay } = dates;
    const rooms = formatRooms(parties);
    onSearch?.(
      tourSearchIdentity({ originId: origin.id, destinationId: destination.id, checkIn, lengthOfStay, rooms }),
    );
    const query = { check_in: checkIn, length_of_stay: lengthOfStay, rooms, ...audience.parameter };
    const address = addressOf("tourSearch", {}, { origin_id: origin.id, destination_id: destination.id, ...query });
    keepSearchAt("tour", address, { origin, destination });
    actions.go(address);
  }

  const isTried = typed !== null;
  const dateError = stayError(dates, props.dates, props.errors ?? {}, isTried ? t("tour.search.dates.required") : null);
  const errors = { ...usePlaceErrors(typed, origin, destination), dates: dateError, isTried };
  return { dates, setDates, parties, setParties, audience, setOrigin, setDestination, errors, submit };
}

/** Origin, destination, dates and party. A native form first: it searches before and without any script. */
export function TourSearchForm(props: TourSearchFormProps) {
  const { actions } = props;
  const field = { client: actions.client, recent: useRecentSearches("tourSearch", actions) };
  const t = useText();
  const { today } = useEnvironment();
  const dateWords = useTourDateWords();
  const occupancyWords = useOccupancyWords();
  const { dates, setDates, parties, setParties, audience, setOrigin, setDestination, errors, submit } =
    useTourSearch(props);
  return (
    <search>
      <form
        action={FIND}
        method="get"
        className={cx(styles.form, searchLine)}
        aria-label={t("tour.search.title")}
        onSubmit={submit}
        noValidate
      >
        <CarriedFields asked={AUDIENCE} />
        <Origin {...field} first={props.origin} error={errors.origin} onChoose={setOrigin} />
        <Destination {...field} first={props.destination} error={errors.destination} onChoose={setDestination} />
        <StayField
          label={t("tour.search.dates")}
          value={dates}
          typed={props.typed ?? null}
          onChange={setDates}
          today={today}
          words={dateWords}
          error={errors.dates}
        />
        <OccupancyField
          label={t("tour.travellers")}
          value={parties}
          onChange={setParties}
          isTried={errors.isTried}
          question={audience.question}
          words={occupancyWords}
        />
        <div className={styles.submit}>
          <input type="hidden" name="kind" value="tour" />
          <Button type="submit" look="primary" size="large" icon="search">
            {t("search.submit")}
          </Button>
        </div>
      </form>
    </search>
  );
}
