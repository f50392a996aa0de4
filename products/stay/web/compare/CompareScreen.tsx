import { useEffect, useRef } from "react";
import { FavoriteButton } from "#app/src/features/favorite/FavoriteButton.tsx";
import { propertyAddress } from "#app/src/features/property-card/ListedPrice.tsx";
import { StayChoice } from "#app/src/features/stay/StayChoice.tsx";
import { partiesOf, stayParameters } from "#app/src/features/stay/stay-query.ts";
import { useText } from "#app/src/messages/words.ts";
import type { ScreenActions } from "#app/src/page/actions.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import type { ScreenProps } from "#app/src/page/page.ts";
import { Badge } from "#design-system/components/Badge/Badge.tsx";
import { Button, IconButton } from "#design-system/components/Button/Button.tsx";
import { EmptyState } from "#design-system/components/EmptyState/EmptyState.tsx";
import { Choice } from "#design-system/components/Field/Field.tsx";
import { FoldingSheet } from "#design-system/components/FoldingSheet/FoldingSheet.tsx";
import { Icon } from "#design-system/components/Icon/Icon.tsx";
import { Container } from "#design-system/components/Layout/Layout.tsx";
import { Picture } from "#design-system/components/Picture/Picture.tsx";
import { Heading, Hidden, Text } from "#design-system/components/Text/Text.tsx";
import { onScrollEnd } from "#design-system/scroll/scroll-end.ts";
import { cx } from "#design-system/theme/cx.ts";
import { type Query, serializeQuery } from "#domain/addresses/query.ts";
import { addressOf, pathTo } from "#domain/addresses/routes.ts";
import { inLocale } from "#domain/text/in-locale.ts";
import type { DetailsValue } from "#products/stay/contract/stay.shapes.ts";
import { DatesLine } from "../DatesLine.tsx";
import * as styles from "./CompareScreen.css.ts";
import { BEFORE_WAYS_ON, bestOf, type Fact, factsOf, isSame } from "./compare-facts.tsx";
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
                <Picture
                  scene={one.images[0].image}
                  phoneCrop="square"
                  alt=""
                  width={320}
                  height={200}
                  className={styles.picture}
                />
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
        <td key={one.id} className={styles.way}>
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
const Row = ({ fact, properties }: RowProps) => {
  const best = bestOf(fact, properties);
  return (
    <tr className={cx(lineOf(properties), isSame(fact, properties) && styles.same)}>
      <th scope="row" className={styles.label}>
        {fact.label}
      </th>
      {properties.map((one) => (
        <td key={one.id} className={fact.best ? styles.judgedCell : styles.cell}>
          {best.includes(one) && (
            <div>
              <Badge look="success" icon="check">
                {fact.best?.words}
              </Badge>
            </div>
          )}
          {fact.of(one)}
        </td>
      ))}
    </tr>
  );
};

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
    <div className={styles.sheet}>
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
            {facts.slice(0, BEFORE_WAYS_ON).map((fact) => (
              <Row key={fact.id} fact={fact} properties={properties} />
            ))}
            <WaysOn properties={properties} stayQuery={stayQuery} />
            {facts.slice(BEFORE_WAYS_ON).map((fact) => (
              <Row key={fact.id} fact={fact} properties={properties} />
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}

/** Id of the sheet with the form of the dates. */
const DATES = "compare-dates";

/** Up to three properties side by side: their differences, and on request everything. */
export function CompareScreen({ data: { properties, stay }, actions }: ScreenProps<CompareData>) {
  const t = useText();
  const environment = useEnvironment();
  const stayQuery: Query = stay === null ? {} : stayParameters(stay);
  if (properties.length === 0) return <Empty />;
  const property = namesOf(properties);
  const parties = stay?.parties ?? partiesOf(new URLSearchParams());
  const facts = factsOf({ properties, stayQuery: stay === null ? null : stayQuery }, environment, t);
  const same = facts.filter((fact) => isSame(fact, properties)).length;

  return (
    <Container>
      <div className={styles.page}>
        <div className={styles.top}>
          <Heading level={1}>{t("listing.compare.title")}</Heading>
          {stay === null && (
            <Text size="small" tone="soft">
              {t("listing.compare.dates")}
            </Text>
          )}
        </div>
        <DatesLine stay={stay} parties={parties} sheet={DATES} />
        <FoldingSheet
          id={DATES}
          title={t("property.dates.title")}
          closeLabel={t("common.close")}
          decided={serializeQuery(stayQuery)}
        >
          <StayChoice
            key={serializeQuery(stayQuery)}
            isCompact
            path={pathTo("compare")}
            kept={property.map((one) => ["property[]", one])}
            stay={stay}
            parties={parties}
            onChoose={(next) => actions.go(addressOf("compare", {}, { ...next, property }))}
          />
        </FoldingSheet>
        {properties.length > 2 && (
          <p className={styles.sideways}>
            {t("listing.compare.sideways")}
            <Icon name="arrow-end" size="small" />
          </p>
        )}
        <Table properties={properties} stayQuery={stayQuery} actions={actions} facts={facts} />
        {same > 0 && (
          <Choice name="all" value="1" isDefaultChecked={same === facts.length}>
            {t("listing.compare.all", { count: same })}
          </Choice>
        )}
      </div>
    </Container>
  );
}
