import * as styles from "#app/src/features/property-card/PropertyCard.css.ts";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Badge, Chip } from "#design-system/components/Badge/Badge.tsx";
import { Icon } from "#design-system/components/Icon/Icon.tsx";
import { Inline } from "#design-system/components/Layout/Layout.tsx";
import { Picture } from "#design-system/components/Picture/Picture.tsx";
import { Price } from "#design-system/components/Price/Price.tsx";
import { Text } from "#design-system/components/Text/Text.tsx";
import { cx } from "#design-system/theme/cx.ts";
import { type } from "#design-system/theme/type.css.ts";
import type { TourListCard as Card } from "#domain/contract/tour.shapes.ts";
import { formatDate, formatNights } from "#domain/text/dates.ts";
import { inLocale } from "#domain/text/in-locale.ts";
import { COMMA } from "#domain/text/numbers.ts";
import * as own from "./tour.css.ts";
import { tourAddress } from "./tour-query.ts";

export type TourListCardProps = {
  card: Card;
  /** `row` lies on its side where there is room. */
  look?: "tile" | "row";
  isEager?: boolean;
  /** The slug of the city that the list is about leaving from, which goes along. */
  origin?: string | null;
};

type Departure = Card["next_departures"][number];

/** From several cities it may leave on one day, which is named once. */
const oneADay = (departures: readonly Departure[]): Departure[] =>
  departures.filter(({ date }, index) => departures.findIndex((other) => other.date === date) === index);

/** A tour where no party is known: what a person pays at least, and when it leaves. */
export function TourListCard({ card, look = "tile", isEager = false, origin = null }: TourListCardProps) {
  const t = useText();
  const environment = useEnvironment();
  const { locale } = environment;
  const isRow = look === "row";
  const origins = card.origins.map((city) => inLocale(city, "name", locale)).join(COMMA[locale]);
  const slugOf = (id: number) => card.origins.find((city) => city.id === id)?.slug ?? origin;
  return (
    <article className={cx(styles.card, isRow && styles.row)} data-tour={card.tour_id}>
      <div className={cx(styles.art, isRow && styles.rowArt)}>
        <Picture
          scene={card.image}
          alt=""
          width={640}
          height={400}
          isEager={isEager}
          className={cx(styles.picture, isRow && styles.rowPicture)}
        />
      </div>
      <div className={cx(styles.body, isRow && styles.rowBody)}>
        <h3 className={type.title}>
          <a className={styles.name} href={tourAddress(card, { origin })}>
            {inLocale(card, "title", locale)}
          </a>
        </h3>
        <ul className={own.facts}>
          <li className={own.fact}>
            <Icon name={card.mode} size="small" />
            {t("tour.route.origins", { origins, mode: t(`tour.mode.${card.mode}`) })}
          </li>
          <li className={own.fact}>
            <Icon name="bed" size="small" />
            {formatNights(card.nights, locale)} · {t("tour.filter.star.upTo", { star: card.star })}
          </li>
        </ul>
        <Inline gap="xxs">
          {card.next_departures.some(({ state }) => state === "guaranteed") && (
            <Badge look="success" icon="check">
              {t("tour.state.guaranteed")}
            </Badge>
          )}
          {card.kind === "foreign" && <Badge look="neutral">{t(`tour.visa.${card.visa}`)}</Badge>}
        </Inline>
        {card.next_departures.length > 0 && (
          <ul className={own.next} aria-label={t("tour.next")}>
            {oneADay(card.next_departures).map(({ date, origin_id }) => (
              <li key={date}>
                <Chip href={tourAddress(card, { origin: slugOf(origin_id) }, "departures")}>
                  {formatDate(date, environment, "day")}
                </Chip>
              </li>
            ))}
          </ul>
        )}
        <div className={cx(styles.foot, isRow && styles.rowFoot)}>
          <span>
            <Price amount={card.from_price} prefix={t("common.from")} />
            <Text size="caption" tone="mute">
              {t("tour.fromPerson")}
            </Text>
          </span>
        </div>
      </div>
    </article>
  );
}
