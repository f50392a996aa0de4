import { useText } from "#app/src/messages/words.ts";
import type { ScreenActions } from "#app/src/page/actions.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Chip } from "#design-system/components/Badge/Badge.tsx";
import { Button } from "#design-system/components/Button/Button.tsx";
import { EmptyState } from "#design-system/components/EmptyState/EmptyState.tsx";
import { Icon } from "#design-system/components/Icon/Icon.tsx";
import { Notice } from "#design-system/components/Notice/Notice.tsx";
import { Heading, Text } from "#design-system/components/Text/Text.tsx";
import { addressOf } from "#domain/addresses/routes.ts";
import { formatDateRange, formatMoment } from "#domain/text/dates.ts";
import { inLocale } from "#domain/text/in-locale.ts";
import { formatMoneyText } from "#domain/text/money.ts";
import { tourRooms } from "#products/tour/rules/party.ts";
import { adultPlace } from "#products/tour/rules/room-price.ts";
import { GroupState } from "#products/tour/web/GroupState.tsx";
import { tourAddress } from "#products/tour/web/tour-query.ts";
import { goneOf, PLACE } from "./chosen.ts";
import { DepartureList } from "./DepartureList.tsx";
import type { TourDetailData } from "./load.ts";
import { TourAlert } from "./TourAlert.tsx";
import * as styles from "./TourDetail.css.ts";

/** The cities that it leaves from. */
export function Origins({ data: { details, choice } }: { data: TourDetailData }) {
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
            {inLocale(city, "name", locale)} ·{" "}
            {t("tour.listing.from", { amount: formatMoneyText(city.from_price, locale) })}
          </Chip>
        ))}
      </div>
    </nav>
  );
}

/** Reason why the chosen departure can no longer be booked, and what to do. */
export function Gone({ data, actions }: { data: TourDetailData; actions: ScreenActions }) {
  const t = useText();
  const { now } = useEnvironment();
  const { departure, isMissing } = data;
  const gone = isMissing ? "missing" : departure && goneOf(departure, now);
  if (gone === null) return null;
  return (
    <Notice look="warning" isAlert>
      {t(`tour.departure.gone.${gone}`)}
      {gone === "full" && departure && <TourAlert departure={departure} waitsFor="place" actions={actions} />}
    </Notice>
  );
}

/** The day that is chosen, in words, with the state of its group and the way to other days. */
export function ChosenDay({ data }: { data: TourDetailData }) {
  const t = useText();
  const environment = useEnvironment();
  const { departure } = data;
  if (departure === null) return null;
  return (
    <div className={styles.chosenDay}>
      <div className={styles.chosenLine}>
        <p className={styles.chosenWords} role="status">
          <Icon name="calendar" />
          {formatDateRange(departure.date, departure.return_date, environment, "short")}
        </p>
        <Button look="quiet" href={`#${PLACE.days}`}>
          {t("tour.departures.change")}
        </Button>
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

/** No departure is left from the chosen city. */
function NoDepartures({ data: { details, origin } }: { data: TourDetailData }) {
  const t = useText();
  const { locale } = useEnvironment();
  const city = inLocale(details.city, "name", locale);
  return (
    <EmptyState
      title={t("tour.departures.none", { origin: origin ? inLocale(origin, "name", locale) : "" })}
      text={t("tour.departures.none.text", { city })}
    >
      <Button look="outline" href={addressOf("tourListing", { destinationName: details.city.slug })}>
        {t("tour.detail.crumb", { city })}
      </Button>
    </EmptyState>
  );
}

/** Choice of the departure: all that can be had, and those that are full: another party may fit. */
export function Departures({ data }: { data: TourDetailData }) {
  const t = useText();
  const { locale, now } = useEnvironment();
  const { origin } = data;
  const place = adultPlace(tourRooms(data.parties));
  const days = (data.days ?? []).filter((day) => ["full", null].includes(goneOf(day, now)));
  const isAny = days.some((day) => goneOf(day, now) === null);
  return (
    <section className={styles.part} id={PLACE.days} tabIndex={-1} aria-labelledby={isAny ? "days-title" : undefined}>
      {isAny ? (
        <>
          <div className={styles.daysHead}>
            <Heading level={3} id="days-title">
              {t("tour.departures.from", { origin: origin ? inLocale(origin, "name", locale) : "" })}
            </Heading>
            <Text size="small" tone="soft">
              {t(`tour.departures.each.${place}`)}
            </Text>
          </div>
          <DepartureList data={data} days={days} />
        </>
      ) : (
        <NoDepartures data={data} />
      )}
    </section>
  );
}
