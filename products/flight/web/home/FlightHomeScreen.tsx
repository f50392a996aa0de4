import * as styles from "#app/src/features/editorial/Editorial.css.ts";
import { EditorialBand } from "#app/src/features/editorial/EditorialBand.tsx";
import { useText } from "#app/src/messages/words.ts";
import type { ScreenActions } from "#app/src/page/actions.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import type { ScreenProps } from "#app/src/page/page.ts";
import { Accordion } from "#design-system/components/Accordion/Accordion.tsx";
import { Button } from "#design-system/components/Button/Button.tsx";
import { EmptyState } from "#design-system/components/EmptyState/EmptyState.tsx";
import { Columns, Container, Stack } from "#design-system/components/Layout/Layout.tsx";
import { Surface } from "#design-system/components/Surface/Surface.tsx";
import { Heading, Hidden, Text } from "#design-system/components/Text/Text.tsx";
import { addressOf } from "#domain/addresses/routes.ts";
import { inLocale } from "#domain/text/in-locale.ts";
import { formatMoneyText } from "#domain/text/money.ts";
import { formatNumber } from "#domain/text/numbers.ts";
import type { FlightHomeValue } from "#products/flight/contract/flight-routes.shapes.ts";
import { FlightSearchForm } from "#products/flight/web/FlightSearchForm.tsx";
import { wishOf } from "#products/flight/web/flight-query.ts";
import { RouteTile, type RouteTileProps } from "#products/flight/web/RouteTile.tsx";
import * as own from "#products/flight/web/routes.css.ts";
import { ProductSearch } from "#products/searches.tsx";
import type { FlightHomeData } from "./load.ts";
import { questionsOfFlights } from "./questions.ts";

/** Picture of the page. */
const SCENE = { slug: "Flights", city: "Tehran", hour: "dawn", view: "skyline" } as const;

function Search({ actions }: { actions: ScreenActions }) {
  const t = useText();
  return (
    <section className={styles.search} aria-labelledby="search">
      <Surface look="floating" padding="lg">
        <Hidden as="h2" id="search">
          {t("flight.search.title")}
        </Hidden>
        <ProductSearch kind="flight" actions={actions}>
          <FlightSearchForm actions={actions} origin={null} destination={null} wish={wishOf(new URLSearchParams())} />
        </ProductSearch>
      </Surface>
    </section>
  );
}

type ShelfProps = { id: string; title: string; text: string; routes: readonly RouteTileProps["route"][] };

/** Some routes for one reason. */
function Shelf({ id, title, text, routes }: ShelfProps) {
  if (routes.length === 0) return null;
  return (
    <section className={styles.shelf} aria-labelledby={id}>
      <Stack gap="xxs">
        <Heading level={2} id={id}>
          {title}
        </Heading>
        <Text tone="soft">{text}</Text>
      </Stack>
      <Columns rail="tiles" count="four" gap="md">
        {routes.map((route) => (
          <RouteTile key={`${route.origin.id} ${route.destination.id}`} route={route} />
        ))}
      </Columns>
    </section>
  );
}

/** The cities that flights leave from, each a page. */
function Origins({ origins }: Pick<FlightHomeValue, "origins">) {
  const t = useText();
  const { locale } = useEnvironment();
  return (
    <section className={styles.shelf} aria-labelledby="origins">
      <Heading level={2} id="origins">
        {t("flightRoutes.origins")}
      </Heading>
      <ul className={own.origins}>
        {origins.map((city) => (
          <li key={city.id}>
            <a className={own.origin} href={addressOf("flightsFrom", { originName: city.slug })}>
              <span>
                <span className={own.originName}>{inLocale(city, "name", locale)}</span>{" "}
                <span className={own.originCount}>{t("flightRoutes.origin.count", { count: city.route_count })}</span>
              </span>{" "}
              <span>{t("flightRoutes.origin.from", { amount: formatMoneyText(city.from_price, locale) })}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Questions() {
  const t = useText();
  const { locale } = useEnvironment();
  return (
    <section className={styles.shelf} aria-labelledby="questions">
      <Heading level={2} id="questions">
        {t("flightRoutes.questions")}
      </Heading>
      <div>
        {questionsOfFlights(t, locale).map(({ subject, question, answer }) => (
          <Accordion key={subject} title={question}>
            <Text isMeasured>{answer}</Text>
          </Accordion>
        ))}
      </div>
    </section>
  );
}

/** Flights: their search, cheap days, main routes, the cities that they leave from, and short questions. */
export function FlightHomeScreen({ data: { home }, actions }: ScreenProps<FlightHomeData>) {
  const t = useText();
  const { locale } = useEnvironment();
  const days = formatNumber(home.days, locale);
  return (
    <>
      <EditorialBand
        title={t("flightRoutes.home.title")}
        lead={t("flightRoutes.home.lead")}
        image={SCENE}
        isSearchNext
      />
      <Container>
        <Search actions={actions} />
        {home.origins.length === 0 ? (
          <EmptyState title={t("flightRoutes.none")} text={t("flightRoutes.none.text")}>
            <Button look="outline" href={addressOf("iranHotels")}>
              {t("shell.nav.iran")}
            </Button>
          </EmptyState>
        ) : (
          <>
            <Shelf
              id="routes"
              title={t("flightRoutes.routes")}
              text={t("flightRoutes.routes.text", { days })}
              routes={home.routes}
            />
            <Shelf id="deals" title={t("flightRoutes.deals")} text={t("flightRoutes.deals.text")} routes={home.deals} />
            <Origins origins={home.origins} />
          </>
        )}
        <Questions />
      </Container>
    </>
  );
}
