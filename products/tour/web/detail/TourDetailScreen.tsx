import { FavoriteButton } from "#app/src/features/favorite/FavoriteButton.tsx";
import { Gallery } from "#app/src/features/gallery/Gallery.tsx";
import { useRecent } from "#app/src/features/recent/useRecent.ts";
import { SectionNav, type Sections } from "#app/src/features/section-nav/SectionNav.tsx";
import { ShareButton } from "#app/src/features/share/ShareButton.tsx";
import { useText } from "#app/src/messages/words.ts";
import type { ScreenActions } from "#app/src/page/actions.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import type { ScreenProps } from "#app/src/page/page.ts";
import { Badge } from "#design-system/components/Badge/Badge.tsx";
import { Breadcrumb } from "#design-system/components/Breadcrumb/Breadcrumb.tsx";
import { Icon } from "#design-system/components/Icon/Icon.tsx";
import { Container, Inline } from "#design-system/components/Layout/Layout.tsx";
import { Heading, Text } from "#design-system/components/Text/Text.tsx";
import { addressOf } from "#domain/addresses/routes.ts";
import { formatAlternatives } from "#domain/text/alternatives.ts";
import { formatNights } from "#domain/text/dates.ts";
import { inLocale } from "#domain/text/in-locale.ts";
import type { TourDetailsValue } from "#products/tour/contract/tour.shapes.ts";
import * as shared from "#products/tour/web/tour.css.ts";
import { VisaBadge } from "#products/tour/web/VisaBadge.tsx";
import { Booking } from "./Booking.tsx";
import { Conditions } from "./Conditions.tsx";
import { PLACE } from "./chosen.ts";
import { Itinerary } from "./Itinerary.tsx";
import type { TourDetailData } from "./load.ts";
import * as styles from "./TourDetail.css.ts";

/** The sections in order. */
const sections: Sections = [
  [PLACE.departures, "tour.nav.departures"],
  ["itinerary", "tour.nav.itinerary"],
  ["included", "tour.nav.included"],
  ["documents", "tour.nav.documents"],
  ["terms", "tour.nav.terms"],
];

/** The tour at a glance. */
function Head({ details, actions }: { details: TourDetailsValue; actions: ScreenActions }) {
  const t = useText();
  const { locale } = useEnvironment();
  const city = inLocale(details.city, "name", locale);
  const title = inLocale(details, "title", locale);
  useRecent("viewed", { title, detail: city });
  const origins = formatAlternatives(
    details.origins.map((origin) => inLocale(origin, "name", locale)),
    locale,
  );
  return (
    <header className={styles.head}>
      <Breadcrumb
        label={t("listing.crumbs")}
        crumbs={[
          { name: t("common.home"), address: addressOf("home") },
          { name: t("tour.home.title"), address: addressOf("tours") },
          {
            name: t("tour.detail.crumb", { city }),
            address: addressOf("tourListing", { destinationName: details.city.slug }),
          },
        ]}
        current={title}
      />
      <Inline justify="between" align="start" isWrapping={false}>
        <Heading level={1}>{title}</Heading>
        <FavoriteButton target={{ kind: "tour", id: details.id }} name={title} actions={actions} />
      </Inline>
      <div className={styles.glance}>
        <ul className={styles.facts}>
          <li className={shared.fact}>
            <Icon name="clock" size="small" />
            {formatNights(details.nights, locale)}
          </li>
          <li className={shared.fact}>
            <Icon name={details.mode} size="small" />
            {t("tour.route.origins", { origins, mode: t(`tour.mode.${details.mode}`) })}
          </li>
        </ul>
        <Inline gap="xxs">
          {details.kind === "foreign" && <VisaBadge visa={details.visa.kind} />}
          <Badge look="info" icon="shield">
            {t("tour.trust.title")}
          </Badge>
          <ShareButton name={title} actions={actions} />
        </Inline>
      </div>
    </header>
  );
}

/** R59: one tour: its departures, its hotels, its price for everyone, and everything that it includes. */
export function TourDetailScreen({ data, actions }: ScreenProps<TourDetailData>) {
  const { locale } = useEnvironment();
  const { details, departure } = data;
  const summary = (
    <div className={styles.section}>
      <Text isMeasured>{inLocale(details, "summary", locale)}</Text>
    </div>
  );
  return (
    <Container>
      <Head details={details} actions={actions} />
      <Gallery images={details.images} />
      <SectionNav name="tour.nav" sections={sections} />
      {departure === null && summary}
      <Booking data={data} actions={actions} />
      {departure !== null && summary}
      <Itinerary details={details} />
      <Conditions data={data} />
    </Container>
  );
}
