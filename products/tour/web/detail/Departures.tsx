import { useMemo } from "react";
import { useStayWords } from "#app/src/features/stay/stay-words.ts";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Chip } from "#design-system/components/Badge/Badge.tsx";
import { Button } from "#design-system/components/Button/Button.tsx";
import { EmptyState } from "#design-system/components/EmptyState/EmptyState.tsx";
import { FoldingSheet } from "#design-system/components/FoldingSheet/FoldingSheet.tsx";
import { Icon } from "#design-system/components/Icon/Icon.tsx";
import { Notice } from "#design-system/components/Notice/Notice.tsx";
import { DepartureCalendar, type DepartureDayProps } from "#design-system/components/StayPicker/DepartureCalendar.tsx";
import { addressOf } from "#domain/addresses/routes.ts";
import { formatDateRange, formatMoment, formatNights } from "#domain/text/dates.ts";
import { inLocale } from "#domain/text/in-locale.ts";
import { formatMoneyText } from "#domain/text/money.ts";
import { COMMA } from "#domain/text/numbers.ts";
import type { DeparturesValue } from "#products/tour/contract/tour.shapes.ts";
import { parseBeds, seatsOf, tourRooms } from "#products/tour/rules/party.ts";
import { adultPlace } from "#products/tour/rules/room-price.ts";
import { GroupState } from "#products/tour/web/GroupState.tsx";
import { tourAddress } from "#products/tour/web/tour-query.ts";
import { stateText } from "#products/tour/web/tour-words.ts";
import { goneOf, PLACE } from "./chosen.ts";
import type { TourDetailData } from "./load.ts";
import * as styles from "./TourDetail.css.ts";

/** The sheet of the days on a narrow screen. */
export const DAYS = "departure-days";

/** The cities that it leaves from. */
function Origins({ data: { details, choice } }: { data: TourDetailData }) {
  const t = useText();
  const { locale } = useEnvironment();
  if (details.origins.length < 2) return null;
  return (
    <nav className={styles.choices} aria-label={t("tour.origin")}>
      <span className={styles.label}>{t("tour.origin")}</span>
      <div className={styles.chips}>
        {details.origins.map((city) => (
          <Chip
            key={city.id}
            href={tourAddress(details, { origin: city.slug, rooms: choice.rooms, beds: choice.beds }, PLACE.departures)}
            isChosen={city.slug === choice.origin}
          >
            {inLocale(city, "name", locale)}
          </Chip>
        ))}
      </div>
    </nav>
  );
}

type Day = DeparturesValue[number];

/** The departures as the calendar shows them. */
function useDays({ details, choice, days, parties }: TourDetailData): DepartureDayProps[] {
  const t = useText();
  const { locale, now } = useEnvironment();
  const seats = seatsOf(tourRooms(parties, parseBeds(choice.beds ?? undefined) ?? []));
  /** Number of seats left, if fewer than the party needs; otherwise null. */
  const tooFewOf = ({ seats_left }: Day): number | null =>
    seats_left !== null && seats_left < seats ? seats_left : null;
  function stateOf(day: Day): string {
    const gone = goneOf(day, now);
    if (gone !== null) return t(`tour.day.${gone}`);
    const few = tooFewOf(day);
    if (day.min_price === null) return few === null ? t("tour.day.full") : t("tour.day.few", { count: few });
    const left = day.seats_left === null ? [] : [t("tour.left.seats", { count: day.seats_left })];
    return [
      t("tour.day.from", { price: formatMoneyText(day.min_price, locale) }),
      stateText(day, t, locale),
      ...left,
    ].join(COMMA[locale]);
  }
  /** Short note that fits in a day's cell. */
  function noteOf(day: Day): string | null {
    const gone = goneOf(day, now);
    if (gone !== null && gone !== "full") return null;
    const few = gone === null ? tooFewOf(day) : null;
    return few === null ? t("tour.day.note.full") : t("tour.day.note.few", { count: few });
  }
  return (days ?? []).map((day) => {
    const canBeHad = goneOf(day, now) === null && day.min_price !== null;
    const { origin, rooms, beds } = choice;
    return {
      date: day.date,
      state: stateOf(day),
      price: day.min_price,
      note: noteOf(day),
      href: canBeHad
        ? tourAddress(details, { origin, departure: day.departure_id, rooms, beds }, PLACE.packages)
        : null,
      isCertain: day.state === "guaranteed",
    };
  });
}

