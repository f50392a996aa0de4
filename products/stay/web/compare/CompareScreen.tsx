import { type ReactNode, useEffect, useRef } from "react";
import { CancellationLine } from "#app/src/features/cancellation/CancellationLine.tsx";
import { FavoriteButton } from "#app/src/features/favorite/FavoriteButton.tsx";
import { kindText } from "#app/src/features/property-card/kind-text.ts";
import { ListedPrice, propertyAddress } from "#app/src/features/property-card/ListedPrice.tsx";
import { StayChoice } from "#app/src/features/stay/StayChoice.tsx";
import { partiesOf, stayParameters } from "#app/src/features/stay/stay-query.ts";
import { blockingText } from "#app/src/messages/blocking.ts";
import type { Translate } from "#app/src/messages/catalogue.ts";
import { useText } from "#app/src/messages/words.ts";
import type { ScreenActions } from "#app/src/page/actions.ts";
import { type RenderEnvironment, useEnvironment } from "#app/src/page/environment.ts";
import type { ScreenProps } from "#app/src/page/page.ts";
import { Button, IconButton } from "#design-system/components/Button/Button.tsx";
import { EmptyState } from "#design-system/components/EmptyState/EmptyState.tsx";
import { Choice } from "#design-system/components/Field/Field.tsx";
import { Icon } from "#design-system/components/Icon/Icon.tsx";
import { Container } from "#design-system/components/Layout/Layout.tsx";
import { Picture } from "#design-system/components/Picture/Picture.tsx";
import { Rating } from "#design-system/components/Rating/Rating.tsx";
import { Surface } from "#design-system/components/Surface/Surface.tsx";
import { Heading, Hidden, Text } from "#design-system/components/Text/Text.tsx";
import { onScrollEnd } from "#design-system/scroll/scroll-end.ts";
import { cx } from "#design-system/theme/cx.ts";
import { type Query, serializeQuery } from "#domain/addresses/query.ts";
import { addressOf } from "#domain/addresses/routes.ts";
import type { Locale } from "#domain/enums/enums.ts";
import { hourThere, isAbroad } from "#domain/text/clocks.ts";
import { inLocale } from "#domain/text/in-locale.ts";
import { COMMA, formatNumber, formatRating } from "#domain/text/numbers.ts";
import type { DetailsValue } from "#products/stay/contract/stay.shapes.ts";
import * as styles from "./CompareScreen.css.ts";
import type { CompareData } from "./load.ts";

/** Before anything was chosen to be compared. */
function Empty() {
  const t = useText();
  return (
    <Container>
      <EmptyState headingLevel={1} title={t("listing.compare.empty")} text={t("listing.compare.empty.text")}>
        <Button look="primary" href={addressOf("panelFavorites")}>
          {t("listing.compare.favorites")}
        </Button>
      </EmptyState>
    </Container>
  );
}

/** A line of the comparison. `same`: what is compared of a property; undefined where a line is always shown. */
type Fact = {
  readonly id: string;
  readonly label: string;
  readonly of: (one: DetailsValue) => ReactNode;
  readonly same?: (one: DetailsValue) => string;
};

/** Without dates the lowest price of each, as lists say it: with the day that it is of. */
const fromPriceIn = (t: Translate): readonly Fact[] => [
  {
    id: "price",
    label: t("listing.compare.from"),
    of: (one) => <ListedPrice listed={one} stayQuery={{}} />,
  },
];

/** The sums of one stay and what cancelling it costs. */
const pricesIn = (environment: RenderEnvironment, t: Translate, stayQuery: Query): readonly Fact[] => [
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
  },
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

