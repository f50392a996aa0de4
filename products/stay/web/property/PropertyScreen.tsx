import { memo, useDeferredValue, useEffect, useState } from "react";
import { DrawnNote } from "#app/src/features/gallery/Gallery.tsx";
import { PropertyCard } from "#app/src/features/property-card/PropertyCard.tsx";
import { SectionNav, type Sections } from "#app/src/features/section-nav/SectionNav.tsx";
import { useKeptStay } from "#app/src/features/stay/last-stay.ts";
import { type StayQuery, stayParameters } from "#app/src/features/stay/stay-query.ts";
import { useText } from "#app/src/messages/words.ts";
import type { ScreenActions } from "#app/src/page/actions.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { HydratedLater } from "#app/src/page/HydratedLater.tsx";
import type { ScreenProps } from "#app/src/page/page.ts";
import { Fold } from "#design-system/components/Fold/Fold.tsx";
import { Columns, Container } from "#design-system/components/Layout/Layout.tsx";
import { Notice } from "#design-system/components/Notice/Notice.tsx";
import { Heading } from "#design-system/components/Text/Text.tsx";
import { cx } from "#design-system/theme/cx.ts";
import { audienceParameter } from "#domain/addresses/party-audience.ts";
import type { Query } from "#domain/addresses/query.ts";
import { formatRooms } from "#domain/rooms.ts";
import { inLocale, OTHER_LOCALE } from "#domain/text/in-locale.ts";
import type { CardsValue, DetailsValue } from "#products/stay/contract/stay.shapes.ts";
import { About, Facilities } from "./About.tsx";
import { Comments } from "./Comments.tsx";
import { Cover } from "./Cover.tsx";
import type { PropertyData } from "./load.ts";
import { Place } from "./Place.tsx";
import { PriceCalendar } from "./PriceCalendar.tsx";
import * as styles from "./PropertyScreen.css.ts";
import { pageAddress } from "./page-address.ts";
import { createPriceDays, type PriceDays } from "./price-days.ts";
import { Questions } from "./Questions.tsx";
import { Rooms } from "./Rooms.tsx";
import { Rules } from "./Rules.tsx";
import { StayAlert } from "./StayAlert.tsx";
import { StayStrip } from "./StayStrip.tsx";

/** The sections in order (R78). */
const sections: Sections = [
  ["rooms", "property.nav.rooms"],
  ["calendar", "property.nav.calendar"],
  ["facilities", "property.nav.facilities"],
  ["map", "property.nav.map"],
  ["about", "property.nav.about"],
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
    <section className={cx(styles.section, styles.cards)} aria-labelledby={id}>
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

/** The same page in the other language, where a telephone shows no header. */
function OtherLanguage({ data }: Pick<PartProps, "data">) {
  const t = useText();
  const { audience, locale } = useEnvironment();
  const other = OTHER_LOCALE[locale];
  const query = { ...(data.stay && stayParameters(data.stay)), ...audienceParameter(audience, other) };
  return (
    <a
      className={styles.otherLanguage}
      href={pageAddress(data, { ...query, choice: data.choice, lang: other })}
      lang={other}
      hrefLang={other}
    >
      {t("shell.language")}
    </a>
  );
}

/** Other dates, further details of the place, and its surroundings. */
const Below = memo(({ data, prices, actions }: PartProps) => {
  const t = useText();
  const { locale } = useEnvironment();
  const { details, stay, parties } = data;
  const stayQuery: Query = stay ? stayParameters(stay) : {};
  const addressWith = (query: Query) => pageAddress(data, { ...stayQuery, choice: data.choice, ...query });
  return (
    <>
      <PriceCalendar
        strip={stay && <StayStrip data={data} stay={stay} />}
        days={data.calendar}
        prices={prices}
        stay={stay}
        alert={stay !== null && <StayAlert data={data} stay={stay} actions={actions} />}
        onChoose={({ checkIn, lengthOfStay }) =>
          actions.go(
            `${pageAddress(data, { check_in: checkIn, length_of_stay: lengthOfStay, rooms: formatRooms(parties) })}#rooms`,
          )
        }
      />
      <Facilities facilities={details.facilities} extra={data.extraFacilities} />
      <Place details={details} />
      <About details={details} />
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
      <footer className={styles.foot}>
        <DrawnNote images={details.images} />
        <OtherLanguage data={data} />
      </footer>
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
      <Cover data={around} actions={actions} />
      <SectionNav name="property.nav" sections={sections} />
      <Closed details={details} />
      <Rooms data={data} prices={prices} actions={actions} />
      <HydratedLater>
        <Below data={around} prices={prices} actions={actions} />
      </HydratedLater>
    </Container>
  );
}
