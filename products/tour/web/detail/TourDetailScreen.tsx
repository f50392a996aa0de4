import { FavoriteButton } from "#app/src/features/favorite/FavoriteButton.tsx";
import { DrawnNote, Gallery } from "#app/src/features/gallery/Gallery.tsx";
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
import { Container } from "#design-system/components/Layout/Layout.tsx";
import { Heading } from "#design-system/components/Text/Text.tsx";
import { addressOf } from "#domain/addresses/routes.ts";
import { formatAlternatives } from "#domain/text/alternatives.ts";
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

/** Title of the tour, and what it is at a glance. */
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
      <div className={styles.crumbs}>
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
      </div>
      <div className={styles.titleRow}>
        <Heading level={1}>{title}</Heading>
        <div className={styles.corners}>
          <ShareButton name={title} actions={actions} />
          <FavoriteButton target={{ kind: "tour", id: details.id }} name={title} actions={actions} />
        </div>
      </div>
      <div className={styles.glance}>
        <span className={shared.fact}>
          <Icon name={details.mode} size="small" />
          {t("tour.route.origins", { origins, mode: t(`tour.mode.${details.mode}`) })}
        </span>
        {details.kind === "foreign" && <VisaBadge visa={details.visa.kind} />}
        <Badge look="info" icon="shield">
          {t("tour.trust.title")}
        </Badge>
      </div>
    </header>
  );
}

/** R59: one tour: its departures, its hotels, its price for everyone, and everything that it includes. */
export function TourDetailScreen({ data, actions }: ScreenProps<TourDetailData>) {
  const { details } = data;
  return (
    <Container>
      <div className={styles.page}>
        <Head details={details} actions={actions} />
        <div className={styles.pictures}>
          <Gallery images={details.images} isCover />
        </div>
        <div className={styles.body}>
          <SectionNav name="tour.nav" sections={sections} />
          <Booking data={data} actions={actions} />
          <Itinerary details={details} />
          <Conditions data={data} />
          <div className={styles.about}>
            <DrawnNote images={details.images} />
          </div>
        </div>
      </div>
    </Container>
  );
}
