import { AudienceBadge } from "#app/src/features/audience/AudienceBadge.tsx";
import { CancellationLine } from "#app/src/features/cancellation/CancellationLine.tsx";
import { cancellationBrief } from "#app/src/features/cancellation/cancellation-text.ts";
import { FavoriteButton } from "#app/src/features/favorite/FavoriteButton.tsx";
import { blockingText } from "#app/src/messages/blocking.ts";
import type { Translate } from "#app/src/messages/catalogue.ts";
import { useText } from "#app/src/messages/words.ts";
import type { ScreenActions } from "#app/src/page/actions.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Icon } from "#design-system/components/Icon/Icon.tsx";
import { Picture } from "#design-system/components/Picture/Picture.tsx";
import { Rating } from "#design-system/components/Rating/Rating.tsx";
import { cx } from "#design-system/theme/cx.ts";
import { type } from "#design-system/theme/type.css.ts";
import type { Query } from "#domain/addresses/query.ts";
import type { PropertyCard as Card } from "#domain/contract/property-card.shapes.ts";
import type { Locale } from "#domain/enums/enums.ts";
import { audienceOf } from "#domain/sale/audience.ts";
import { isAbroad } from "#domain/text/clocks.ts";
import { formatDistance } from "#domain/text/distance.ts";
import { inLocale } from "#domain/text/in-locale.ts";
import { COMMA, formatPercent, formatRating } from "#domain/text/numbers.ts";
import { kindText } from "./kind-text.ts";
import { ListedPrice, propertyAddress } from "./ListedPrice.tsx";
import * as styles from "./PropertyCard.css.ts";

export type PropertyCardProps = {
  card: Card;
  /** The page's stay, passed on to the property's page. */
  stayQuery?: Query;
  /** `row` lies on its side; `slim` does in a list that is narrow on every screen. */
  look?: "tile" | "row" | "slim";
  /** The first cards of a list are in sight at once. */
  isEager?: boolean;
  headingLevel?: 2 | 3;
  /** Names of facilities that a list has room for. */
  facilities?: readonly string[];
  /** True in a list of one city, which says its name once. */
  isCityKnown?: boolean;
  actions: ScreenActions;
};

type ArtProps = Pick<PropertyCardProps, "card" | "isEager" | "actions"> & {
  name: string;
  isRow: boolean;
  isSlim: boolean;
};

/** The picture with the heart on it, which never lies over the name. */
function Art({ card, name, isRow, isSlim, isEager, actions }: ArtProps) {
  return (
    <div className={cx(styles.art, isRow && styles.rowArt)}>
      <Picture
        scene={card.image}
        crop={isSlim ? "strip" : isRow ? "card" : "wide"}
        phoneCrop={isRow ? "strip" : undefined}
        alt=""
        width={640}
        height={400}
        isEager={isEager}
        className={cx(styles.picture, isRow && styles.rowPicture)}
      />
      <svg
        className={cx(styles.ogee, isRow && styles.rowOgee)}
        viewBox="0 0 100 10"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d="M0 10V0C16 1 38 4 50 10C62 4 84 1 100 0V10Z" />
      </svg>
      <div className={cx(styles.corner, isRow && styles.rowCorner)}>
        <FavoriteButton target={{ kind: "property", id: card.id }} name={name} actions={actions} />
      </div>
    </div>
  );
}

/** Least share of the usual price that is worth a word. */
const WORTH_SAYING = 0.05;

/** The saving in words; null where it is little. */
function savingText({ stay, from_rack, from_price }: Card, t: Translate, locale: Locale): string | null {
  const rack = stay ? stay.rack_total : from_rack;
  const sale = stay ? stay.total : from_price;
  if (!rack || !sale) return null;
  const share = Math.round((1 - sale / rack) * 100) / 100;
  return share < WORTH_SAYING
    ? null
    : t("listing.card.discount", { percent: formatPercent(Math.round(share * 100), locale) });
}

const promises = [
  { name: "online", icon: "bolt" },
  { name: "breakfast", icon: "breakfast" },
] as const;

/** Promises of a place, in quiet words. */
function Promises({ card, isRow }: Pick<ArtProps, "card" | "isRow">) {
  const t = useText();
  const given = promises.filter(({ name }) => card[name]);
  if (given.length === 0) return null;
  return (
    <div className={cx(styles.promises, isRow && styles.rowOnlyWide)}>
      {given.map(({ name, icon }) => (
        <span key={name} className={styles.promise}>
          <Icon name={icon} size="small" />
          {t(`listing.card.${name}`)}
        </span>
      ))}
    </div>
  );
}

