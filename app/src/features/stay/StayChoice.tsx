import { type FormEvent, useState } from "react";
import { usePartyAudience } from "#app/src/features/audience/usePartyAudience.tsx";
import type { SearchErrors } from "#app/src/features/search/date-faults.ts";
import { useText } from "#app/src/messages/words.ts";
import { CarriedFields } from "#app/src/page/CarriedFields.tsx";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Button } from "#design-system/components/Button/Button.tsx";
import { OccupancyField } from "#design-system/components/OccupancyPicker/OccupancyField.tsx";
import { StayField, type StayFieldProps } from "#design-system/components/StayPicker/StayField.tsx";
import { cx } from "#design-system/theme/cx.ts";
import { AUDIENCE } from "#domain/addresses/party-audience.ts";
import type { Stay } from "#domain/calendar/stay.ts";
import { areWithinBounds, formatRooms, type RequestedParty } from "#domain/rooms.ts";
import { useOccupancyWords } from "./occupancy-words.ts";
import * as styles from "./StayChoice.css.ts";
import { stayError } from "./stay-error.ts";
import type { StayQuery, stayParameters, TypedStay } from "./stay-query.ts";
import { useStayWords } from "./stay-words.ts";

/** A chosen stay and its party, as the parameters of an address. */
export type StayChosen = ReturnType<typeof stayParameters> & ReturnType<typeof usePartyAudience>["parameter"];

export type StayChoiceProps = Pick<StayFieldProps, "facts" | "onMonthsShown"> & {
  /** Path of the page whose prices it sets, and the parameters that its address keeps. */
  path: string;
  kept?: readonly (readonly [name: string, value: string])[];
  stay: StayQuery | null;
  /** Invalid dates of the address, and their faults. */
  typed?: TypedStay | null;
  errors?: SearchErrors;
  parties: RequestedParty[];
  /** One line on a wide screen, where the icons of its fields name them. */
  isCompact?: boolean;
  onChoose: (stay: StayChosen) => void;
};

/** Dates and party, where the place is already known: a native form that submits to the page's own address. */
export function StayChoice({
  path,
  kept = [],
  stay,
  typed = null,
  errors = {},
  parties,
  isCompact = false,
  onChoose,
  ...days
}: StayChoiceProps) {
  const t = useText();
  const { today } = useEnvironment();
  const [dates, setDates] = useState<Stay | null>(stay);
  const [guests, setGuests] = useState(parties);
  const audience = usePartyAudience();
  const [isTried, setTried] = useState(false);

  function submit(event: FormEvent): void {
    event.preventDefault();
    setTried(true);
    if (dates === null || !areWithinBounds(guests)) return;
    const { checkIn, lengthOfStay } = dates;
    onChoose({ check_in: checkIn, length_of_stay: lengthOfStay, rooms: formatRooms(guests), ...audience.parameter });
  }

  return (
    <form
      action={path}
      method="get"
      className={cx(styles.form, isCompact && styles.compact)}
      onSubmit={submit}
      noValidate
    >
      <CarriedFields asked={AUDIENCE} />
      <StayField
        label={t("search.stay")}
        value={dates}
        typed={typed}
        onChange={setDates}
        today={today}
        words={useStayWords()}
        error={stayError(dates, stay, errors, isTried ? t("search.stay.required") : null)}
        {...days}
      />
      {kept.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <OccupancyField
        label={t("search.guests")}
        value={guests}
        onChange={setGuests}
        isTried={isTried}
        question={audience.question}
        words={useOccupancyWords()}
      />
      <div className={styles.submit}>
        {/* With a stay its prices are on the page: the way on is among them. */}
        <Button type="submit" look={stay === null ? "secondary" : "outline"} size="large">
          {t("search.stay.show")}
        </Button>
      </div>
    </form>
  );
}
