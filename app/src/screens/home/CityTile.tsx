import { PlaceTile } from "#app/src/features/results/PlaceTile.tsx";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { addressOf } from "#domain/addresses/routes.ts";
import type { PopularCity } from "#domain/contract/content.shapes.ts";
import { inLocale } from "#domain/text/in-locale.ts";
import { formatMoneyText } from "#domain/text/money.ts";

/** A city at a glance: its horizon, how many properties it has and where prices start. */
export function CityTile({ popular }: { popular: PopularCity }) {
  const t = useText();
  const { locale } = useEnvironment();
  const { city, image, from_price } = popular;
  return (
    <PlaceTile
      address={addressOf("city", { destinationName: city.slug })}
      scene={image}
      name={inLocale(city, "name", locale)}
      price={from_price === null ? null : t("home.city.from", { amount: formatMoneyText(from_price, locale) })}
      facts={[t("home.city.count", { count: city.property_count })]}
    />
  );
}
