import { NearbyDatesButton } from "#app/src/features/nearby/NearbyDates.tsx";
import { ListHead } from "#app/src/features/results/ListHead.tsx";
import { ListPath } from "#app/src/features/results/ListPath.tsx";
import * as styles from "#app/src/features/results/list-page.css.ts";
import { errorsByField } from "#app/src/features/results/load-list.ts";
import { Results } from "#app/src/features/results/Results.tsx";
import { withNames } from "#app/src/features/search/last-search.ts";
import type { NamedEnds } from "#app/src/features/search/named-ends.ts";
import { GrownNote } from "#app/src/features/stay/GrownNote.tsx";
import { partiesText } from "#app/src/features/stay/parties-text.ts";
import { grownOf, partiesOf, stayOf, typedStayOf } from "#app/src/features/stay/stay-query.ts";
import type { Translate } from "#app/src/messages/catalogue.ts";
import { useText } from "#app/src/messages/words.ts";
import type { ScreenActions } from "#app/src/page/actions.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import type { ScreenProps } from "#app/src/page/page.ts";
import { Chip } from "#design-system/components/Badge/Badge.tsx";
import { Container, Stack } from "#design-system/components/Layout/Layout.tsx";
import { Heading, Text } from "#design-system/components/Text/Text.tsx";
import { addressOf } from "#domain/addresses/routes.ts";
import { TOUR_FLEXES } from "#domain/bounds.ts";
import type { Locale } from "#domain/enums/enums.ts";
import { formatRooms } from "#domain/rooms.ts";
import { formatDate, formatDateRange, formatNights } from "#domain/text/dates.ts";
import { inLocale } from "#domain/text/in-locale.ts";
import type { TourSearchValue } from "#products/tour/contract/tour.shapes.ts";
import type { TourCard as Card } from "#products/tour/contract/tour-card.shapes.ts";
import { tourSearchTable } from "#products/tour/web/filters.ts";
import { TourCard } from "#products/tour/web/TourCard.tsx";
import { TourSearch } from "#products/tour/web/TourSearch.tsx";
import { hasStrip, TourStrip } from "#products/tour/web/TourStrip.tsx";
import * as own from "#products/tour/web/tour.css.ts";
import type { TourSearchData } from "./load.ts";

const PATH = addressOf("tourSearch");

/** Number of days around the wanted one that the search covers. */
function Flex({ list, query }: { list: TourSearchValue; query: URLSearchParams }) {
  const t = useText();
  return (
    <nav aria-label={t("tour.flex")} className={styles.chips}>
      {hasStrip(list) && <NearbyDatesButton />}
      {TOUR_FLEXES.map((days) => (
        <Chip
          key={days}
          href={tourSearchTable.grammar.withValue(PATH, query, "flex", String(days))}
          isChosen={list.flex === days}
        >
          {t("tour.flex.value", { days })}
        </Chip>
      ))}
    </nav>
  );
}

/** The nearest departures before and after the wanted days, when those have none. */
function Nearest({ cards, rooms, actions }: { cards: readonly Card[]; rooms: string; actions: ScreenActions }) {
  const t = useText();
  if (cards.length === 0) return null;
  return (
    <section className={own.near} aria-labelledby="nearest">
      <Stack gap="xxs">
        <Heading level={2} id="nearest">
          {t("tour.nearest")}
        </Heading>
        <Text tone="soft">{t("tour.nearest.text")}</Text>
      </Stack>
      {cards.map((card) => (
        <TourCard key={card.package_id} card={card} rooms={rooms} isEager={false} actions={actions} />
      ))}
    </section>
  );
}

/** Origin and destination of the search, with the names of the answer. */
function endsOf({ list, ends }: TourSearchData, query: URLSearchParams, locale: Locale): NamedEnds {
  const end = (name: "origin" | "destination") =>
    list === null
      ? (ends?.[name] ?? null)
      : { id: query.get(`${name}_id`) ?? "", name: inLocale(list[name], "name", locale) };
  return { origin: end("origin"), destination: end("destination") };
}

/** Title of the search by its ends. */
const titleOf = ({ origin, destination }: NamedEnds, t: Translate): string =>
  origin && destination
    ? t("tour.searchTitle", { destination: destination.name, origin: origin.name })
    : t("tour.search.title");

/** The search form, the title, and the days around the wanted one. */
function Asked({ data, query, actions }: { data: TourSearchData; query: URLSearchParams; actions: ScreenActions }) {
  const t = useText();
  const environment = useEnvironment();
  const { locale } = environment;
  const { list } = data;
  const dates = stayOf(query);
  const parties = partiesOf(query);
  const ends = endsOf(data, query, locale);
  return (
    <ListHead
      title={titleOf(ends, t)}
      summary={
        dates &&
        t("tour.searchSummary", {
          range: formatDateRange(dates.checkIn, dates.checkOut, environment),
          nights: formatNights(dates.lengthOfStay, locale),
          guests: partiesText(parties, t),
        })
      }
      neighbours={
        list && (
          <>
            <Flex list={list} query={query} />
            <TourStrip list={list} query={query} />
          </>
        )
      }
    >
      <TourSearch
        {...ends}
        dates={dates}
        typed={typedStayOf(query)}
        errors={errorsByField(data.errors)}
        parties={parties}
        shown={withNames(query, ends)}
        actions={actions}
      />
    </ListHead>
  );
}

/** R55: departures between two places around a day, each priced for the whole party. */
export function TourSearchScreen({ data, actions }: ScreenProps<TourSearchData>) {
  const t = useText();
  const environment = useEnvironment();
  const query = new URLSearchParams(data.query);
  const { list, errors } = data;
  const rooms = formatRooms(partiesOf(query));
  const isByDay = !query.has("sort");
  return (
    <Container>
      <Asked data={data} query={query} actions={actions} />
      <GrownNote ages={grownOf(query)} />
      <Results
        table={tourSearchTable}
        path={PATH}
        query={query}
        list={list}
        errors={errors}
        card={(card, index) => (
          <TourCard key={card.package_id} card={card} rooms={rooms} isEager={index === 0} actions={actions} />
        )}
        {...(isByDay && {
          groupOf: ({ days_away, date }: Card) =>
            days_away === 0
              ? t("tour.group.exact", { date: formatDate(date, environment, "full") })
              : t("tour.group.near"),
        })}
        actions={actions}
      />
      {list && <Nearest cards={list.nearest} rooms={rooms} actions={actions} />}
      <ListPath
        crumbs={[{ name: t("tour.home.title"), address: addressOf("tours") }]}
        current={titleOf(endsOf(data, query, environment.locale), t)}
      />
    </Container>
  );
}
