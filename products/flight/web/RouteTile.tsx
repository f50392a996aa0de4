import { PlaceTile } from "#app/src/features/results/PlaceTile.tsx";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { formatDate } from "#domain/text/dates.ts";
import { inLocale } from "#domain/text/in-locale.ts";
import { formatMoneyText } from "#domain/text/money.ts";
import { formatPercent } from "#domain/text/numbers.ts";
import { routeText } from "#domain/text/route-text.ts";
import type { RouteFare } from "#products/flight/contract/flight-routes.shapes.ts";
import { routePage } from "./route-address.ts";

export type RouteTileProps = {
  route: RouteFare & { usual_price?: number };
  /** True where the page is of the origin: the tile names the destination alone. */
  isFromHere?: boolean;
};

/** A route with its lowest fare and the day of it, and with how far that is below the usual. */
export function RouteTile({ route, isFromHere = false }: RouteTileProps) {
  const t = useText();
  const environment = useEnvironment();
  const { locale } = environment;
  const { destination, date, min_price, usual_price } = route;
  const saved = usual_price === undefined ? null : Math.round((1 - min_price / usual_price) * 100);
  return (
    <PlaceTile
      address={routePage(route)}
      scene={destination.image}
      name={isFromHere ? inLocale(destination, "name", locale) : routeText(route, locale)}
      price={t("flightRoutes.fare.from", { amount: formatMoneyText(min_price, locale) })}
      facts={[
        formatDate(date, environment, "day"),
        ...(saved === null ? [] : [t("flightRoutes.deal", { share: formatPercent(saved, locale) })]),
      ]}
    />
  );
}
