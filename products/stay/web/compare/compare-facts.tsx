import type { ReactNode } from "react";
import { CancellationLine } from "#app/src/features/cancellation/CancellationLine.tsx";
import { kindText } from "#app/src/features/property-card/kind-text.ts";
import { ListedPrice } from "#app/src/features/property-card/ListedPrice.tsx";
import { blockingText } from "#app/src/messages/blocking.ts";
import type { Translate } from "#app/src/messages/catalogue.ts";
import { useText } from "#app/src/messages/words.ts";
import { type RenderEnvironment, useEnvironment } from "#app/src/page/environment.ts";
import { Icon } from "#design-system/components/Icon/Icon.tsx";
import { Rating } from "#design-system/components/Rating/Rating.tsx";
import { Text } from "#design-system/components/Text/Text.tsx";
import type { Query } from "#domain/addresses/query.ts";
import type { Facility } from "#domain/contract/facility.shapes.ts";
import { hourThere, isAbroad } from "#domain/text/clocks.ts";
import { inLocale } from "#domain/text/in-locale.ts";
import { COMMA, formatNumber, formatRating } from "#domain/text/numbers.ts";
import type { DetailsValue } from "#products/stay/contract/stay.shapes.ts";
import { facilityGroupWords } from "../facility-groups.ts";
import * as styles from "./CompareScreen.css.ts";

/**
 * A line of the comparison. `same`: what is compared of a property; undefined where a line is always shown. `best`: words
 * for the properties that have the greatest `of`, where not all are equal.
 */
export type Fact = {
  readonly id: string;
  readonly label: string;
  readonly of: (one: DetailsValue) => ReactNode;
  readonly same?: (one: DetailsValue) => string;
  readonly best?: { readonly words: string; readonly of: (one: DetailsValue) => number | null };
};

/** Without dates the lowest price of each, as lists say it: with the day that it is of. */
const fromPriceIn = (t: Translate): readonly Fact[] => [
  {
    id: "price",
    label: t("listing.compare.from"),
    of: (one) => <ListedPrice listed={one} stayQuery={{}} />,
  },
];

/** The sums of one stay. */
const priceIn = (environment: RenderEnvironment, t: Translate, stayQuery: Query): readonly Fact[] => [
  {
    id: "price",
    label: t("listing.compare.price"),
    of: (one) =>
      one.blocking === null ? (
        <ListedPrice listed={one} stayQuery={stayQuery} />
      ) : (
        <Text as="span" size="small" tone="anar">
          {blockingText(one.blocking, t, environment)}
        </Text>
      ),
    best: {
      words: t("listing.compare.cheapest"),
      of: ({ blocking, stay }) => (blocking === null && stay !== null ? -stay.total : null),
    },
  },
];

/** Costs of cancelling that stay. */
const cancellationIn = (t: Translate): readonly Fact[] => [
  {
    id: "cancellation",
    label: t("sale.cancellation"),
    of: ({ stay, city }) =>
      stay === null ? (
        "—"
      ) : (
        <CancellationLine sentence={stay.cancellation} isAbroad={isAbroad({ country: city.country.iso2 })} />
      ),
  },
];

/** A line whose value is a text. */
const said = (id: string, label: string, of: (one: DetailsValue) => string): Fact => ({ id, label, of, same: of });

/** Average of the reviews. */
const ratingIn = ({ locale }: RenderEnvironment, t: Translate): readonly Fact[] => [
  {
    id: "rating",
    label: t("listing.compare.rating"),
    of: ({ rating }) => (
      <Rating
        average={rating.average}
        label={rating.average === null ? "" : t("common.rating.of", { rating: formatRating(rating.average, locale) })}
        caption={t("common.rating.count", { count: rating.count })}
      />
    ),
    same: ({ rating }) => `${rating.average} ${rating.count}`,
    best: { words: t("listing.compare.bestRated"), of: ({ rating }) => rating.average },
  },
];

