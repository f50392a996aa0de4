import * as sections from "#app/src/features/editorial/Editorial.css.ts";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Heading } from "#design-system/components/Text/Text.tsx";
import { formatDuration } from "#domain/text/duration.ts";
import { namesIn } from "#products/flight/web/names-in.ts";
import * as own from "#products/flight/web/routes.css.ts";
import type { FlightRouteData } from "./load.ts";

/** The shortest time of the flight, its airlines and its airports. */
export function AboutRoute({ route }: FlightRouteData) {
  const t = useText();
  const { locale } = useEnvironment();
  const { flown, origin_airports, destination_airports } = route;
  const facts: [term: string, value: string][] = [
    [t("flightRoutes.route.from"), namesIn(origin_airports, locale)],
    [t("flightRoutes.route.to"), namesIn(destination_airports, locale)],
  ];
  if (flown !== null) {
    const duration = formatDuration(flown.minutes, locale);
    facts.unshift(
      [
        t("flightRoutes.route.duration"),
        flown.stops === 0
          ? t("flightRoutes.route.direct", { duration })
          : t("flightRoutes.route.stops", { duration, stops: flown.stops }),
      ],
      [t("flightRoutes.route.carriers"), namesIn(flown.carriers, locale)],
    );
  }
  return (
    <section className={sections.shelf} aria-labelledby="about">
      <Heading level={2} id="about">
        {t("flightRoutes.route.about")}
      </Heading>
      <dl className={own.facts}>
        {facts.map(([term, value]) => [
          <dt key={`${term} term`} className={own.term}>
            {term}
          </dt>,
          <dd key={term}>{value}</dd>,
        ])}
      </dl>
    </section>
  );
}
