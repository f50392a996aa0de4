import { FromPrice } from "#app/src/features/price/FromPrice.tsx";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Button } from "#design-system/components/Button/Button.tsx";
import { Hidden, Text } from "#design-system/components/Text/Text.tsx";
import { formatDate } from "#domain/text/dates.ts";
import { inLocale } from "#domain/text/in-locale.ts";
import type { DetailsValue } from "#products/stay/contract/stay.shapes.ts";
import type { PropertyData } from "./load.ts";
import * as styles from "./PropertyScreen.css.ts";
import { pageAddress } from "./page-address.ts";

type KindOfRoom = DetailsValue["room_types"][number];

/** Lowest price of a kind of room; an answer of the previous version has none. */
const priceOf = (room: KindOfRoom): number => room.from_price ?? Number.POSITIVE_INFINITY;

/** Kinds of room from the cheapest on; those without a price last, in their own order. */
export const pricedFirst = (rooms: readonly KindOfRoom[]): KindOfRoom[] =>
  rooms.toSorted((one, other) => (priceOf(one) < priceOf(other) ? -1 : Number(priceOf(one) > priceOf(other))));

/** Reason why a kind of room has no lowest price. */
const unpriced = ({ blocking, capacity, extra_capacity }: KindOfRoom) => {
  if (blocking !== undefined) return "property.room.closed";
  return capacity + extra_capacity < 2 ? "property.room.one" : "sale.price.none";
};

/** Before there are dates: the lowest price of a kind of room, and the way to the stay that costs it. */
export function RoomFrom({ room, data }: { room: KindOfRoom; data: Pick<PropertyData, "details" | "wish"> }) {
  const t = useText();
  const environment = useEnvironment();
  const { from_price, from_rack, from_date, from_nights } = room;
  if (from_price === null || from_date === null) {
    return (
      <Text size="small" tone="mute">
        {t(unpriced(room))}
      </Text>
    );
  }
  const stay = { check_in: from_date, length_of_stay: from_nights ?? 1 };
  return (
    <div className={styles.roomFrom}>
      <FromPrice amount={from_price} rack={from_rack} date={null} href={null} />
      <Button look="outline" href={`${pageAddress(data, stay)}#rooms`}>
        {t("property.room.on", { date: formatDate(from_date, environment, "short") })}
        <Hidden>{` ${inLocale(room, "name", environment.locale)}`}</Hidden>
      </Button>
    </div>
  );
}
