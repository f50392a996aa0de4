import { CancellationLine } from "#app/src/features/cancellation/CancellationLine.tsx";
import { FavoriteButton, type FavoriteButtonProps } from "#app/src/features/favorite/FavoriteButton.tsx";
import { Total } from "#app/src/features/price/Total.tsx";
import * as styles from "#app/src/features/property-card/PropertyCard.css.ts";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Badge } from "#design-system/components/Badge/Badge.tsx";
import { Icon } from "#design-system/components/Icon/Icon.tsx";
import { Inline } from "#design-system/components/Layout/Layout.tsx";
import { Picture } from "#design-system/components/Picture/Picture.tsx";
import { Text } from "#design-system/components/Text/Text.tsx";
import { cx } from "#design-system/theme/cx.ts";
import { type } from "#design-system/theme/type.css.ts";
import { parseRooms, peopleOf } from "#domain/rooms.ts";
import { formatDateRange, formatNights } from "#domain/text/dates.ts";
import { inLocale } from "#domain/text/in-locale.ts";
import { formatMoneyText } from "#domain/text/money.ts";
import type { TourCard as Card } from "#products/tour/contract/tour-card.shapes.ts";
import { tourRooms } from "#products/tour/rules/party.ts";
import { adultPlace } from "#products/tour/rules/room-price.ts";
import * as own from "./tour.css.ts";
import { cardAddress } from "./tour-query.ts";
import { stateText, staysText } from "./tour-words.ts";

export type TourCardProps = {
  card: Card;
  /** The party that it is priced for, as an address spells it. */
  rooms: string;
  isEager: boolean;
  actions: FavoriteButtonProps["actions"];
};

/** Badges that show how safe a departure is to choose. */
export function TourBadges({
  card,
}: {
  card: Pick<Card, "state" | "group" | "seats_left" | "rooms_left" | "confirmation">;
}) {
  const t = useText();
  const { locale } = useEnvironment();
  const { state, seats_left, rooms_left, confirmation } = card;
  return (
    <Inline gap="xxs">
      <Badge look={state === "guaranteed" ? "success" : "neutral"} icon={state === "guaranteed" ? "check" : "people"}>
        {stateText(card, t, locale)}
      </Badge>
      {seats_left !== null && seats_left > 0 && (
        <Badge look="offer">{t("tour.left.seats", { count: seats_left })}</Badge>
      )}
      {rooms_left !== null && rooms_left > 0 && rooms_left <= 3 && (
        <Badge look="offer">{t("tour.left.rooms", { count: rooms_left })}</Badge>
      )}
      {confirmation === "on_request" && (
        <Badge look="neutral" icon="clock">
          {t("confirmations.on_request")}
        </Badge>
      )}
    </Inline>
  );
}

/** Days, route and hotels of a card. A line that wraps ends with its separator. */
function TourFacts({ card }: Pick<TourCardProps, "card">) {
  const t = useText();
  const environment = useEnvironment();
  const { locale } = environment;
  return (
    <ul className={own.facts}>
      <li className={own.fact}>
        <Icon name="calendar" size="small" />
        {formatDateRange(card.date, card.return_date, environment)}
        {"\u00A0· "}
        {formatNights(card.nights, locale)}
      </li>
      <li className={own.fact}>
        <Icon name={card.mode} size="small" />
        {t("tour.route", {
          origin: inLocale(card.origin, "name", locale),
          mode: t(`tour.mode.${card.mode}`),
          carrier: inLocale(card, "carrier", locale),
        })}
      </li>
      <li className={own.fact}>
        <Icon name="bed" size="small" />
        {[staysText(card.stays, t, locale), t(`meals.${card.meal}`), t("tour.package.beds", { count: card.beds })].join(
          "\u00A0· ",
        )}
      </li>
    </ul>
  );
}

/** One departure of a tour with one of its packages, and the total for everyone. */
export function TourCard({ card, rooms, isEager, actions }: TourCardProps) {
  const t = useText();
  const { locale } = useEnvironment();
  const parties = parseRooms(rooms) ?? [];
  const people = peopleOf(parties);
  const place = adultPlace(tourRooms(parties));
  const nights = formatNights(card.nights, locale);
  const title = inLocale(card, "title", locale);
  return (
    <article className={cx(styles.card, styles.row)} data-tour={card.tour_id} data-package={card.package_id}>
      <div className={cx(styles.art, styles.rowArt)}>
        <Picture
          scene={card.image}
          alt=""
          width={640}
          height={400}
          isEager={isEager}
          className={cx(styles.picture, styles.rowPicture)}
        />
        <div className={cx(styles.corner, styles.rowCorner)}>
          <FavoriteButton target={{ kind: "tour", id: card.tour_id }} name={title} actions={actions} />
        </div>
      </div>
      <div className={cx(styles.body, styles.rowBody)}>
        <h3 className={cx(type.title, styles.rowTitle)}>
          <a className={styles.name} href={cardAddress(card, rooms)}>
            {title}
          </a>
        </h3>
        <TourFacts card={card} />
        <TourBadges card={card} />
        <CancellationLine sentence={card.cancellation} isAbroad={card.kind === "foreign"} />
        <div className={cx(styles.foot, styles.rowFoot)}>
          <Total
            amount={card.total}
            rack={card.total}
            of={t("tour.party", { people, nights })}
            each={people > 1 ? t(`tour.each.${place}`, { amount: formatMoneyText(card.per_person, locale) }) : null}
          />
          {card.visa !== "none" && (
            <Text as="span" size="small" tone="soft">
              {t("tour.visa.badge", { visa: t(`tour.visa.${card.visa}`) })}
            </Text>
          )}
        </div>
      </div>
    </article>
  );
}
