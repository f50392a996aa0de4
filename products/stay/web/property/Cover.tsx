import { memo } from "react";
import { FavoriteButton } from "#app/src/features/favorite/FavoriteButton.tsx";
import { Gallery } from "#app/src/features/gallery/Gallery.tsx";
import { kindText } from "#app/src/features/property-card/kind-text.ts";
import { ListedPrice } from "#app/src/features/property-card/ListedPrice.tsx";
import { useRecent } from "#app/src/features/recent/useRecent.ts";
import { ShareButton } from "#app/src/features/share/ShareButton.tsx";
import { useText } from "#app/src/messages/words.ts";
import type { ScreenActions } from "#app/src/page/actions.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Breadcrumb } from "#design-system/components/Breadcrumb/Breadcrumb.tsx";
import { Rating } from "#design-system/components/Rating/Rating.tsx";
import { Heading, Text } from "#design-system/components/Text/Text.tsx";
import { addressOf } from "#domain/addresses/routes.ts";
import { inLocale } from "#domain/text/in-locale.ts";
import { formatRating } from "#domain/text/numbers.ts";
import { DatesLine } from "../DatesLine.tsx";
import { BackLink } from "./BackLink.tsx";
import * as styles from "./Cover.css.ts";
import type { PropertyData } from "./load.ts";
import { PLACE } from "./places.ts";

type CoverProps = { data: PropertyData; actions: ScreenActions };

/** Name, rating, kind and district of a place, and the least price as long as there are no dates. */
function Title({ details, stay }: Pick<PropertyData, "details" | "stay">) {
  const t = useText();
  const { locale } = useEnvironment();
  const name = inLocale(details, "name", locale);
  const city = inLocale(details.city, "name", locale);
  const { average, count } = details.rating;
  return (
    <header className={styles.head}>
      <div className={styles.crumbs}>
        <Breadcrumb
          label={t("property.crumbs")}
          crumbs={[
            { name: t("common.home"), address: addressOf("home") },
            { name: city, address: addressOf("city", { destinationName: details.city.slug }) },
          ]}
          current={name}
        />
      </div>
      <div className={styles.titleRow}>
        <Heading level={1}>{name}</Heading>
        <Rating
          average={average}
          label={average === null ? "" : t("common.rating.of", { rating: formatRating(average, locale) })}
          caption={t("common.rating.count", { count })}
        />
      </div>
      <Text size="small" tone="soft">
        {[
          kindText(details, name, t),
          ...details.classes.map((value) => t(`propertyClasses.${value}`)),
          inLocale(details, "district", locale),
        ]
          .filter(Boolean)
          .join(" · ")}
      </Text>
      {stay === null && details.from_price !== null && details.is_bookable && (
        <div className={styles.fromPrice}>
          <ListedPrice listed={details} stayQuery={{}} />
        </div>
      )}
    </header>
  );
}

/** The beginning of the page: pictures, name and dates. On a telephone the pictures are its head, with the way back on them. */
export const Cover = memo(({ data, actions }: CoverProps) => {
  const { locale } = useEnvironment();
  const { details, stay, parties } = data;
  const name = inLocale(details, "name", locale);
  useRecent("viewed", { title: name, detail: inLocale(details.city, "name", locale) });
  return (
    <div className={styles.cover}>
      <Title details={details} stay={stay} />
      <div className={styles.corners}>
        <BackLink city={details.city} stay={stay} />
        <ShareButton name={name} actions={actions} />
        <FavoriteButton target={{ kind: "property", id: details.id }} name={name} actions={actions} />
      </div>
      <div className={styles.pictures}>
        <Gallery images={details.images} isCover />
      </div>
      {details.is_active && details.is_bookable && (
        <div className={styles.datesPlace}>
          <DatesLine stay={stay} parties={parties} sheet={PLACE.datesSheet} />
        </div>
      )}
    </div>
  );
});
