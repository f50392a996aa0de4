import * as sections from "#app/src/features/editorial/Editorial.css.ts";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Chip } from "#design-system/components/Badge/Badge.tsx";
import { Heading } from "#design-system/components/Text/Text.tsx";
import { addressOf } from "#domain/addresses/routes.ts";
import { formatDate } from "#domain/text/dates.ts";
import { formatMoneyText } from "#domain/text/money.ts";
import type { NearRoute } from "#products/flight/contract/flight-routes.shapes.ts";
import { nearRouteText } from "#products/flight/web/near-route-text.ts";
import { routePage } from "#products/flight/web/route-address.ts";
import * as own from "#products/flight/web/routes.css.ts";
import type { FlightRouteData } from "./load.ts";
import { lowestDay } from "./lowest-day.ts";
import { namesOf } from "./names-of.ts";

/** Routes from or to near airports, each a page. */
export function NearRoutes({ near }: { near: readonly NearRoute[] }) {
  const t = useText();
  const environment = useEnvironment();
  return near.map((route) => (
    <Chip key={`${route.origin.id} ${route.destination.id}`} href={routePage(route)}>
      {nearRouteText(route, t, environment)}
    </Chip>
  ));
}

/** The way back with its lowest fare; without one the page of that route all the same. */
function Back({ route }: FlightRouteData) {
  const t = useText();
  const environment = useEnvironment();
  const { origin, destination, back } = route;
  const title = t("flightRoutes.route.back", namesOf(route, environment.locale));
  return (
    <Chip href={routePage({ origin: destination, destination: origin })}>
      {back === null
        ? title
        : t("flightRoutes.route.back.from", {
            title,
            date: formatDate(back.date, environment, "day"),
            amount: formatMoneyText(back.min_price, environment.locale),
          })}
    </Chip>
  );
}

/** Links on from a route: the way back, near airports, and stays and tours at its destination. */
export function Onwards({ route }: FlightRouteData) {
  const t = useText();
  const { locale } = useEnvironment();
  const { origin, destination, near, has_stays, has_tours } = route;
  const names = namesOf(route, locale);
  return (
    <>
      {near.length > 0 && lowestDay(route.days) !== null && (
        <section className={sections.shelf} aria-labelledby="near">
          <Heading level={2} id="near">
            {t("flightRoutes.route.near")}
          </Heading>
          <div className={own.links}>
            <NearRoutes near={near} />
          </div>
        </section>
      )}
      <section className={sections.shelf} aria-labelledby="next">
        <Heading level={2} id="next">
          {t("flightRoutes.route.next")}
        </Heading>
        <div className={own.links}>
          <Back route={route} />
          {has_stays && (
            <Chip href={addressOf("city", { destinationName: destination.slug })}>
              {t("flightRoutes.route.stays", names)}
            </Chip>
          )}
          {has_tours && (
            <Chip href={addressOf("tourListing", { destinationName: destination.slug })}>
              {t("flightRoutes.route.tours", names)}
            </Chip>
          )}
          <Chip href={addressOf("flightsFrom", { originName: origin.slug })}>{t("flightRoutes.route.all", names)}</Chip>
        </div>
      </section>
    </>
  );
}