/** Facts about a property, except its facilities. */
function factsIn({ locale }: RenderEnvironment, t: Translate): readonly Fact[] {
  const hourOf = (time: string, { city }: DetailsValue) =>
    hourThere(time, isAbroad({ country: city.country.iso2 }), locale);
  return [
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
    },
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

/** A line for each facility that one of the properties has. */
function facilitiesOf(properties: readonly DetailsValue[], locale: Locale): readonly Fact[] {
  const all = new Map(properties.flatMap(({ facilities }) => facilities).map((one) => [one.id, one]));
  return [...all.values()].map((facility) => {
    const has = (one: DetailsValue) => one.facilities.some(({ id }) => id === facility.id);
    return {
      id: `facility ${facility.id}`,
      label: inLocale(facility, "name", locale),
      of: (one) => <Has isThere={has(one)} />,
      same: (one) => String(has(one)),
    };
  });
}

/** True when a line says the same of all: it tells nothing of which to choose. */
const isSame = ({ same }: Fact, properties: readonly DetailsValue[]): boolean =>
  same !== undefined && properties.length > 1 && new Set(properties.map(same)).size === 1;

type ColumnsProps = { properties: readonly DetailsValue[]; stayQuery: Query; actions: ScreenActions };

/** Properties as the page's address names them. */
const namesOf = (properties: readonly DetailsValue[]): string[] =>
  properties.map(({ city, slug }) => `${city.slug}/${slug}`);

/** The drawing of each, with its heart and the way out of the comparison. */
const Pictures = ({ properties, stayQuery, actions }: ColumnsProps) => {
  const t = useText();
  const { locale } = useEnvironment();
  return (
    <tr className={lineOf(properties)}>
      <td className={styles.corner} />
      {properties.map((one) => {
        const name = inLocale(one, "name", locale);
        return (
          <th key={one.id} scope="col" aria-label={name} className={styles.head}>
            <span className={styles.frame}>
              {one.images[0] && (
                <Picture scene={one.images[0].image} alt="" width={320} height={200} className={styles.picture} />
              )}
              <span className={styles.remove}>
                <IconButton
                  icon="close"
                  label={t("listing.compare.remove", { name })}
                  href={addressOf(
                    "compare",
                    {},
                    { ...stayQuery, property: namesOf(properties.filter((other) => other !== one)) },
                  )}
                />
              </span>
              <span className={styles.heart}>
                <FavoriteButton target={{ kind: "property", id: one.id }} name={name} actions={actions} />
              </span>
            </span>
          </th>
        );
      })}
    </tr>
  );
};

/** The link to a property, by its name. */
function NameLink({ one, stayQuery }: { one: DetailsValue; stayQuery: Query }) {
  const { locale } = useEnvironment();
  return (
    <a className={styles.name} href={propertyAddress(one, stayQuery)}>
      {inLocale(one, "name", locale)}
    </a>
  );
}

/** The way on from each: its rooms, for the stay if there is one. */
const WaysOn = ({ properties, stayQuery }: Omit<ColumnsProps, "actions">) => {
  const t = useText();
  const { locale } = useEnvironment();
  return (
    <tr className={lineOf(properties)}>
      <td className={styles.corner} />
      {properties.map((one) => (
        <td key={one.id} className={styles.head}>
          <Button look="outline" isFullWidth href={`${propertyAddress(one, stayQuery)}#rooms`}>
            {t("listing.card.rooms")}
            <Hidden>{` ${inLocale(one, "name", locale)}`}</Hidden>
          </Button>
        </td>
      ))}
    </tr>
  );
};

/** As many columns as there are properties: three at most (`load.ts`). */
const lineOf = ({ length }: readonly DetailsValue[]): string | undefined =>
  styles.line[length as keyof typeof styles.line];

type RowProps = { fact: Fact; properties: readonly DetailsValue[] };

/** One line of the comparison. */
const Row = ({ fact: { label, of, ...fact }, properties }: RowProps) => (
  <tr className={cx(lineOf(properties), isSame({ label, of, ...fact }, properties) && styles.same)}>
    <th scope="row" className={styles.label}>
      {label}
    </th>
    {properties.map((one) => (
      <td key={one.id} className={styles.cell}>
        {of(one)}
      </td>
    ))}
  </tr>
);

/** Icon for the presence or absence of a facility. */
function Has({ isThere }: { isThere: boolean }) {
  const t = useText();
  if (isThere) return <Icon name="check" label={t("listing.compare.has")} />;
  return (
    <Text as="span" tone="mute">
      <Icon name="minus" label={t("listing.compare.hasNot")} />
    </Text>
  );
}

type TableProps = ColumnsProps & { facts: readonly Fact[] };

/**
 * The names stay in sight over their columns: on wide screens in the table, on narrow ones, where the table is pushed
 * aside, in a strip that follows it.
 */
function Table({ properties, stayQuery, actions, facts }: TableProps) {
  const t = useText();
  const strip = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLElement>(null);
  const names = properties.map((one) => <NameLink key={one.id} one={one} stayQuery={stayQuery} />);

  useEffect(() => {
    const { current } = scroller;
    if (current === null) return;
    return onScrollEnd(current, () => strip.current?.scrollTo({ left: current.scrollLeft }));
  }, []);

  return (
    <div>
      <div ref={strip} className={styles.strip}>
        <div className={lineOf(properties)}>{names}</div>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard too. */}
      <section ref={scroller} className={styles.scroll} tabIndex={0} aria-label={t("listing.compare.title")}>
        <table className={styles.table}>
          <thead>
            <Pictures properties={properties} stayQuery={stayQuery} actions={actions} />
            <tr className={styles.names}>
              <td className={styles.nameCell} />
              {names.map((name) => (
                <td key={name.key} className={styles.nameCell}>
                  {name}
                </td>
              ))}
            </tr>
          </thead>
          <tbody>
            <WaysOn properties={properties} stayQuery={stayQuery} />
            {facts.map((fact) => (
              <Row key={fact.id} fact={fact} properties={properties} />
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}

/** Up to three properties side by side: their differences, and on request everything. */
export function CompareScreen({ data: { properties, stay }, actions }: ScreenProps<CompareData>) {
  const t = useText();
  const environment = useEnvironment();
  const { locale } = environment;
  const stayQuery: Query = stay === null ? {} : stayParameters(stay);
  if (properties.length === 0) return <Empty />;
  const property = namesOf(properties);
  const facts = [
    ...(stay === null ? fromPriceIn(t) : pricesIn(environment, t, stayQuery)),
    ...factsIn(environment, t),
    ...facilitiesOf(properties, locale),
  ];
  const same = facts.filter((fact) => isSame(fact, properties)).length;

  return (
    <Container>
      <div className={styles.page}>
        <Heading level={1}>{t("listing.compare.title")}</Heading>
        {stay === null && <Text tone="soft">{t("listing.compare.dates")}</Text>}
        <Surface look="sunken" padding="sm">
          <StayChoice
            key={serializeQuery(stayQuery)}
            path={addressOf("compare")}
            kept={property.map((one) => ["property[]", one])}
            stay={stay}
            parties={stay?.parties ?? partiesOf(new URLSearchParams())}
            onChoose={(next) => actions.go(addressOf("compare", {}, { ...next, property }))}
          />
        </Surface>
        {same > 0 && (
          <Choice name="all" value="1" isDefaultChecked={same === facts.length}>
            {t("listing.compare.all", { count: same })}
          </Choice>
        )}
        {properties.length > 2 && (
          <p className={styles.sideways}>
            {t("listing.compare.sideways")}
            <Icon name="arrow-end" size="small" />
          </p>
        )}
        <Table properties={properties} stayQuery={stayQuery} actions={actions} facts={facts} />
      </div>
    </Container>
  );
}
