import { PriceAlert } from "#app/src/features/price-alert/PriceAlert.tsx";
import { ListPath } from "#app/src/features/results/ListPath.tsx";
import { ListTitle } from "#app/src/features/results/ListTitle.tsx";
import * as styles from "#app/src/features/results/list-page.css.ts";
import { errorsByField } from "#app/src/features/results/load-list.ts";
import { Results } from "#app/src/features/results/Results.tsx";
import { withNames } from "#app/src/features/search/last-search.ts";
import { useText } from "#app/src/messages/words.ts";
import type { ScreenActions } from "#app/src/page/actions.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import type { ScreenProps } from "#app/src/page/page.ts";
import { Button } from "#design-system/components/Button/Button.tsx";
import { EmptyState } from "#design-system/components/EmptyState/EmptyState.tsx";
import { Container } from "#design-system/components/Layout/Layout.tsx";
import { Notice } from "#design-system/components/Notice/Notice.tsx";
import { Text } from "#design-system/components/Text/Text.tsx";
import { addressOf, pathTo } from "#domain/addresses/routes.ts";
import type { Locale } from "#domain/enums/enums.ts";
import { formatDate } from "#domain/text/dates.ts";
import { inLocale } from "#domain/text/in-locale.ts";
import { formatMoneyText } from "#domain/text/money.ts";
import type { FlightSearchValue } from "#products/flight/contract/flight.shapes.ts";
import { ChosenFlight } from "#products/flight/web/ChosenFlight.tsx";
import { FareStrip, stripUnit } from "#products/flight/web/FareStrip.tsx";
import { FlightCard } from "#products/flight/web/FlightCard.tsx";
import { FlightSearch } from "#products/flight/web/FlightSearch.tsx";
import { directionTable, flightTable } from "#products/flight/web/filters.ts";
import * as own from "#products/flight/web/flight.css.ts";
import { dayAddress, peopleIn, routeAddress, typedDaysOf, wishOf } from "#products/flight/web/flight-query.ts";
import { flightsOf } from "#products/flight/web/flights-of.ts";
import { nearRouteText } from "#products/flight/web/near-route-text.ts";
import { routePage } from "#products/flight/web/route-address.ts";
import type { FlightSearchData } from "./load.ts";

const PATH = pathTo("flightSearch");

type AskedProps = { data: FlightSearchData; query: URLSearchParams; actions: ScreenActions };

/** The cities of the search, by the answer or, where it was refused, by what was asked. */
function endOf(
  { list, ends }: FlightSearchData,
  query: URLSearchParams,
  name: "origin" | "destination",
  locale: Locale,
) {
  if (list === null) return ends?.[name] ?? null;
  return { id: query.get(`${name}_city_id`) ?? "", name: inLocale(list[name], "name", locale) };
}

/** The search form. */
function Asked({ data, query, actions }: AskedProps) {
  const { locale } = useEnvironment();
  const origin = endOf(data, query, "origin", locale);
  const destination = endOf(data, query, "destination", locale);
  return (
    <div className={styles.search}>
      <FlightSearch
        origin={origin}
        destination={destination}
        wish={wishOf(query)}
        typed={typedDaysOf(query)}
        shown={withNames(query, { origin, destination })}
        errors={errorsByField(data.errors)}
        actions={actions}
      />
    </div>
  );
}

/** Title of the list by its two ends; of a return it names the way that is being chosen, whose ends they are. */
function Title({ data, query }: Omit<AskedProps, "actions">) {
  const t = useText();
  const { locale } = useEnvironment();
  const ends = [endOf(data, query, "origin", locale), endOf(data, query, "destination", locale)] as const;
  const { direction, return_date } = data.list ?? { direction: "outbound", return_date: null };
  const [from, to] = direction === "inbound" ? ends.toReversed() : ends;
  const title = return_date === null ? "flight.title" : (`flight.title.${direction}` as const);
  return (
    <ListTitle title={from && to ? t(title, { origin: from.name, destination: to.name }) : t("flight.search.title")} />
  );
}

/** True when all flights on the day that is asked about are sold out for the party. */
const isSoldOut = ({ strip, direction, return_date, departure_date }: FlightSearchValue): boolean => {
  const day = direction === "inbound" ? return_date : departure_date;
  return strip.some(({ date, state }) => date === day && state === "full");
};

/**
 * The lowest total of the search, or a place where all are sold out, waited for. In the second step one half of the journey
 * is chosen already.
 */
function Alert({
  list,
  actions,
  isTool = false,
}: {
  list: FlightSearchValue;
  actions: ScreenActions;
  isTool?: boolean;
}) {
  const { origin, destination, departure_date, return_date, adult_count, child_count, infant_count } = list;
  const waitsFor = list.full_count > 0 ? "price" : "place";
  if (list.direction === "inbound" || (waitsFor === "place" && !isSoldOut(list))) return null;
  return (
    <PriceAlert
      subject={{
        kind: "flight",
        waitsFor,
        asked: {
          origin_city_id: origin.id,
          destination_city_id: destination.id,
          departure_date,
          ...(return_date !== null && { return_date }),
          adult_count,
          child_count,
          infant_count,
          class: list.class,
        },
      }}
      actions={actions}
      isTool={isTool}
    />
  );
}

