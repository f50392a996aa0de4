import type { ReactNode } from "react";
import { Total } from "#app/src/features/price/Total.tsx";
import * as table from "#app/src/features/price/table.css.ts";
import { useText } from "#app/src/messages/words.ts";
import type { ScreenActions } from "#app/src/page/actions.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Button } from "#design-system/components/Button/Button.tsx";
import { Notice } from "#design-system/components/Notice/Notice.tsx";
import { Heading, Hidden, Text } from "#design-system/components/Text/Text.tsx";
import { cx } from "#design-system/theme/cx.ts";
import { visuallyHidden } from "#design-system/theme/hidden.css.ts";
import { peopleOf } from "#domain/rooms.ts";
import { formatMoneyText } from "#domain/text/money.ts";
import { formatNumber } from "#domain/text/numbers.ts";
import type { DepartureValue, TourPackageOffer } from "#products/tour/contract/tour.shapes.ts";
import { tourRooms } from "#products/tour/rules/party.ts";
import { adultPlace, adultPrice, tourPersonTypes } from "#products/tour/rules/room-price.ts";
import { areHotelsShared } from "#products/tour/web/hotels-of.ts";
import { tourAddress } from "#products/tour/web/tour-query.ts";
import { staysText } from "#products/tour/web/tour-words.ts";
import { useTerms } from "#products/tour/web/useTerms.ts";
import { isOpen, type OpenPackage, PLACE } from "./chosen.ts";
import type { TourDetailData } from "./load.ts";
import { TourAlert } from "./TourAlert.tsx";
import * as styles from "./TourDetail.css.ts";

/** Number of rooms left from which a package says so. */
const FEW_ROOMS = 3;

/** Reasons why a package is not available to this party. */
function Blocking({ offer }: { offer: TourPackageOffer }) {
  const t = useText();
  const { locale } = useEnvironment();
  return (
    <>
      {offer.blocking.map(({ reason, room, type }) => (
        <Text key={`${reason} ${room} ${type}`} size="small" tone="anar">
          {t(`tour.blocking.${reason}`, {
            room: formatNumber(room ?? 1, locale),
            type: type === null ? "" : t(`tour.person.${type}`),
          })}
        </Text>
      ))}
    </>
  );
}

