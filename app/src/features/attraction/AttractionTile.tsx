import { useEnvironment } from "#app/src/page/environment.ts";
import { Picture } from "#design-system/components/Picture/Picture.tsx";
import { Text } from "#design-system/components/Text/Text.tsx";
import { addressOf } from "#domain/addresses/routes.ts";
import type { AttractionSummary } from "#domain/contract/attraction.shapes.ts";
import { inLocale } from "#domain/text/in-locale.ts";
import * as styles from "./AttractionTile.css.ts";

export const attractionAddress = ({ city_slug, id }: Pick<AttractionSummary, "city_slug" | "id">): string =>
  addressOf("attraction", { destinationName: city_slug, attractionId: String(id) });

/** A sight and the way to its page. */
export function AttractionTile({ attraction }: { attraction: AttractionSummary }) {
  const { locale } = useEnvironment();
  return (
    <a className={styles.tile} href={attractionAddress(attraction)}>
      <Picture scene={attraction.image} alt="" width={480} height={270} className={styles.picture} />
      <span className={styles.text}>
        <Text as="span" size="title">
          {inLocale(attraction, "name", locale)}
        </Text>
        <Text as="span" size="caption" tone="mute">
          {inLocale(attraction, "kind", locale)}
        </Text>
      </span>
    </a>
  );
}
