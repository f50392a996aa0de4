import { useSignals } from "@preact/signals-react/runtime";
import { type FormEvent, useState } from "react";
import { usePartyAudience } from "#app/src/features/audience/usePartyAudience.tsx";
import type { SearchErrors } from "#app/src/features/search/date-faults.ts";
import { keepSearchAt } from "#app/src/features/search/last-search.ts";
import { useRecentSearches } from "#app/src/features/search/recent-searches.ts";
import { searchChoices, searchLine } from "#app/src/features/search/search-line.css.ts";
import { chosenPlace } from "#app/src/features/search/typed-place.ts";
import type { LoadedDays } from "#app/src/features/stay/loaded-days.ts";
import type { Translate } from "#app/src/messages/catalogue.ts";
import { useText } from "#app/src/messages/words.ts";
import type { ScreenActions } from "#app/src/page/actions.ts";
import { CarriedFields } from "#app/src/page/CarriedFields.tsx";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Button } from "#design-system/components/Button/Button.tsx";
import { Choice } from "#design-system/components/Field/Field.tsx";
import { DayField, type DayFieldProps } from "#design-system/components/StayPicker/DayField.tsx";
import { cx } from "#design-system/theme/cx.ts";
import { AUDIENCE } from "#domain/addresses/party-audience.ts";
import { addressOf } from "#domain/addresses/routes.ts";
import type { IsoDate } from "#domain/calendar/types.ts";
import { type Ends, FlightEnds } from "./FlightEnds.tsx";
import { FlightParty } from "./FlightParty.tsx";
import { useFareDays } from "./fare-days.ts";
import * as styles from "./flight.css.ts";
import { type FlightWish, type TypedDays, wishOf, wishParameters } from "./flight-query.ts";
import { useFlightDateWords } from "./useFlightDates.ts";

/** Action of the form without scripts: the host finds the cities by their names. */
const FIND = "/search/find";

export type FlightSearchFormProps = Ends & {
  actions: ScreenActions;
  wish: FlightWish;
  typed?: TypedDays;
  /** Refusals in the answer to the shown search. */
  errors?: SearchErrors;
  /** A search starts in this page, by its identity. */
  onSearch?: (search: string) => void;
};

/** Two searches with the same identity have the same fields. */
export const flightSearchIdentity = (
  ends: Readonly<Record<keyof Ends, string | undefined>>,
  wish: FlightWish,
): string => JSON.stringify([ends.origin, ends.destination, wishParameters(wish)]);

/** Values of the form when it was sent. */
type Sent = { origin: string; destination: string; wish: FlightWish };

function sentIn(form: HTMLFormElement): Sent {
  const data = new FormData(form);
  const query = new URLSearchParams([...data].map(([name, value]) => [name, String(value)]));
  const text = (name: string) => (query.get(name) ?? "").trim();
  if (text("way") === "one_way") query.delete("return_date");
  return { origin: text("origin_name"), destination: text("destination_name"), wish: wishOf(query) };
}

/** Finds missing values before the search is sent, by field. The party is validated by the search itself. */
function useFaultsOf() {
  const t = useText();
  return (sent: Sent, { origin, destination }: Ends, isReturn: boolean): SearchErrors => {
    const isSame = origin !== null && origin.id === destination?.id;
    const { departure, back } = sent.wish;
    const found: Record<string, string | false> = {
      origin_city_id: sent.origin === "" && t("flight.search.origin.required"),
      destination_city_id:
        sent.destination === "" ? t("flight.search.destination.required") : isSame && t("flight.search.same"),
      departure_date: departure === null && t("flight.search.departure.required"),
      return_date: isReturn && (back === null ? t("flight.search.back.required") : orderFault(departure, back, t)),
    };
    return Object.fromEntries(Object.entries(found).flatMap(([name, text]) => (text === false ? [] : [[name, text]])));
  };
}

/** A return before its departure is kept, and said at its field. */
const orderFault = (departure: IsoDate | null, back: IsoDate | null, t: Translate): string | false =>
  departure !== null && back !== null && back < departure && t("flight.search.back.tooEarly");

/** One way, or there and back. The field of the return follows the choice by a style, so that no script is needed. */
function Ways({ isReturn, onChange }: { isReturn: boolean; onChange: (isReturn: boolean) => void }) {
  const t = useText();
  return (
    <div role="radiogroup" aria-label={t("flight.search.way")} className={styles.ways}>
      <Choice kind="radio" name="way" value="return" isDefaultChecked={isReturn} onChange={() => onChange(true)}>
        {t("flight.search.return")}
      </Choice>
      <Choice kind="radio" name="way" value="one_way" isDefaultChecked={!isReturn} onChange={() => onChange(false)}>
        {t("flight.search.oneWay")}
      </Choice>
    </div>
  );
}