/** Price for each type of person. */
function PriceTable({ offer }: { offer: TourPackageOffer }) {
  const t = useText();
  const { locale } = useEnvironment();
  return (
    <table className={table.table}>
      <caption className={visuallyHidden}>{t("tour.package.details")}</caption>
      <tbody>
        {tourPersonTypes.map((type) => {
          const price = offer.table[type];
          return (
            <tr key={type}>
              <th scope="row" className={table.cell}>
                {t(`tour.person.${type}`)}
              </th>
              <td className={table.cell}>{price === null ? t("tour.notSold") : formatMoneyText(price, locale)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

type PackageProps = {
  offer: TourPackageOffer;
  data: TourDetailData;
  /** True where all packages have the same hotels: each is called by its board. */
  areShared: boolean;
  /** Cost of cancelling it; null where all have the same. */
  terms: string | null;
  /** The way to be told of a place; null where it lacks more than places. */
  alert: ReactNode;
};

/** Name and facts of a package, and the reasons for which it cannot be had. */
function Words({ offer, areShared, terms, alert }: Omit<PackageProps, "data">) {
  const t = useText();
  const { locale } = useEnvironment();
  const meal = t(`meals.${offer.meal}`);
  const { rooms_left } = offer;
  const isFew = isOpen(offer) && rooms_left !== null && rooms_left > 0 && rooms_left <= FEW_ROOMS;
  const facts = [
    ...(areShared ? [] : [meal]),
    t("tour.package.beds", { count: offer.beds }),
    ...(isOpen(offer) ? [t(`confirmations.${offer.confirmation}`)] : []),
    ...(terms === null ? [] : [terms]),
  ];
  return (
    <div className={styles.packageWords}>
      <Heading level={4} look="title">
        {areShared ? meal : staysText(offer.stays, t, locale)}
      </Heading>
      <Text size="small" tone="soft">
        {facts.join(" · ")}
        {isFew && <span className={styles.fewLeft}> · {t("tour.left.rooms", { count: rooms_left })}</span>}
      </Text>
      {!isOpen(offer) && <Blocking offer={offer} />}
      {alert}
    </div>
  );
}

/** Total of a package, and the way to choose it. */
function Choice({ offer, data }: { offer: OpenPackage; data: TourDetailData }) {
  const t = useText();
  const { locale } = useEnvironment();
  const { details, choice, parties } = data;
  const isChosen = offer.package_id === choice.package;
  const people = peopleOf(parties);
  const rooms = tourRooms(parties);
  const [place, each] = [adultPlace(rooms), adultPrice(rooms, offer.table)];
  return (
    <>
      <div className={styles.sum}>
        <Total
          amount={offer.total}
          rack={offer.total}
          of={t("tour.people", { people })}
          each={people > 1 && each !== null ? t(`tour.each.${place}`, { amount: formatMoneyText(each, locale) }) : null}
        />
      </div>
      <div className={styles.choose}>
        <Button
          look={isChosen ? "secondary" : "outline"}
          href={tourAddress(details, { ...choice, package: offer.package_id }, PLACE.packages)}
        >
          {t(isChosen ? "tour.package.chosen" : "tour.package.choose")}
          <Hidden>
            {" "}
            {staysText(offer.stays, t, locale)} · {t(`meals.${offer.meal}`)}
          </Hidden>
        </Button>
      </div>
      <details className={styles.details}>
        <summary className={styles.summaryLine}>{t("tour.package.details")}</summary>
        <PriceTable offer={offer} />
      </details>
    </>
  );
}

/** One package of hotels, with its price for everyone. */
function Package({ data, ...props }: PackageProps) {
  const { offer } = props;
  const isChosen = offer.package_id === data.choice.package && isOpen(offer);
  return (
    <article className={cx(styles.packageRow, isChosen && styles.chosenPackage)} data-package={offer.package_id}>
      <Words {...props} />
      {isOpen(offer) && <Choice offer={offer} data={data} />}
    </article>
  );
}

/** Hotels and cost of cancelling that all packages have in common, once. */
function Common({ offers, terms }: { offers: readonly TourPackageOffer[]; terms: string | null }) {
  const t = useText();
  const { locale } = useEnvironment();
  const [first] = offers;
  const facts = [
    ...(first && areHotelsShared(offers) ? [staysText(first.stays, t, locale)] : []),
    ...(terms === null ? [] : [terms]),
  ];
  if (facts.length === 0) return null;
  return <Text tone="soft">{facts.join(" · ")}</Text>;
}

type PackagesProps = { data: TourDetailData; departure: DepartureValue; actions: ScreenActions };

/** True of a package that nothing but its sold-out places keeps from the party. */
const isSoldOut = ({ blocking }: TourPackageOffer): boolean =>
  blocking.length > 0 && blocking.every(({ reason }) => reason === "sold_out");

/** The packages of the chosen departure, cheapest first; those that cannot be had come last. */
export function Packages({ data, departure, actions }: PackagesProps) {
  const t = useText();
  const offers = departure.packages;
  const open = offers.filter(isOpen);
  const { termsOf, isCommon } = useTerms(open, data.details.kind === "foreign");
  const [cheapest] = open;
  const areShared = areHotelsShared(offers);
  return (
    <section id={PLACE.packages} tabIndex={-1} className={styles.part} aria-labelledby="packages-title">
      <div className={styles.packagesHead}>
        <Heading level={3} id="packages-title">
          {t("tour.packages")}
        </Heading>
        <Common offers={offers} terms={cheapest && isCommon ? termsOf(cheapest) : null} />
      </div>
      {open.length === 0 && (
        <Notice look="warning">
          <Text size="label">{t("tour.packages.none")}</Text>
          <Text size="small">{t("tour.packages.none.text")}</Text>
        </Notice>
      )}
      <ul className={styles.packages}>
        {offers
          .toSorted((one, other) => Number(isOpen(other)) - Number(isOpen(one)))
          .map((offer) => (
            <li key={offer.package_id}>
              <Package
                offer={offer}
                data={data}
                areShared={areShared}
                terms={!isCommon && isOpen(offer) ? termsOf(offer) : null}
                alert={
                  isSoldOut(offer) && (
                    <TourAlert departure={departure} waitsFor="place" packageId={offer.package_id} actions={actions} />
                  )
                }
              />
            </li>
          ))}
      </ul>
    </section>
  );
}
