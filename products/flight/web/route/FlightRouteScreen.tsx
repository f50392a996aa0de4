import * as sections from "#app/src/features/editorial/Editorial.css.ts";
import { ListHead } from "#app/src/features/results/ListHead.tsx";
import { ListPath } from "#app/src/features/results/ListPath.tsx";
import * as styles from "#app/src/features/results/list-page.css.ts";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import type { ScreenProps } from "#app/src/page/page.ts";
import { Button } from "#design-system/components/Button/Button.tsx";
import { EmptyState } from "#design-system/components/EmptyState/EmptyState.tsx";
import { Container, Stack } from "#design-system/components/Layout/Layout.tsx";
import { Picture } from "#design-system/components/Picture/Picture.tsx";
import { Heading, Text } from "#design-system/components/Text/Text.tsx";
import { addressOf } from "#domain/addresses/routes.ts";
import { formatDate } from "#domain/text/dates.ts";
import { formatMoneyText } from "#domain/text/money.ts";
import { formatNumber } from "#domain/text/numbers.ts";
import { RouteSearch } from "#products/flight/web/RouteSearch.tsx";
import { searchOn } from "#products/flight/web/route-address.ts";
import * as own from "#products/flight/web/routes.css.ts";
import { AboutRoute } from "./AboutRoute.tsx";
import { FareMonths } from "./FareMonths.tsx";
import type { FlightRouteData } from "./load.ts";
import { lowestDay } from "./lowest-day.ts";
import { namesOf } from "./names-of.ts";
import { NearRoutes, Onwards } from "./Onwards.tsx";

/** Nothing to buy on any day: the routes that there are near it. */
function NoDays({ route }: FlightRouteData) {
  const t = useText();
  const { locale } = useEnvironment();
  const isFull = route.days.some(({ state }) => state === "full");
  const words = { ...namesOf(route, locale), days: formatNumber(route.days.length, locale) };
  return (
    <EmptyState
      title={t(isFull ? "flightRoutes.route.full" : "flightRoutes.route.none", words)}
      text={t(route.near.length > 0 ? "flightRoutes.route.none.near" : "flightRoutes.route.none.text")}
    >
      <div className={own.links}>
        {route.near.length > 0 ? (
          <NearRoutes near={route.near} />
        ) : (
          <Button look="outline" href={addressOf("flights")}>
            {t("flight.crumb")}
          </Button>
        )}
      </div>
    </EmptyState>
  );
}

/** The coming days with their lowest fares, and the cheapest of them in words. */
function Days({ route }: FlightRouteData) {
  const t = useText();
  const environment = useEnvironment();
  const { locale } = environment;
  const lowest = lowestDay(route.days);
  if (lowest === null) return <NoDays route={route} />;
  return (
    <section className={sections.shelf} aria-labelledby="days">
      <Stack gap="xxs">
        <Heading level={2} id="days">
          {t("flightRoutes.route.days", { days: formatNumber(route.days.length, locale) })}
        </Heading>
        <Text>
          {t("flightRoutes.route.lowest", {
            date: formatDate(lowest.date, environment, "day"),
            amount: formatMoneyText(lowest.min_price, locale),
          })}
        </Text>
        <Text size="caption" tone="mute">
          {t("flightRoutes.route.days.unit")}
        </Text>
      </Stack>
      <FareMonths days={route.days} lowest={lowest.min_price} addressOn={(date) => searchOn(route, date)} />
    </section>
  );
}

/** Flights from one city to another: a month of fares, how the route is flown, and where to go on from it. */
export function FlightRouteScreen({ data: { route }, actions }: ScreenProps<FlightRouteData>) {
  const t = useText();
  const { locale } = useEnvironment();
  const { origin, destination } = route;
  const names = namesOf(route, locale);
  const title = t("flight.title", names);
  return (
    <Container>
      <ListHead title={title}>
        <RouteSearch origin={origin} destination={destination} actions={actions} />
      </ListHead>
      <div className={styles.section}>
        <div className={own.route}>
          <Days route={route} />
          <div className={own.aboutRoute}>
            <Picture scene={destination.image} alt="" width={400} height={250} className={own.routePicture} />
            <AboutRoute route={route} />
          </div>
        </div>
        <Onwards route={route} />
      </div>
      <ListPath
        crumbs={[
          { name: t("flight.crumb"), address: addressOf("flights") },
          {
            name: t("flight.crumb.from", { origin: names.origin }),
            address: addressOf("flightsFrom", { originName: origin.slug }),
          },
        ]}
        current={title}
      />
    </Container>
  );
}
