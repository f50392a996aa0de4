import { useSignals } from "@preact/signals-react/runtime";
import { type FormEvent, memo, useState } from "react";
import type { SearchErrors } from "#app/src/features/search/date-faults.ts";
import { useOccupancyWords } from "#app/src/features/stay/occupancy-words.ts";
import { stayError } from "#app/src/features/stay/stay-error.ts";
import type { StayQuery, TypedStay } from "#app/src/features/stay/stay-query.ts";
import { useStayWords } from "#app/src/features/stay/stay-words.ts";
import { useText } from "#app/src/messages/words.ts";
import type { ScreenActions } from "#app/src/page/actions.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Button } from "#design-system/components/Button/Button.tsx";
import { OccupancyField } from "#design-system/components/OccupancyPicker/OccupancyField.tsx";
import { StayField } from "#design-system/components/StayPicker/StayField.tsx";
import type { Stay } from "#domain/calendar/stay.ts";
import type { DetailsValue } from "#domain/contract/property.shapes.ts";
import { type AskedParty, areWithinBounds, formatRooms } from "#domain/rooms.ts";
import type { PlanWish } from "#domain/stay/plan-wish.ts";
import * as styles from "./PropertyScreen.css.ts";
import { pageAddress } from "./page-address.ts";
import type { PriceDays } from "./price-days.ts";

export type StayFormProps = {
  details: DetailsValue;
  stay: StayQuery | null;
  /** Dates of the address that make no stay, and what is wrong with them. */
  typed: TypedStay | null;
  errors: SearchErrors;
  parties: AskedParty[];
  wish: PlanWish;
  prices: PriceDays;
  actions: ScreenActions;
};

/** When and with whom, for this place: a native form of the page's own address. */
export const StayForm = memo(({ details, stay, typed, errors, parties, wish, prices, actions }: StayFormProps) => {
  useSignals();
  const t = useText();
  const { today } = useEnvironment();
  const [dates, setDates] = useState<Stay | null>(stay);
  const [guests, setGuests] = useState(parties);
  const [isTried, setTried] = useState(false);

  function submit(event: FormEvent): void {
    event.preventDefault();
    setTried(true);
    if (dates === null || !areWithinBounds(guests)) return;
    actions.go(
      pageAddress(
        { details, wish },
        {
          check_in: dates.checkIn,
          length_of_stay: dates.lengthOfStay,
          rooms: formatRooms(guests),
        },
      ),
    );
  }

  return (
    <form
      action={pageAddress({ details, wish: {} }, {})}
      method="get"
      className={styles.stayForm}
      onSubmit={submit}
      noValidate
    >
      <StayField
        label={t("search.stay")}
        value={dates}
        typed={typed}
        onChange={setDates}
        today={today}
        facts={prices.facts.value}
        onMonthsShown={prices.bring}
        words={useStayWords()}
        error={stayError(dates, stay, errors, isTried ? t("search.stay.required") : null)}
      />
      {Object.entries(wish).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={String(value)} />
      ))}
      <OccupancyField
        label={t("search.guests")}
        value={guests}
        onChange={setGuests}
        isTried={isTried}
        words={useOccupancyWords()}
      />
      <div className={styles.stayFormSubmit}>
        <Button type="submit" look="secondary" size="large">
          {t("property.rooms.update")}
        </Button>
      </div>
    </form>
  );
});
