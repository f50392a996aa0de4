import { FromPrice } from "#app/src/features/price/FromPrice.tsx";
import { Total } from "#app/src/features/price/Total.tsx";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import type { Query } from "#domain/addresses/query.ts";
import { addressOf } from "#domain/addresses/routes.ts";
import type { FromPrice as FromPriceFacts, PropertyCard } from "#domain/contract/property-card.shapes.ts";
import { formatNightsAndRooms } from "#domain/text/dates.ts";

type Listed = Pick<PropertyCard, "slug" | "stay" | keyof FromPriceFacts> & {
  city: Pick<PropertyCard["city"], "slug">;
};

/** The address of a property's page. */
export const propertyAddress = ({ city, slug }: Pick<Listed, "city" | "slug">, query: Query): string =>
  addressOf("property", { cityName: city.slug, propertyName: slug }, query);

type ListedPriceProps = {
  listed: Listed;
  stayQuery: Query;
  /** The saving in words; null where it is not worth a word. */
  saving?: string | null;
};

/** Price of a property: the total of the stay asked for, or else the lowest price with its day. */
export function ListedPrice({ listed, stayQuery, saving }: ListedPriceProps) {
  const t = useText();
  const { locale } = useEnvironment();
  const { stay, from_price, from_rack, from_date, from_nights } = listed;
  if (stay === null) {
    const stayOfPrice = from_date && { check_in: from_date, length_of_stay: from_nights ?? 1 };
    const href = stayOfPrice && `${propertyAddress(listed, { ...stayQuery, ...stayOfPrice })}#rooms`;
    return <FromPrice amount={from_price} rack={from_rack} saving={saving ?? null} date={from_date} href={href} />;
  }
  return (
    <Total
      amount={stay.total}
      rack={stay.rack_total}
      saving={saving ?? null}
      isNarrow
      of={formatNightsAndRooms(stay.nights, stay.rooms, locale)}
      average={
        stay.nights * stay.rooms > 1
          ? { amount: stay.night_average, of: t(stay.rooms > 1 ? "sale.price.roomNight" : "sale.price.night") }
          : null
      }
    />
  );
}
