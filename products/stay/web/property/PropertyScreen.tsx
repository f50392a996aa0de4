import { memo, useDeferredValue, useEffect, useState } from "react";
import { FavoriteButton } from "#app/src/features/favorite/FavoriteButton.tsx";
import { Gallery } from "#app/src/features/gallery/Gallery.tsx";
import { PriceAlert } from "#app/src/features/price-alert/PriceAlert.tsx";
import { kindText } from "#app/src/features/property-card/kind-text.ts";
import { ListedPrice } from "#app/src/features/property-card/ListedPrice.tsx";
import { PropertyCard } from "#app/src/features/property-card/PropertyCard.tsx";
import { useRecent } from "#app/src/features/recent/useRecent.ts";
import { SectionNav, type Sections } from "#app/src/features/section-nav/SectionNav.tsx";
import { ShareButton } from "#app/src/features/share/ShareButton.tsx";
import { useKeptStay } from "#app/src/features/stay/last-stay.ts";
import { type StayQuery, stayParameters } from "#app/src/features/stay/stay-query.ts";
import { useText } from "#app/src/messages/words.ts";
import type { ScreenActions } from "#app/src/page/actions.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { HydratedLater } from "#app/src/page/HydratedLater.tsx";
import type { ScreenProps } from "#app/src/page/page.ts";
import { Badge } from "#design-system/components/Badge/Badge.tsx";
import { Breadcrumb } from "#design-system/components/Breadcrumb/Breadcrumb.tsx";
import { Fold } from "#design-system/components/Fold/Fold.tsx";
import { Columns, Container, Inline } from "#design-system/components/Layout/Layout.tsx";
import { Notice } from "#design-system/components/Notice/Notice.tsx";
import { Rating } from "#design-system/components/Rating/Rating.tsx";
import { Heading, Text } from "#design-system/components/Text/Text.tsx";
import type { Query } from "#domain/addresses/query.ts";
import { addressOf } from "#domain/addresses/routes.ts";
import { formatRooms } from "#domain/rooms.ts";
import { inLocale, OTHER_LOCALE } from "#domain/text/in-locale.ts";
import { formatRating } from "#domain/text/numbers.ts";
import type { CardsValue, DetailsValue } from "#products/stay/contract/stay.shapes.ts";
import { About, Facilities } from "./About.tsx";
import { Comments } from "./Comments.tsx";
import type { PropertyData } from "./load.ts";
import { Place } from "./Place.tsx";
import { PriceCalendar } from "./PriceCalendar.tsx";
import * as styles from "./PropertyScreen.css.ts";
import { pageAddress } from "./page-address.ts";
import { createPriceDays, type PriceDays } from "./price-days.ts";
import { Questions } from "./Questions.tsx";
import { Rooms } from "./Rooms.tsx";
import { Rules } from "./Rules.tsx";

/** The sections in order (R78). */
const sections: Sections = [
  ["about", "property.nav.about"],
  ["rooms", "property.nav.rooms"],
  ["calendar", "property.nav.calendar"],
  ["map", "property.nav.map"],
  ["rules", "property.nav.rules"],
  ["comments", "property.nav.comments"],
  ["questions", "property.nav.questions"],
];

type CardsProps = {
  title: string;
  cards: CardsValue | null;
  id: string;
  /** The stay that they are priced for. */
  stay: StayQuery | null;
  /** True when a narrow screen shows them only on demand. */
  isFolded?: boolean;
  actions: ScreenActions;
};

function Cards({ title, cards, id, stay, isFolded = false, actions }: CardsProps) {
  const t = useText();
  if (!cards || cards.items.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <Heading level={2} id={id}>
        {title}
      </Heading>
      <Fold kept={isFolded ? 0 : 1} of={1} more={t("property.suggested.more")} less={t("common.less")}>
        <Columns rail="wide" gap="md">
          {cards.items.slice(0, 3).map((card) => (
            <PropertyCard
              key={card.id}
              card={card}
              stayQuery={stay === null ? undefined : stayParameters(stay)}
              actions={actions}
            />
          ))}
        </Columns>
      </Fold>
    </section>
  );
}

type HeadProps = Pick<PropertyData, "details" | "stay"> & { actions: ScreenActions };

