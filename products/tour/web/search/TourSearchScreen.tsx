import { ListHead } from "#app/src/features/results/ListHead.tsx";
import { ListPath } from "#app/src/features/results/ListPath.tsx";
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
import { ToolButton } from "#design-system/components/ActionBar/ToolBar.tsx";
import { Container, Stack } from "#design-system/components/Layout/Layout.tsx";
import { Heading, Text } from "#design-system/components/Text/Text.tsx";
import { addressOf, pathTo } from "#domain/addresses/routes.ts";
import type { Locale } from "#domain/enums/enums.ts";
import { formatRooms } from "#domain/rooms.ts";
import { formatDateRange, formatNights } from "#domain/text/dates.ts";
import { inLocale } from "#domain/text/in-locale.ts";
import type { TourResult } from "#products/tour/contract/tour-card.shapes.ts";
import { tourSearchTable } from "#products/tour/web/filters.ts";
import { TourCard } from "#products/tour/web/TourCard.tsx";
import { DAYS, TourDays } from "#products/tour/web/TourDays.tsx";
import { TourSearch } from "#products/tour/web/TourSearch.tsx";
import * as own from "#products/tour/web/tour.css.ts";
import type { TourSearchData } from "./load.ts";

const PATH = pathTo("tourSearch");

/** A tour in one list: with another first package it is another card, with its own choice of a day. */
const keyOf = ({ package_id }: TourResult): string => String(package_id);

/** The nearest departures before and after the wanted days, when those have none. */
function Nearest({ tours, rooms, actions }: { tours: readonly TourResult[]; rooms: string; actions: ScreenActions }) {
  const t = useText();
  if (tours.length === 0) return null;
  return (
    <section className={own.near} aria-labelledby="nearest">
      <Stack gap="xxs">
        <Heading level={2} id="nearest">
          {t("tour.nearest")}
        </Heading>
        <Text tone="soft">{t("tour.nearest.text")}</Text>
      </Stack>
      {tours.map((tour) => (
        <TourCard key={keyOf(tour)} tour={tour} rooms={rooms} isEager={false} actions={actions} />
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
  const { audience, locale } = useEnvironment();
  const query = new URLSearchParams(data.query);
  const { list, errors } = data;
  const rooms = formatRooms(partiesOf(query));
  return (
    <Container>
      <Asked data={data} query={query} actions={actions} />
      <GrownNote ages={grownOf(query)} />
      {list && <TourDays list={list} query={query} />}
      <Results
        table={tourSearchTable(audience)}
        path={PATH}
        query={query}
        list={list}
        errors={errors}
        card={(tour, index) => (
          <TourCard key={keyOf(tour)} tour={tour} rooms={rooms} isEager={index === 0} actions={actions} />
        )}
        tool={list && <ToolButton icon="calendar" label={t("tour.flex.tool")} opens={DAYS} />}
        actions={actions}
      />
      {list && <Nearest tours={list.nearest} rooms={rooms} actions={actions} />}
      <ListPath
        crumbs={[{ name: t("tour.home.title"), address: addressOf("tours") }]}
        current={titleOf(endsOf(data, query, locale), t)}
      />
    </Container>
  );
}
