import * as sections from "#app/src/features/editorial/Editorial.css.ts";
import { ListHead } from "#app/src/features/results/ListHead.tsx";
import { ListPath } from "#app/src/features/results/ListPath.tsx";
import * as styles from "#app/src/features/results/list-page.css.ts";
import { tiles } from "#app/src/features/results/PlaceTile.css.ts";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import type { ScreenProps } from "#app/src/page/page.ts";
import { Chip } from "#design-system/components/Badge/Badge.tsx";
import { EmptyState } from "#design-system/components/EmptyState/EmptyState.tsx";
import { Container, Inline } from "#design-system/components/Layout/Layout.tsx";
import { Heading, Text } from "#design-system/components/Text/Text.tsx";
import { addressOf } from "#domain/addresses/routes.ts";
import { formatDistance } from "#domain/text/distance.ts";
import { inLocale } from "#domain/text/in-locale.ts";
import { formatMoneyText } from "#domain/text/money.ts";
import { formatNumber } from "#domain/text/numbers.ts";
import type { FlightOriginValue } from "#products/flight/contract/flight-routes.shapes.ts";
import { namesIn } from "#products/flight/web/names-in.ts";
import { RouteSearch } from "#products/flight/web/RouteSearch.tsx";
import { RouteTile } from "#products/flight/web/RouteTile.tsx";
import { toTenKilometres } from "#products/flight/web/to-ten-kilometres.ts";
import type { FlightOriginData } from "./load.ts";

/** The near cities that flights leave from, each a page. */
function Near({ near }: Pick<FlightOriginValue, "near">) {
  const t = useText();
  const { locale } = useEnvironment();
  return near.map((city) => (
    <Chip key={city.id} href={addressOf("flightsFrom", { originName: city.slug })}>
      {t("flightRoutes.from.near.city", {
        city: inLocale(city, "name", locale),
        away: formatDistance(toTenKilometres(city.meters), locale),
        amount: formatMoneyText(city.from_price, locale),
      })}
    </Chip>
  ));
}

/** Flights from one city: where to, from which fare, and the airports near it. */
export function FlightOriginScreen({ data: { from }, actions }: ScreenProps<FlightOriginData>) {
  const t = useText();
  const { locale } = useEnvironment();
  const { destinations, near, airports } = from;
  const origin = inLocale(from.origin, "name", locale);
  const title = t("flight.crumb.from", { origin });
  const nearby = near.length > 0 && (
    <Inline gap="xs" justify={destinations.length > 0 ? "start" : "center"}>
      <Near near={near} />
    </Inline>
  );
  return (
    <Container>
      <ListHead title={title}>
        <RouteSearch origin={from.origin} actions={actions} />
      </ListHead>
      {destinations.length === 0 ? (
        <EmptyState
          title={t("flightRoutes.from.none", { origin })}
          text={t(near.length > 0 ? "flightRoutes.from.none.near" : "flightRoutes.none.text")}
        >
          {nearby}
        </EmptyState>
      ) : (
        <div className={styles.section}>
          <Text tone="soft" isMeasured>
            {t("flightRoutes.from.lead", {
              count: destinations.length,
              airports: namesIn(airports, locale),
              days: formatNumber(from.days, locale),
            })}
          </Text>
          <div className={tiles}>
            {destinations.map((route) => (
              <RouteTile key={route.destination.id} route={route} isFromHere />
            ))}
          </div>
          {nearby && (
            <section className={sections.shelf} aria-labelledby="near">
              <Heading level={2} id="near">
                {t("flightRoutes.from.near", { origin })}
              </Heading>
              {nearby}
            </section>
          )}
        </div>
      )}
      <ListPath crumbs={[{ name: t("flight.crumb"), address: addressOf("flights") }]} current={title} />
    </Container>
  );
}
