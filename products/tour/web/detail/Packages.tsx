import { CancellationLine } from "#app/src/features/cancellation/CancellationLine.tsx";
import { Penalties } from "#app/src/features/cancellation/Penalties.tsx";
import { Total } from "#app/src/features/price/Total.tsx";
import * as table from "#app/src/features/price/table.css.ts";
import { partiesText } from "#app/src/features/stay/parties-text.ts";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Badge } from "#design-system/components/Badge/Badge.tsx";
import { Button } from "#design-system/components/Button/Button.tsx";
import { Inline } from "#design-system/components/Layout/Layout.tsx";
import { Notice } from "#design-system/components/Notice/Notice.tsx";
import { Surface } from "#design-system/components/Surface/Surface.tsx";
import { Heading, Hidden, Text } from "#design-system/components/Text/Text.tsx";
import { cx } from "#design-system/theme/cx.ts";
import { peopleOf } from "#domain/rooms.ts";
import { formatNights } from "#domain/text/dates.ts";
import { formatMoneyText } from "#domain/text/money.ts";
import { formatNumber } from "#domain/text/numbers.ts";
import type { DepartureValue, TourPackageOffer } from "#products/tour/contract/tour.shapes.ts";
import { tourRooms } from "#products/tour/rules/party.ts";
import { adultPlace, adultPrice, tourPersonTypes } from "#products/tour/rules/room-price.ts";
import { RoomLines } from "#products/tour/web/RoomLines.tsx";
import { tourAddress } from "#products/tour/web/tour-query.ts";
import { staysText } from "#products/tour/web/tour-words.ts";
import { isOpen, type OpenPackage, PLACE } from "./chosen.ts";
import type { TourDetailData } from "./load.ts";
import * as styles from "./TourDetail.css.ts";

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

/** Confirmation, availability and cost of cancelling of a package. */
function Terms({ offer, isAbroad }: { offer: OpenPackage; isAbroad: boolean }) {
  const t = useText();
  return (
    <>
      <Inline gap="xxs">
        <Badge
          look={offer.confirmation === "online" ? "info" : "neutral"}
          icon={offer.confirmation === "online" ? "bolt" : "clock"}
        >
          {t(`confirmations.${offer.confirmation}`)}
        </Badge>
        {offer.rooms_left !== null && offer.rooms_left > 0 && (
          <Badge look="offer">{t("tour.left.rooms", { count: offer.rooms_left })}</Badge>
        )}
      </Inline>
      <CancellationLine sentence={offer.cancellation} isAbroad={isAbroad} />
    </>
  );
}

/** Price for each type of person. */
function PriceTable({ offer }: { offer: TourPackageOffer }) {
  const t = useText();
  const { locale } = useEnvironment();
  return (
    <table className={table.table}>
      <caption className={table.caption}>{t("tour.package.table")}</caption>
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

type PackageProps = { offer: TourPackageOffer; data: TourDetailData };

/** One package of hotels, with its price for everyone. */
function Package({ offer, data }: PackageProps) {
  const t = useText();
  const { locale } = useEnvironment();
  const { details, choice, parties } = data;
  const isChosen = offer.package_id === choice.package && isOpen(offer);
  const people = peopleOf(parties);
  const rooms = tourRooms(parties);
  const [place, each] = [adultPlace(rooms), adultPrice(rooms, offer.table)];
  const name = staysText(offer.stays, t, locale);
  return (
    <Surface as="article">
      <div className={cx(styles.packageCard, isChosen && styles.chosenPackage)} data-package={offer.package_id}>
        <div className={styles.packageWords}>
          <Heading level={4} look="title">
            {name}
          </Heading>
          <Text size="small" tone="soft">
            {t(`meals.${offer.meal}`)} · {t("tour.package.beds", { count: offer.beds })}
          </Text>
          {isOpen(offer) ? <Terms offer={offer} isAbroad={details.kind === "foreign"} /> : <Blocking offer={offer} />}
        </div>
        {isOpen(offer) && (
          <>
            <Total
              amount={offer.total}
              rack={offer.total}
              of={t("tour.party", { people, nights: formatNights(details.nights, locale) })}
              each={
                people > 1 && each !== null ? t(`tour.each.${place}`, { amount: formatMoneyText(each, locale) }) : null
              }
            />
            <Button
              look={isChosen ? "secondary" : "outline"}
              icon={isChosen ? "check" : undefined}
              href={tourAddress(details, { ...choice, package: offer.package_id }, PLACE.packages)}
            >
              {t(isChosen ? "tour.package.chosen" : "tour.package.choose")}
              <Hidden> {name}</Hidden>
            </Button>
          </>
        )}
        <details className={styles.details}>
          <summary className={styles.summaryLine}>{t("tour.package.details")}</summary>
          {isOpen(offer) && <RoomLines lines={offer.lines} parties={parties} />}
          <PriceTable offer={offer} />
          {isOpen(offer) && <Penalties penalties={offer.penalties} isAbroad={details.kind === "foreign"} />}
        </details>
      </div>
    </Surface>
  );
}

/** The packages of the chosen departure, cheapest first. */
export function Packages({ data, departure }: { data: TourDetailData; departure: DepartureValue }) {
  const t = useText();
  const isNone = !departure.packages.some(isOpen);
  return (
    <section id={PLACE.packages} tabIndex={-1} className={styles.part} aria-labelledby="packages-title">
      <div className={styles.packagesHead}>
        <Heading level={3} id="packages-title">
          {t("tour.packages")}
        </Heading>
        {!isNone && <Text tone="soft">{t("tour.packages.text", { party: partiesText(data.parties, t) })}</Text>}
      </div>
      {isNone && (
        <Notice look="warning">
          <Text size="label">{t("tour.packages.none")}</Text>
          <Text size="small">{t("tour.packages.none.text")}</Text>
        </Notice>
      )}
      {departure.packages.map((offer) => (
        <Package key={offer.package_id} offer={offer} data={data} />
      ))}
    </section>
  );
}
