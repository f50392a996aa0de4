import { PlaceTile } from "#app/src/features/results/PlaceTile.tsx";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { addressOf } from "#domain/addresses/routes.ts";
import type { HomeValue } from "#domain/contract/content.shapes.ts";
import { formatDate } from "#domain/text/dates.ts";
import { inLocale } from "#domain/text/in-locale.ts";
import { formatMoneyText } from "#domain/text/money.ts";
import { Rail } from "./Rail.tsx";

/** Tours that are certain to leave, and the way to all tours; nothing where none is. */
export function Tours({ tours }: { tours: NonNullable<HomeValue["tours"]> }) {
  const t = useText();
  const environment = useEnvironment();
  const { locale } = environment;
  if (tours.length === 0) return null;
  return (
    <Rail
      id="tours"
      title={t("home.tours")}
      text={t("home.tours.text")}
      size="tiles"
      all={{ address: addressOf("tours"), words: t("home.tours.all") }}
    >
      {tours.map((tour) => (
        <PlaceTile
          key={tour.slug}
          address={addressOf("tour", { cityName: tour.city.slug, propertyName: tour.slug })}
          scene={tour.image}
          name={inLocale(tour, "title", locale)}
          price={t("home.city.from", { amount: formatMoneyText(tour.from_price, locale) })}
          facts={[formatDate(tour.date, environment, "day")]}
        />
      ))}
    </Rail>
  );
}

/** Routes of flights with their lowest fares, and the way to all flights; nothing where there is none. */
export function Flights({ flights }: { flights: NonNullable<HomeValue["flights"]> }) {
  const t = useText();
  const environment = useEnvironment();
  const { locale } = environment;
  if (flights.length === 0) return null;
  return (
    <Rail
      id="flights"
      title={t("home.flights")}
      text={t("home.flights.text")}
      size="tiles"
      all={{ address: addressOf("flights"), words: t("home.flights.all") }}
    >
      {flights.map(({ origin, destination, date, min_price }) => (
        <PlaceTile
          key={`${origin.id} ${destination.id}`}
          address={addressOf("flightRoute", { originName: origin.slug, destinationName: destination.slug })}
          scene={destination.image}
          name={t("home.flight.name", {
            origin: inLocale(origin, "name", locale),
            destination: inLocale(destination, "name", locale),
          })}
          price={t("home.city.from", { amount: formatMoneyText(min_price, locale) })}
          facts={[formatDate(date, environment, "day")]}
        />
      ))}
    </Rail>
  );
}