/** Name, location, kind and lowest price of a place. */
function Head({ details, stay, actions }: HeadProps) {
  const t = useText();
  const { locale } = useEnvironment();
  const name = inLocale(details, "name", locale);
  const city = inLocale(details.city, "name", locale);
  useRecent("viewed", { title: name, detail: city });
  const district = inLocale(details, "district", locale);
  const kind = [kindText(details, name, t), district].filter(Boolean).join(" · ");
  return (
    <header className={styles.head}>
      <Breadcrumb
        label={t("property.crumbs")}
        crumbs={[
          { name: t("common.home"), address: addressOf("home") },
          { name: city, address: addressOf("city", { destinationName: details.city.slug }) },
        ]}
        current={name}
      />
      <Inline justify="between" align="start" isWrapping={false}>
        <Heading level={1}>{name}</Heading>
        <FavoriteButton target={{ kind: "property", id: details.id }} name={name} actions={actions} />
      </Inline>
      <p className={styles.latinName}>
        <bdi lang={OTHER_LOCALE[locale]}>{inLocale(details, "name", OTHER_LOCALE[locale])}</bdi>
      </p>
      <Inline gap="sm">
        <Text as="span" tone="soft">
          {kind}
        </Text>
        <Rating
          average={details.rating.average}
          label={
            details.rating.average === null
              ? ""
              : t("common.rating.of", { rating: formatRating(details.rating.average, locale) })
          }
          caption={t("common.rating.count", { count: details.rating.count })}
        />
        {details.classes.map((value) => (
          <Badge key={value} look="offer">
            {t(`propertyClasses.${value}`)}
          </Badge>
        ))}
      </Inline>
      {stay === null && details.from_price !== null && details.is_bookable && (
        <ListedPrice listed={details} stayQuery={{}} />
      )}
    </header>
  );
}

/** Reason why it cannot be booked now. */
function Closed({ details }: { details: DetailsValue }) {
  const t = useText();
  const { locale } = useEnvironment();
  if (details.is_active && details.is_bookable) return null;
  return (
    <Notice look="warning">
      {t(details.is_active ? "property.unbookable" : "property.inactive")}{" "}
      {inLocale(details, "inactive_reason", locale)}
    </Notice>
  );
}

type PartProps = { data: PropertyData; prices: PriceDays; actions: ScreenActions };

/** Description of the place, above its rooms. */
const Above = memo(({ data: { details, stay, extraFacilities }, actions }: PartProps) => {
  const { locale } = useEnvironment();
  return (
    <>
      <Head details={details} stay={stay} actions={actions} />
      <Closed details={details} />
      <div className={styles.pictures}>
        <Gallery images={details.images} />
        <div className={styles.share}>
          <ShareButton name={inLocale(details, "name", locale)} actions={actions} />
        </div>
      </div>
      <SectionNav name="property.nav" sections={sections} />
      <About details={details} />
      <Facilities facilities={details.facilities} extra={extraFacilities} />
    </>
  );
});

/** Further details of the place, and its surroundings. */
const Below = memo(({ data, prices, actions }: PartProps) => {
  const t = useText();
  const { locale } = useEnvironment();
  const { details, stay, parties } = data;
  const stayQuery: Query = stay ? stayParameters(stay) : {};
  const addressWith = (query: Query) => pageAddress(data, { ...stayQuery, choice: data.choice, ...query });
  return (
    <>
      <PriceCalendar
        days={data.calendar}
        prices={prices}
        stay={stay}
        alert={
          stay !== null &&
          details.is_bookable && (
            <PriceAlert
              subject={{ kind: "property", asked: { property_id: details.id, ...stayParameters(stay) } }}
              actions={actions}
            />
          )
        }
        onChoose={({ checkIn, lengthOfStay }) =>
          actions.go(
            `${pageAddress(data, { check_in: checkIn, length_of_stay: lengthOfStay, rooms: formatRooms(parties) })}#rooms`,
          )
        }
      />
      <Place details={details} />
      <Rules details={details} checkIn={stay?.checkIn ?? null} />
      <Comments
        comments={data.comments}
        addressWith={addressWith}
        propertyName={inLocale(details, "name", locale)}
        propertyId={details.id}
        isWriting={data.isWriting}
        actions={actions}
      />
      <Questions questions={data.questions} addressWith={addressWith} propertyId={details.id} actions={actions} />
      <Cards title={t("property.similar")} cards={data.similar} id="similar" stay={stay} actions={actions} />
      <Cards
        title={t("property.suggested", { city: inLocale(details.city, "name", locale) })}
        cards={data.suggested}
        id="suggested"
        stay={stay}
        isFolded
        actions={actions}
      />
    </>
  );
});

/**
 * R46: everything about one place, and the price of a stay in it. A choice repaints the rooms first; the parts around
 * them follow.
 */
export function PropertyScreen({ data, actions }: ScreenProps<PropertyData>) {
  const { details, stay } = data;
  useKeptStay(stay);
  const [prices] = useState(() => createPriceDays(actions.client, details.id));
  useEffect(() => prices.add(data.calendar ?? []), [prices, data.calendar]);
  const around = useDeferredValue(data);
  return (
    <Container>
      <Above data={around} prices={prices} actions={actions} />
      <Rooms
        key={`${stay?.checkIn} ${stay?.lengthOfStay} ${stay?.rooms}`}
        data={data}
        prices={prices}
        actions={actions}
      />
      <HydratedLater>
        <Below data={around} prices={prices} actions={actions} />
      </HydratedLater>
    </Container>
  );
}
