import { type FormEvent, useMemo, useState } from "react";
import { PlaceField } from "#app/src/features/search/PlaceField.tsx";
import type { SearchFormProps } from "#app/src/features/search/search-tab.ts";
import { chosenPlace, placeIn } from "#app/src/features/search/typed-place.ts";
import { useStayWords } from "#app/src/features/stay/stay-words.ts";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Button } from "#design-system/components/Button/Button.tsx";
import { SelectField } from "#design-system/components/Field/Field.tsx";
import { Stack } from "#design-system/components/Layout/Layout.tsx";
import { DayField } from "#design-system/components/StayPicker/DayField.tsx";
import { addressOf } from "#domain/addresses/routes.ts";
import { normaliseIso } from "#domain/calendar/parse.ts";
import { formatNumber } from "#domain/text/numbers.ts";
import { LOUNGE_SEATS } from "../rules/lounge.ts";

/** Action of the form without scripts: the host finds the place by its name. */
const FIND = "/search/find";

/** Holds the form's choice and its faults, and makes the search. */
function useLoungeSearch({ actions, typed, errors }: SearchFormProps) {
  const t = useText();
  const typedDate = typed.get("departure_date") ?? "";
  const [place, setPlace] = useState(chosenPlace(placeIn(typed, "destination_id", "destination_name")));
  const [date, setDate] = useState(normaliseIso(typedDate));
  const [isTried, setTried] = useState(false);

  function submit(event: FormEvent<HTMLFormElement>): void {
    const form = new FormData(event.currentTarget);
    setTried(true);
    const isNamed = String(form.get("destination_name") ?? "").trim() !== "";
    // A name without a chosen suggestion goes to the host, which finds the best.
    if (isNamed && place === null && date !== null) return;
    event.preventDefault();
    if (place === null || date === null) return;
    const adult_count = String(form.get("adult_count"));
    actions.go(addressOf("loungeSearch", {}, { destination_id: place.id, departure_date: date, adult_count }));
  }

  const faults = {
    place: isTried && place === null ? t("lounge.city.required") : (errors?.["destination_id"] ?? null),
    date: isTried && date === null ? t("lounge.date.required") : (errors?.["departure_date"] ?? null),
  };
  return { setPlace, date, setDate, typedDate, faults, submit };
}

function People({ typed }: Pick<SearchFormProps, "typed">) {
  const t = useText();
  const { locale } = useEnvironment();
  return (
    <SelectField
      name="adult_count"
      label={t("lounge.people")}
      defaultValue={typed.get("adult_count") ?? "1"}
      options={Array.from({ length: LOUNGE_SEATS.max }, (_, index) => ({
        value: String(index + 1),
        label: formatNumber(index + 1, locale),
      }))}
    />
  );
}

/** City, date and number of people. A native form first: it searches before and without any script. */
export function LoungeSearchForm(props: SearchFormProps) {
  const t = useText();
  const { today } = useEnvironment();
  const stay = useStayWords();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words change with the document's language only.
  const words = useMemo(() => ({ ...stay, title: t("lounge.date"), chooseCheckIn: t("lounge.date.choose") }), [stay]);
  const { setPlace, date, setDate, typedDate, faults, submit } = useLoungeSearch(props);
  return (
    <search>
      <form action={FIND} method="get" aria-label={t("lounge.kind")} onSubmit={submit} noValidate>
        <input type="hidden" name="kind" value="lounge" />
        <Stack gap="sm">
          <PlaceField
            client={props.actions.client}
            scope="property"
            label={t("lounge.city")}
            name="destination_name"
            idName="destination_id"
            placeholder={t("lounge.city.placeholder")}
            first={placeIn(props.typed, "destination_id", "destination_name")}
            error={faults.place}
            onChoose={setPlace}
          />
          <DayField
            label={t("lounge.date")}
            name="departure_date"
            value={date}
            typed={typedDate}
            today={today}
            first={today}
            words={words}
            onChange={setDate}
            error={faults.date}
          />
          <People typed={props.typed} />
          <Button type="submit" look="primary" size="large" icon="search">
            {t("search.submit")}
          </Button>
        </Stack>
      </form>
    </search>
  );
}
