import { type FormEvent, useState } from "react";
import { usePartyAudience } from "#app/src/features/audience/usePartyAudience.tsx";
import type { SearchErrors } from "#app/src/features/search/date-faults.ts";
import { PlaceField, type PlaceFieldProps } from "#app/src/features/search/PlaceField.tsx";
import { keepRecentPlace } from "#app/src/features/search/recent-places.ts";
import { useRecentPlaces } from "#app/src/features/search/recent-searches.ts";
import { searchLine } from "#app/src/features/search/search-line.css.ts";
import { chosenPlace } from "#app/src/features/search/typed-place.ts";
import { useOccupancyWords } from "#app/src/features/stay/occupancy-words.ts";
import { stayError } from "#app/src/features/stay/stay-error.ts";
import type { StayQuery, TypedStay } from "#app/src/features/stay/stay-query.ts";
import { useStayWords } from "#app/src/features/stay/stay-words.ts";
import { useText } from "#app/src/messages/words.ts";
import type { ScreenActions } from "#app/src/page/actions.ts";
import { CarriedFields } from "#app/src/page/CarriedFields.tsx";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Button } from "#design-system/components/Button/Button.tsx";
import type { ComboboxChoice } from "#design-system/components/Combobox/Combobox.tsx";
import { OccupancyField } from "#design-system/components/OccupancyPicker/OccupancyField.tsx";
import { StayField } from "#design-system/components/StayPicker/StayField.tsx";
import { cx } from "#design-system/theme/cx.ts";
import { AUDIENCE } from "#domain/addresses/party-audience.ts";
import { addressOf } from "#domain/addresses/routes.ts";
import type { Stay } from "#domain/calendar/stay.ts";
import { areWithinBounds, formatRooms, type RequestedParty, usualParties } from "#domain/rooms.ts";
import * as styles from "./SearchForm.css.ts";

/** Action of the form without scripts: the host finds the destination by its name. */
const FIND = "/search/find";

export type SearchFormProps = {
  actions: ScreenActions;
  /** Without an `id` it is a name that was typed, which the host is to find. */
  destination?: { id: string; name: string } | null;
  stay?: Pick<StayQuery, "checkIn" | "lengthOfStay"> | null;
  /** Invalid typed dates, and the search's faults. */
  typed?: TypedStay | null;
  errors?: SearchErrors;
  parties?: RequestedParty[];
  /** A search starts in this page, for {@link searchIdentity}. */
  onSearch?: (search: string) => void;
};

/** Two searches with the same identity have the same fields. */
export const searchIdentity = (search: {
  destinationId: string | undefined;
  checkIn: string | undefined;
  lengthOfStay: number | undefined;
  rooms: string | undefined;
}): string => Object.values(search).join(" ");

type DestinationProps = Pick<PlaceFieldProps, "client" | "first" | "onChoose"> & { isMissing: boolean };

/** Destination field; before anything is typed it suggests recent and popular places. */
function Destination({ isMissing, ...field }: DestinationProps) {
  const t = useText();
  return (
    <PlaceField
      {...field}
      scope="property"
      label={t("search.destination")}
      name="destination_name"
      idName="destination_id"
      placeholder={t("search.destination.placeholder")}
      error={isMissing ? t("search.destination.required") : null}
      recent={useRecentPlaces()}
    />
  );
}

/** Holds the form's choice and its faults, and makes the search. */
function useStaySearch({
  actions,
  destination = null,
  stay = null,
  errors = {},
  parties = usualParties(),
  onSearch,
}: SearchFormProps) {
  const t = useText();
  const { locale } = useEnvironment();
  const [chosen, setChosen] = useState<ComboboxChoice | null>(chosenPlace(destination));
  const [dates, setDates] = useState<Stay | null>(stay);
  const [guests, setGuests] = useState(parties);
  const audience = usePartyAudience();
  const [isTried, setTried] = useState(false);
  const dateError = stayError(dates, stay, errors, isTried ? t("search.stay.required") : null);
  const [hasText, setHasText] = useState(destination !== null);

  function submit(event: FormEvent<HTMLFormElement>): void {
    const typed = String(new FormData(event.currentTarget).get("destination_name") ?? "").trim();
    setTried(true);
    setHasText(typed !== "");
    if (typed === "" || dates === null || !areWithinBounds(guests)) {
      event.preventDefault();
      return;
    }
    // A name without a chosen suggestion goes to the host, which finds the best.
    if (chosen === null) return;
    event.preventDefault();
    keepRecentPlace(locale, chosen);
    const { checkIn, lengthOfStay } = dates;
    const rooms = formatRooms(guests);
    onSearch?.(searchIdentity({ destinationId: chosen.id, checkIn, lengthOfStay, rooms }));
    const query = { check_in: checkIn, length_of_stay: lengthOfStay, rooms, ...audience.parameter };
    actions.go(addressOf("propertySearch", {}, { destination_id: chosen.id, destination_name: chosen.name, ...query }));
  }
  return { dates, setDates, dateError, guests, setGuests, audience, setChosen, isTried, hasText, submit };
}

/** Destination, dates and party. A native form first: it searches before and without any script. */
export function SearchForm(props: SearchFormProps) {
  const { actions, destination = null, typed = null } = props;
  const t = useText();
  const { today } = useEnvironment();
  const stayWords = useStayWords();
  const occupancyWords = useOccupancyWords();
  const { dates, setDates, dateError, guests, setGuests, audience, setChosen, isTried, hasText, submit } =
    useStaySearch(props);
  return (
    <search>
      <form
        action={FIND}
        method="get"
        className={cx(styles.form, searchLine)}
        aria-label={t("search.title")}
        onSubmit={submit}
        noValidate
      >
        <CarriedFields asked={AUDIENCE} />
        <Destination client={actions.client} first={destination} isMissing={isTried && !hasText} onChoose={setChosen} />
        <StayField
          label={t("search.stay")}
          value={dates}
          typed={typed}
          onChange={setDates}
          today={today}
          words={stayWords}
          error={dateError}
        />
        <OccupancyField
          label={t("search.guests")}
          value={guests}
          onChange={setGuests}
          isTried={isTried}
          question={audience.question}
          words={occupancyWords}
        />
        <div className={styles.submit}>
          <Button type="submit" look="primary" size="large" icon="search">
            {t("search.submit")}
          </Button>
        </div>
      </form>
    </search>
  );
}
