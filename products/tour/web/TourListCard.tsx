import { FavoriteButton, type FavoriteButtonProps } from "#app/src/features/favorite/FavoriteButton.tsx";
import * as styles from "#app/src/features/property-card/PropertyCard.css.ts";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Chip } from "#design-system/components/Badge/Badge.tsx";
import { Icon } from "#design-system/components/Icon/Icon.tsx";
import { Picture } from "#design-system/components/Picture/Picture.tsx";
import { Price } from "#design-system/components/Price/Price.tsx";
import { Text } from "#design-system/components/Text/Text.tsx";
import { cx } from "#design-system/theme/cx.ts";
import { type } from "#design-system/theme/type.css.ts";
import type { FavoriteTour as Card } from "#domain/contract/account.shapes.ts";
import { formatAlternatives } from "#domain/text/alternatives.ts";
import { formatDate, formatNights } from "#domain/text/dates.ts";
import { inLocale } from "#domain/text/in-locale.ts";
import * as own from "./tour.css.ts";
import { tourAddress } from "./tour-query.ts";
import { VisaBadge } from "./VisaBadge.tsx";

export type TourListCardProps = {
  /** Its price is null where none of its departures can be booked: a favourite of some time ago. */
  card: Card;
  /** Seats left on the departure with the fewest, in lists about that. */
  seatsLeft?: number | undefined;
  actions: FavoriteButtonProps["actions"];
  /** `row` lies on its side where there is room. */
  look?: "tile" | "row";
  /** False in a list whose departures are all certain: its heading says so. */
  saysState?: boolean;
  isEager?: boolean;
  /** Slug of the list's city of departure, which is passed on. */
  origin?: string | null;
};

type FactsProps = Pick<TourListCardProps, "card" | "seatsLeft" | "saysState"> & { title: string };

type Departure = Card["next_departures"][number];

/** From several cities it may leave on one day, which is named once. */
const oneADay = (departures: readonly Departure[]): Departure[] =>
  departures.filter(({ date }, index) => departures.findIndex((other) => other.date === date) === index);

/** From where and how it goes. */
function Route({ card }: { card: Card }) {
  const t = useText();
  const { locale } = useEnvironment();
  if (card.origins.length === 0) return null;
  const origins = formatAlternatives(
    card.origins.map((city) => inLocale(city, "name", locale)),
    locale,
  );
  return (
    <p className={own.fact}>
      <Icon name={card.mode} size="small" />
      {t("tour.route.origins", { origins, mode: t(`tour.mode.${card.mode}`) })}
    </p>
  );
}

/** Its nights unless its title says so, its hotels' stars, what is certain of its departures, and the last seats of one. */
function Facts({ card, title, seatsLeft, saysState }: FactsProps) {
  const t = useText();
  const { locale } = useEnvironment();
  const nights = formatNights(card.nights, locale);
  const stay = [
    ...(title.includes(nights) ? [] : [nights]),
    ...(card.from_price === null ? [] : [t("tour.filter.star.upTo", { stars: t("tour.stars", { star: card.star }) })]),
  ];
  const isCertain = saysState && card.next_departures.some(({ state }) => state === "guaranteed");
  return (
    <div className={own.states}>
      {stay.length > 0 && (
        <span className={own.fact}>
          <Icon name="bed" size="small" />
          {stay.join(" · ")}
        </span>
      )}
      {isCertain && (
        <span className={own.certain}>
          <Icon name="check" size="small" />
          {t("tour.state.guaranteed")}
        </span>
      )}
      {seatsLeft !== undefined && <span className={own.fewLeft}>{t("tour.left.seats", { count: seatsLeft })}</span>}
      {card.kind === "foreign" && <VisaBadge visa={card.visa} />}
    </div>
  );
}

/** The days on which it leaves next: each opens the tour there, from the city that it leaves from. */
function NextDepartures({ card, origin }: Required<Pick<TourListCardProps, "card" | "origin">>) {
  const t = useText();
  const environment = useEnvironment();
  const slugOf = (id?: number) => card.origins.find((city) => city.id === id)?.slug ?? origin;
  if (card.next_departures.length === 0) return null;
  return (
    <ul className={own.next} aria-label={t("tour.next")}>
      {oneADay(card.next_departures).map(({ date, origin_id }) => (
        <li key={date}>
          <Chip href={tourAddress(card, { origin: slugOf(origin_id) }, "departures")}>
            {formatDate(date, environment, "short")}
          </Chip>
        </li>
      ))}
    </ul>
  );
}

/** Lowest price for one person, rial; null: nothing can be booked. */
function FromPrice({ amount }: { amount: number | null }) {
  const t = useText();
  if (amount === null) {
    return (
      <Text as="span" size="small" tone="soft">
        {t("tour.card.none")}
      </Text>
    );
  }
  return (
    <span>
      <Price amount={amount} prefix={t("common.from")} />
      <Text size="caption" tone="mute">
        {t("tour.fromPerson")}
      </Text>
    </span>
  );
}

/** A tour for an unknown party: the lowest price for one person, and its departures. */
export function TourListCard({
  card,
  seatsLeft,
  actions,
  look = "tile",
  saysState = true,
  isEager = false,
  origin = null,
}: TourListCardProps) {
  const t = useText();
  const { locale } = useEnvironment();
  const isRow = look === "row";
  const title = inLocale(card, "title", locale);
  const article = (
    <article className={cx(styles.card, isRow && styles.row)} data-tour={card.tour_id}>
      <div className={cx(styles.art, isRow && styles.rowArt)}>
        <Picture
          scene={card.image}
          crop={isRow ? "card" : "wide"}
          phoneCrop={isRow ? "square" : undefined}
          alt=""
          width={640}
          height={400}
          isEager={isEager}
          className={cx(styles.picture, isRow && styles.rowPicture)}
        />
        <div className={cx(styles.corner, isRow && styles.rowCorner)}>
          <FavoriteButton target={{ kind: "tour", id: card.tour_id }} name={title} actions={actions} />
        </div>
      </div>
      <div className={cx(styles.body, isRow && styles.rowBody)}>
        <div className={styles.words}>
          <h3 className={cx(type.title, isRow && styles.rowTitle)}>
            <a className={styles.name} href={tourAddress(card, { origin })}>
              {title}
            </a>
          </h3>
          <Route card={card} />
          <Facts card={card} title={title} seatsLeft={seatsLeft} saysState={saysState} />
          <NextDepartures card={card} origin={origin} />
        </div>
        <div className={cx(styles.foot, isRow && styles.rowFoot)}>
          <FromPrice amount={card.from_price} />
          <span className={isRow ? styles.go : own.go} aria-hidden="true">
            {t("tour.card.go")}
            {!isRow && <Icon name="chevron-end" size="small" />}
          </span>
        </div>
      </div>
    </article>
  );
  return isRow ? <div className={styles.rowPlace}>{article}</div> : article;
}