/** Cost of cancelling the stay: the whole sentence, and in a narrow list what it costs until when. */
function Terms({ card, isRow }: Pick<ArtProps, "card" | "isRow">) {
  const t = useText();
  const environment = useEnvironment();
  if (card.stay === null) return null;
  const { cancellation } = card.stay;
  const whole = <CancellationLine sentence={cancellation} isAbroad={isAbroad(card.city)} />;
  if (!isRow) return whole;
  const isFree = cancellation.kind === "free";
  return (
    <div className={styles.rowTerms}>
      <div className={styles.rowOnlyRoomy}>{whole}</div>
      <p className={cx(isFree ? styles.briefFree : styles.brief, styles.rowNotRoomy)}>
        <Icon name={isFree ? "shield" : "info"} size="small" />
        <span>{cancellationBrief(cancellation, isAbroad(card.city), t, environment)}</span>
      </p>
    </div>
  );
}

/** Distance of the place from the sight that most go to; empty where there is none. */
const nearText = ({ sight }: Card, t: Translate, locale: Locale): string =>
  sight
    ? t("listing.card.sight", {
        distance: formatDistance(sight.meters, locale),
        sight: inLocale(sight, "name", locale),
      })
    : "";

/** Kind of the place, its distance from a sight, and where it is. */
function Facts({
  card,
  name,
  isRow,
  isCityKnown,
}: Pick<ArtProps, "card" | "name" | "isRow"> & { isCityKnown: boolean }) {
  const t = useText();
  const { locale } = useEnvironment();
  const near = nearText(card, t, locale);
  const where = [!isCityKnown && inLocale(card.city, "name", locale), inLocale(card, "district", locale)]
    .filter(Boolean)
    .join(COMMA[locale]);
  // Of two answers to "where" a telephone shows the one that tells places of this list apart.
  const spare = isCityKnown ? where : near;
  const facts = [kindText(card, name, t), ...(isCityKnown ? [near, where] : [where, near])].filter(Boolean);
  return (
    <p className={cx(styles.facts, isRow && styles.rowFacts)}>
      {facts.map((fact) => (
        <span key={fact} className={cx(styles.fact, isRow && near !== "" && fact === spare && styles.spareFact)}>
          {fact}
        </span>
      ))}
    </p>
  );
}

/** A place at a glance: picture, kind, guests' rating and price. */
export function PropertyCard({
  card,
  stayQuery = {},
  look = "tile",
  isEager,
  headingLevel = 3,
  facilities = [],
  isCityKnown = false,
  actions,
}: PropertyCardProps) {
  const t = useText();
  const environment = useEnvironment();
  const { locale } = environment;
  const name = inLocale(card, "name", locale);
  const Heading = headingLevel === 2 ? "h2" : "h3";
  const isRow = look !== "tile";
  const article = (
    <article className={cx(styles.card, isRow && styles.row)} data-property={card.id}>
      <Art card={card} name={name} isRow={isRow} isSlim={look === "slim"} isEager={isEager} actions={actions} />
      <div className={cx(styles.body, isRow && styles.rowBody)}>
        <div className={styles.words}>
          <div className={cx(styles.titleLine, isRow && styles.rowTitleLine)}>
            <Heading className={cx(type.title, isRow && styles.rowTitle)}>
              <a className={styles.name} href={propertyAddress(card, stayQuery)}>
                {name}
              </a>
            </Heading>
            <Rating
              average={card.rating.average}
              label={
                card.rating.average === null
                  ? ""
                  : t("common.rating.of", { rating: formatRating(card.rating.average, locale) })
              }
              caption={t("common.rating.count", { count: card.rating.count })}
            />
          </div>
          <Facts card={card} name={name} isRow={isRow} isCityKnown={isCityKnown} />
          {facilities.length > 0 && <p className={styles.facilities}>{facilities.join(" · ")}</p>}
          <Promises card={card} isRow={isRow} />
          {card.stay && <AudienceBadge audience={audienceOf(card.stay)} />}
          <Terms card={card} isRow={isRow} />
        </div>
        <div className={cx(styles.foot, isRow && styles.rowFoot)}>
          {card.blocking ? (
            <p className={styles.refused}>{blockingText(card.blocking, t, environment)}</p>
          ) : (
            <ListedPrice listed={card} stayQuery={stayQuery} saving={savingText(card, t, locale)} />
          )}
          {isRow && (
            <span className={styles.go} aria-hidden="true">
              {t(card.blocking ? "listing.card.otherDates" : "listing.card.rooms")}
            </span>
          )}
        </div>
      </div>
    </article>
  );
  return isRow ? <div className={styles.rowPlace}>{article}</div> : article;
}
