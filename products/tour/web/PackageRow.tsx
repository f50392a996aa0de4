import { Total } from "#app/src/features/price/Total.tsx";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Icon } from "#design-system/components/Icon/Icon.tsx";
import { parseRooms, peopleOf } from "#domain/rooms.ts";
import { inLocale } from "#domain/text/in-locale.ts";
import { formatMoneyText } from "#domain/text/money.ts";
import { COMMA } from "#domain/text/numbers.ts";
import type { TourPackage, TourResult } from "#products/tour/contract/tour-card.shapes.ts";
import { tourRooms } from "#products/tour/rules/party.ts";
import { adultPlace } from "#products/tour/rules/room-price.ts";
import * as styles from "./TourCard.css.ts";
import { packageAddress } from "./tour-query.ts";

/** Number of rooms left from which a row says so. */
const FEW_ROOMS = 3;

/** Size of the rooms, and limits and terms of this package; and what its hotels are, unless the card says so. */
function Facts({ offer, areHotelsShared, saysBeds, terms }: Omit<PackageRowProps, "tour" | "rooms">) {
  const t = useText();
  const { star, meal, beds, rooms_left, confirmation } = offer;
  const isFew = rooms_left !== null && rooms_left > 0 && rooms_left <= FEW_ROOMS;
  const facts = [
    ...(areHotelsShared ? [] : [t("tour.stars", { star }), t(`meals.${meal}`)]),
    ...(saysBeds ? [t("tour.package.beds", { count: beds })] : []),
    ...(confirmation === "on_request" ? [t("confirmations.on_request")] : []),
    ...(terms === null ? [] : [terms]),
  ];
  return (
    <span className={styles.hotelFacts}>
      {facts.join(" · ")}
      {isFew && (
        <span className={styles.fewLeft}>
          {facts.length > 0 && " · "}
          {t("tour.left.rooms", { count: rooms_left })}
        </span>
      )}
    </span>
  );
}

export type PackageRowProps = {
  tour: TourResult;
  offer: TourPackage;
  rooms: string;
  /** True where all packages of the departure have the same hotels: a row is called by its board. */
  areHotelsShared: boolean;
  /** True where another package of the departure has rooms of another size: hotels and board may be the same. */
  saysBeds: boolean;
  /** Cost of cancelling it; null where the departure says one for all of its packages. */
  terms: string | null;
};

/** A package of the chosen departure: what it differs in, and the total for everyone. */
export function PackageRow({ tour, rooms, ...props }: PackageRowProps) {
  const { offer, areHotelsShared } = props;
  const t = useText();
  const { locale } = useEnvironment();
  const parties = parseRooms(rooms) ?? [];
  const people = peopleOf(parties);
  const place = adultPlace(tourRooms(parties));
  const hotels = offer.stays.map(({ property }) => inLocale(property, "name", locale)).join(COMMA[locale]);
  return (
    <li className={styles.row} data-package={offer.package_id}>
      <a className={styles.rowLink} href={packageAddress(tour, offer, rooms)}>
        <div className={styles.hotel} data-facts="">
          <span className={styles.hotelName}>{areHotelsShared ? t(`meals.${offer.meal}`) : hotels}</span>
          <Facts {...props} />
        </div>
        <div className={styles.sum}>
          <Total
            amount={offer.total}
            rack={offer.total}
            of={t("tour.people", { people })}
            each={people > 1 ? t(`tour.each.${place}`, { amount: formatMoneyText(offer.per_person, locale) }) : null}
          />
        </div>
        <span className={styles.arrow}>
          <Icon name="chevron-end" />
        </span>
        <span className={styles.choose}>{t("tour.package.choose")}</span>
      </a>
    </li>
  );
}