/** Reason why the chosen departure can no longer be booked, and what to do. */
function Gone({ data }: { data: TourDetailData }) {
  const t = useText();
  const { now } = useEnvironment();
  const { departure, isMissing } = data;
  const gone = isMissing ? "missing" : departure && goneOf(departure, now);
  if (gone === null) return null;
  return (
    <Notice look="warning" isAlert>
      {t(`tour.departure.gone.${gone}`)}
    </Notice>
  );
}

/** The way to the other days: the sheet on a narrow screen, the calendar below where it stands in the page. */
function ChangeDay() {
  const t = useText();
  const words = t("tour.departures.change");
  return (
    <>
      <div className={styles.openDays}>
        <Button look="quiet" opens={DAYS}>
          {words}
        </Button>
      </div>
      <div className={styles.toDays}>
        <Button look="quiet" href={`#${PLACE.days}`}>
          {words}
        </Button>
      </div>
    </>
  );
}

/** The day that is chosen, in words, with the state of its group and the way to other days. */
export function ChosenDay({ data }: { data: TourDetailData }) {
  const t = useText();
  const environment = useEnvironment();
  const { departure, details } = data;
  if (departure === null) return null;
  return (
    <div className={styles.chosenDay}>
      <div className={styles.chosenLine}>
        <p className={styles.chosenWords} role="status">
          <Icon name="calendar" />
          {t("tour.departures.chosen", {
            range: formatDateRange(departure.date, departure.return_date, environment),
            nights: formatNights(details.nights, environment.locale),
          })}
        </p>
        <ChangeDay />
      </div>
      {goneOf(departure, environment.now) === null && (
        <>
          <GroupState departure={departure} />
          <p className={styles.note}>
            {t("tour.departure.closes", { time: formatMoment(departure.closes_at, environment) })}
          </p>
        </>
      )}
    </div>
  );
}

/** Choice of the departure: a calendar beside the rest where there is room, otherwise a sheet opened by a button. */
export function Departures({ data }: { data: TourDetailData }) {
  const t = useText();
  const environment = useEnvironment();
  const { locale, today } = environment;
  const stayWords = useStayWords();
  const days = useDays(data);
  const { details, origin, departure, choice } = data;
  const place = adultPlace(tourRooms(data.parties));
  const words = useMemo(
    () => ({
      ...stayWords,
      unit: t(`tour.departures.unit.${place}`),
      day: (date: string, state: string) => t("tour.day", { date, state }),
    }),
    [stayWords, t, place],
  );
  // Days without room for this party stand there too: another party can have them.
  const canBeHad = (data.days ?? []).some((day) => goneOf(day, environment.now) === null);
  return (
    <div className={styles.part} id={PLACE.days} tabIndex={-1}>
      <Gone data={data} />
      <Origins data={data} />
      {canBeHad ? (
        <>
          <div className={styles.openDays}>
            <Button look={departure === null ? "primary" : "outline"} icon="calendar" opens={DAYS} isFullWidth>
              {t(departure === null ? "tour.departures.choose" : "tour.departures.change")}
            </Button>
          </div>
          <FoldingSheet
            id={DAYS}
            title={t("tour.departures.choose")}
            closeLabel={t("common.close")}
            decided={String(choice.departure)}
          >
            <DepartureCalendar days={days} chosen={departure?.date ?? null} today={today} words={words} />
          </FoldingSheet>
        </>
      ) : (
        <EmptyState
          title={t("tour.departures.none", { origin: origin ? inLocale(origin, "name", locale) : "" })}
          text={t("tour.departures.none.text", { city: inLocale(details.city, "name", locale) })}
        >
          <Button look="outline" href={addressOf("tourListing", { destinationName: details.city.slug })}>
            {t("tour.detail.crumb", { city: inLocale(details.city, "name", locale) })}
          </Button>
        </EmptyState>
      )}
    </div>
  );
}
