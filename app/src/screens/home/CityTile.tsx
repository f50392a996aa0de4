import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Picture } from "#design-system/components/Picture/Picture.tsx";
import { Text } from "#design-system/components/Text/Text.tsx";
import { addressOf } from "#domain/addresses/routes.ts";
import type { PopularCity } from "#domain/contract/content.shapes.ts";
import { inLocale } from "#domain/text/in-locale.ts";
import { formatMoneyText } from "#domain/text/money.ts";
import * as styles from "./HomeScreen.css.ts";

/** A city at a glance: its horizon, how many properties it has and where prices start. */
export function CityTile({ popular }: { popular: PopularCity }) {
  const t = useText();
  const { locale } = useEnvironment();
  const { city, image, from_price } = popular;
  const name = inLocale(city, "name", locale);
  return (
    <a className={styles.tile} href={addressOf("city", { destinationName: city.slug })}>
      <Picture scene={image} alt="" width={400} height={300} className={styles.tilePicture} />
      <span className={styles.tileText}>
        <Text as="span" size="title">
          {name}
        </Text>
        <Text as="span" size="caption" tone="mute">
          {t("home.city.count", { count: city.property_count })}
        </Text>
        {from_price !== null && (
          <Text as="span" size="caption" tone="soft">
            {t("home.city.from", { amount: formatMoneyText(from_price, locale) })}
          </Text>
        )}
      </span>
    </a>
  );
}