/** Holds the form's choice and its faults, and makes the search. */
function useFlightSearch(props: FlightSearchFormProps) {
  const { actions, wish, onSearch } = props;
  const [ends, setEnds] = useState<Ends>({ origin: props.origin, destination: props.destination });
  const [departure, setDeparture] = useState(wish.departure);
  const [back, setBack] = useState(wish.back);
  const [isReturn, setReturn] = useState(wish.back !== null || Boolean(props.typed?.back));
  const [travelling, setTravelling] = useState({ counts: wish.counts, cabin: wish.cabin });
  const audience = usePartyAudience();
  const chosen = { origin: chosenPlace(ends.origin), destination: chosenPlace(ends.destination) };
  const fares = useFareDays(actions.client, chosen, travelling.cabin);
  const [errors, setErrors] = useState<SearchErrors>(props.errors ?? {});
  const faultsOf = useFaultsOf();

  /** The reason given for one date is not true of another. */
  const without = (name: string) => setErrors(({ [name]: _, ...others }) => others);

  function leaveOn(day: IsoDate | null): void {
    setDeparture(day);
    without("departure_date");
  }

  function returnOn(day: IsoDate | null): void {
    setBack(day);
    without("return_date");
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    const sent = sentIn(event.currentTarget);
    const faults = faultsOf(sent, chosen, isReturn);
    setErrors(faults);
    if (Object.keys(faults).length > 0) {
      event.preventDefault();
      return;
    }
    const { origin, destination } = chosen;
    // A name without a chosen suggestion goes to the host, which finds the best.
    if (origin === null || destination === null) return;
    event.preventDefault();
    onSearch?.(flightSearchIdentity({ origin: origin.id, destination: destination.id }, sent.wish));
    const cities = { origin_city_id: origin.id, destination_city_id: destination.id };
    const address = addressOf("flightSearch", {}, { ...cities, ...wishParameters(sent.wish), ...audience.parameter });
    keepSearchAt("flight", address, { origin, destination });
    actions.go(address);
  }

  const days = { departure, leaveOn, back, returnOn, fares };
  return { ends, setEnds, days, isReturn, setReturn, travelling, setTravelling, audience, errors, submit };
}

/** Known fares for a calendar; nothing before they can be known. */
const pricesOf = (days: LoadedDays | null): Pick<DayFieldProps, "facts" | "onMonthsShown"> =>
  days === null ? {} : { facts: days.facts.value, onMonthsShown: days.load };

type DaysProps = ReturnType<typeof useFlightSearch>["days"] & {
  errors: SearchErrors;
  typed: TypedDays | undefined;
};

/** Dates of both ways, with the fares known for them. */
function Days({ departure, leaveOn, back, returnOn, fares, errors, typed }: DaysProps) {
  const t = useText();
  useSignals();
  const { today } = useEnvironment();
  const words = useFlightDateWords();
  return (
    <>
      <DayField
        label={t("flight.search.departure")}
        name="departure_date"
        value={departure}
        typed={typed?.departure ?? null}
        today={today}
        first={today}
        words={words.departure}
        onChange={leaveOn}
        {...pricesOf(fares.departure)}
        error={errors["departure_date"] ?? null}
      />
      <div className={styles.back}>
        <DayField
          label={t("flight.search.back")}
          name="return_date"
          value={back}
          typed={typed?.back ?? null}
          today={today}
          first={departure ?? today}
          words={words.back}
          onChange={returnOn}
          {...pricesOf(fares.back)}
          error={orderFault(departure, back, t) || (errors["return_date"] ?? null)}
        />
      </div>
    </>
  );
}

/** Cities, dates, party and cabin class. A native form first: it searches before and without any script. */
export function FlightSearchForm(props: FlightSearchFormProps) {
  const { actions } = props;
  const t = useText();
  const recent = useRecentSearches("flightSearch", actions);
  const { ends, setEnds, days, isReturn, setReturn, travelling, setTravelling, audience, errors, submit } =
    useFlightSearch(props);
  return (
    <search>
      <form
        action={FIND}
        method="get"
        className={styles.form}
        aria-label={t("flight.search.title")}
        onSubmit={submit}
        noValidate
      >
        <input type="hidden" name="kind" value="flight" />
        <CarriedFields asked={AUDIENCE} />
        <div className={cx(styles.choices, searchChoices)}>
          <Ways isReturn={isReturn} onChange={setReturn} />
          <FlightParty value={travelling} errors={errors} question={audience.question} onChange={setTravelling} />
        </div>
        <div className={cx(styles.where, searchLine)}>
          <FlightEnds
            client={actions.client}
            recent={recent}
            value={ends}
            errors={{
              origin: errors["origin_city_id"] ?? null,
              destination: errors["destination_city_id"] ?? null,
            }}
            onChange={setEnds}
          />
          <Days {...days} errors={errors} typed={props.typed} />
          <div className={styles.submit}>
            <Button type="submit" look="primary" size="large" icon="search">
              {t("search.submit")}
            </Button>
          </div>
        </div>
      </form>
    </search>
  );
}