/** Facts about a property, except its facilities. */
function factsIn({ locale }: RenderEnvironment, t: Translate): readonly Fact[] {
  const hourOf = (time: string, { city }: DetailsValue) =>
    hourThere(time, isAbroad({ country: city.country.iso2 }), locale);
  return [
    // Its name stands far above it, at the head of the column.
    said("kind", t("listing.compare.kind"), (one) => kindText(one, "", t)),
    said("place", t("listing.compare.place"), (one) =>
      [inLocale(one.city, "name", locale), inLocale(one, "district", locale)].filter(Boolean).join(COMMA[locale]),
    ),
    said("checkIn", t("property.fact.checkIn"), (one) => hourOf(one.check_in_time, one)),
    said("checkOut", t("property.fact.checkOut"), (one) => hourOf(one.check_out_time, one)),
    said("rooms", t("property.fact.rooms"), ({ room_count }) => formatNumber(room_count, locale)),
    said("floors", t("property.fact.floors"), ({ floors }) => formatNumber(floors, locale)),
  ];
}

/** Those of some facilities that a property has, each on a line of its own. */
function Has({ all, one }: { all: readonly Facility[]; one: DetailsValue }) {
  const t = useText();
  const { locale } = useEnvironment();
  const has = all.filter(({ id }) => one.facilities.some((facility) => facility.id === id));
  if (has.length === 0)
    return (
      <Text as="span" tone="mute">
        <Icon name="minus" label={t("listing.compare.hasNot")} />
      </Text>
    );
  return (
    <ul className={styles.facilities}>
      {has.map((facility) => (
        <li key={facility.id} className={styles.facility}>
          <Icon name="check" size="small" />
          <span>{inLocale(facility, "name", locale)}</span>
        </li>
      ))}
    </ul>
  );
}

/** Facilities that not all have, a line for each group of them, and last those that all have. */
function facilitiesOf(properties: readonly DetailsValue[], t: Translate): readonly Fact[] {
  const all = [...new Map(properties.flatMap(({ facilities }) => facilities).map((one) => [one.id, one])).values()];
  const isCommon = ({ id }: Facility) => properties.every(({ facilities }) => facilities.some((one) => one.id === id));
  const common = all.filter(isCommon);
  const groups = Map.groupBy(
    all.filter((one) => !isCommon(one)),
    ({ group }) => group,
  );
  return [
    ...[...groups].map(
      ([group, some]): Fact => ({
        id: `facilities ${group}`,
        label: t(facilityGroupWords(group)),
        of: (one) => <Has all={some} one={one} />,
      }),
    ),
    ...(common.length === 0
      ? []
      : [
          {
            id: "common",
            label: t("listing.compare.common"),
            of: (one: DetailsValue) => <Has all={common} one={one} />,
            same: () => "common",
          },
        ]),
  ];
}

/** True when a line says the same of all: it tells nothing of which to choose. */
export const isSame = ({ same }: Fact, properties: readonly DetailsValue[]): boolean =>
  same !== undefined && properties.length > 1 && new Set(properties.map(same)).size === 1;

/** The properties that a line shows to be best; none where all are equal or only one is known. */
export function bestOf({ best }: Fact, properties: readonly DetailsValue[]): readonly DetailsValue[] {
  const known = properties.flatMap((one) => {
    const value = best?.of(one) ?? null;
    return value === null ? [] : [{ one, value }];
  });
  const greatest = Math.max(...known.map(({ value }) => value));
  const found = known.filter(({ value }) => value === greatest);
  return found.length < known.length ? found.map(({ one }) => one) : [];
}

type Compared = { properties: readonly DetailsValue[]; stayQuery: Query | null };

/** Price and rating decide: the way on stands below them. */
export const BEFORE_WAYS_ON = 2;

/** All lines of a comparison, with the prices of the stay if there is one. */
export const factsOf = (
  { properties, stayQuery }: Compared,
  environment: RenderEnvironment,
  t: Translate,
): readonly Fact[] => [
  ...(stayQuery === null ? fromPriceIn(t) : priceIn(environment, t, stayQuery)),
  ...ratingIn(environment, t),
  ...(stayQuery === null ? [] : cancellationIn(t)),
  ...factsIn(environment, t),
  ...facilitiesOf(properties, t),
];