/** For whom the prices of the list are, of a return both ways, said once for all of them; and the unit of the days. */
function PricesOf({ list }: { list: FlightSearchValue }) {
  const t = useText();
  return (
    <Text as="span" size="caption" tone="mute">
      {t(list.return_date === null ? "flight.prices.oneWay" : "flight.prices.both", { people: peopleIn(list) })} ·{" "}
      {t(stripUnit(list))}
    </Text>
  );
}

/** No flight at all on this day: the nearest days that have some, or the nearest airports. */
function NoFlights({
  list,
  query,
  actions,
}: {
  list: FlightSearchValue;
  query: URLSearchParams;
  actions: ScreenActions;
}) {
  const t = useText();
  const environment = useEnvironment();
  const { nearest, near_routes = [] } = list;
  const days = nearest.flatMap(({ date, min_price }) => {
    const address = dayAddress(list, query, date);
    return address === null || min_price === null ? [] : [{ date, min_price, address }];
  });
  return (
    <EmptyState
      title={t(isSoldOut(list) ? "flight.none.full" : "flight.none")}
      text={t(
        days.length > 0 ? "flight.none.near" : near_routes.length > 0 ? "flight.none.routes" : "flight.none.text",
      )}
    >
      {days.length > 0 && (
        <nav aria-label={t("flight.near")} className={own.nearDays}>
          {days.map(({ date, min_price, address }) => (
            <Button key={date} look="outline" href={address}>
              {t("flight.near.day", {
                date: formatDate(date, environment, "day"),
                amount: formatMoneyText(min_price, environment.locale),
              })}
            </Button>
          ))}
        </nav>
      )}
      {near_routes.length > 0 && (
        <nav aria-label={t("flight.near.routes")} className={own.nearDays}>
          {near_routes.map((route) => (
            <Button key={`${route.origin.id} ${route.destination.id}`} look="outline" href={routeAddress(list, route)}>
              {nearRouteText(route, t, environment)}
            </Button>
          ))}
        </nav>
      )}
      <Alert list={list} actions={actions} />
    </EmptyState>
  );
}

/** The pages that the search is part of: all flights, those of its first city, and its route. */
function Path({ data: { list } }: Pick<AskedProps, "data">) {
  const t = useText();
  const { locale } = useEnvironment();
  const flights = { name: t("flight.crumb"), address: addressOf("flights") };
  if (list === null) return <ListPath crumbs={[flights]} current={t("flight.search.title")} />;
  const { origin, destination } = list;
  const names = { origin: inLocale(origin, "name", locale), destination: inLocale(destination, "name", locale) };
  return (
    <ListPath
      crumbs={[
        flights,
        {
          name: t("flight.crumb.from", names),
          address: addressOf("flightsFrom", { originName: origin.slug }),
        },
        { name: t("flight.title", names), address: routePage(list) },
      ]}
      current={t("flight.crumb.search")}
    />
  );
}

/** R64: flights between two cities on a day, or there and back in two steps, each priced for the whole party. */
export function FlightSearchScreen({ data, actions }: ScreenProps<FlightSearchData>) {
  const t = useText();
  const query = new URLSearchParams(data.query);
  const { list, errors } = data;
  const isEmpty = list !== null && list.full_count === 0;
  const gone = list?.is_outbound_gone && (
    <Notice look="warning" isAlert>
      {t("flight.step.gone")}
    </Notice>
  );
  return (
    <Container>
      <Asked data={data} query={query} actions={actions} />
      {list && (
        <div className={styles.section}>
          {list.outbound && <ChosenFlight offer={list.outbound} list={list} />}
          <div className={own.days}>
            <div className={own.strip}>
              <FareStrip list={list} query={query} />
            </div>
            <div className={own.beside}>{!isEmpty && <Alert list={list} actions={actions} />}</div>
          </div>
        </div>
      )}
      {isEmpty ? (
        <>
          <Title data={data} query={query} />
          {gone}
          <NoFlights list={list} query={query} actions={actions} />
        </>
      ) : (
        <Results
          table={list?.return_date ? directionTable : flightTable}
          path={PATH}
          query={query}
          list={list && { ...list, items: flightsOf(list.items) }}
          errors={errors}
          title={<Title data={data} query={query} />}
          about={list && <PricesOf list={list} />}
          tool={list && <Alert list={list} actions={actions} isTool />}
          notice={gone}
          card={(offers) => list && <FlightCard key={offers[0]?.offer_id} offers={offers} list={list} />}
          actions={actions}
        />
      )}
      <Path data={data} />
    </Container>
  );
}
