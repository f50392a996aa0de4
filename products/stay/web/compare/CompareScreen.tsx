import type { ReactNode } from "react";
import { CancellationLine } from "#app/src/features/cancellation/CancellationLine.tsx";
import { FavoriteButton } from "#app/src/features/favorite/FavoriteButton.tsx";
import { kindText } from "#app/src/features/property-card/kind-text.ts";
import { ListedPrice } from "#app/src/features/property-card/ListedPrice.tsx";
import { StayChoice } from "#app/src/features/stay/StayChoice.tsx";
import { partiesOf, stayParameters } from "#app/src/features/stay/stay-query.ts";
import { blockingText } from "#app/src/messages/blocking.ts";
import type { Translate } from "#app/src/messages/catalogue.ts";
import { useText } from "#app/src/messages/words.ts";
import type { ScreenActions } from "#app/src/page/actions.ts";
import { type RenderEnvironment, useEnvironment } from "#app/src/page/environment.ts";
import type { ScreenProps } from "#app/src/page/page.ts";
import { Button } from "#design-system/components/Button/Button.tsx";
import { EmptyState } from "#design-system/components/EmptyState/EmptyState.tsx";
import { Icon } from "#design-system/components/Icon/Icon.tsx";
import { Container, Stack } from "#design-system/components/Layout/Layout.tsx";
import { Picture } from "#design-system/components/Picture/Picture.tsx";
import { Rating } from "#design-system/components/Rating/Rating.tsx";
import { Surface } from "#design-system/components/Surface/Surface.tsx";
import { Heading, Text } from "#design-system/components/Text/Text.tsx";
import { type Query, serializeQuery } from "#domain/addresses/query.ts";
import { addressOf } from "#domain/addresses/routes.ts";
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

type Fact = readonly [label: string, of: (one: DetailsValue) => ReactNode];

/** Rows of the comparison, except the facilities. */
function factsIn(environment: RenderEnvironment, t: Translate, stayQuery: Query): readonly Fact[] {
  const { locale } = environment;
  return [
    // The lowest price of each is of a day of its own: without a stay there is none to compare.
    ...(Object.keys(stayQuery).length === 0
      ? []
      : [
          [
            t("listing.compare.price"),
            (one) =>
              one.blocking === null ? (
                <ListedPrice listed={one} stayQuery={stayQuery} />
              ) : (
                <Text as="span" size="small" tone="anar">
                  {blockingText(one.blocking, t, environment)}
                </Text>
              ),
          ] satisfies Fact,
          [
            t("sale.cancellation"),
            ({ stay, city }) =>
              stay === null ? (
                "—"
              ) : (
                <CancellationLine sentence={stay.cancellation} isAbroad={isAbroad({ country: city.country.iso2 })} />
              ),
          ] satisfies Fact,
        ]),
    [
      t("listing.compare.rating"),
      ({ rating }) => (
        <Rating
          average={rating.average}
          label={rating.average === null ? "" : t("common.rating.of", { rating: formatRating(rating.average, locale) })}
          caption={t("common.rating.count", { count: rating.count })}
        />
      ),
    ],
    [
      t("listing.compare.kind"),
      // Its name stands far above it, at the head of the column.
      (one) => kindText(one, "", t),
    ],
    [
      t("listing.compare.place"),
      (one) =>
        [inLocale(one.city, "name", locale), inLocale(one, "district", locale)].filter(Boolean).join(COMMA[locale]),
    ],
    [
      t("property.fact.checkIn"),
      ({ check_in_time, city }) => hourThere(check_in_time, isAbroad({ country: city.country.iso2 }), locale),
    ],
    [
      t("property.fact.checkOut"),
      ({ check_out_time, city }) => hourThere(check_out_time, isAbroad({ country: city.country.iso2 }), locale),
    ],
    [t("property.fact.rooms"), ({ room_count }) => formatNumber(room_count, locale)],
    [t("property.fact.floors"), ({ floors }) => formatNumber(floors, locale)],
  ];
}

/** Props of a property's column heading. */
type ColumnHeadProps = { one: DetailsValue; stayQuery: Query; actions: ScreenActions };

function ColumnHead({ one, stayQuery, actions }: ColumnHeadProps) {
  const { locale } = useEnvironment();
  const name = inLocale(one, "name", locale);
  return (
    <th scope="col" className={styles.head}>
      <Stack gap="xs">
        {one.images[0] && (
          <Picture scene={one.images[0].image} alt="" width={320} height={200} className={styles.picture} />
        )}
        <a
          className={styles.name}
          href={addressOf("property", { cityName: one.city.slug, propertyName: one.slug }, stayQuery)}
        >
          {name}
        </a>
        <FavoriteButton target={{ kind: "property", id: one.id }} name={name} actions={actions} />
      </Stack>
    </th>
  );
}

/** As many columns as there are properties: three at most (`load.ts`). */
const lineOf = ({ length }: readonly DetailsValue[]): string | undefined =>
  styles.line[length as keyof typeof styles.line];

type RowProps = { label: string; properties: readonly DetailsValue[]; of: Fact[1] };

/** One line of the comparison. */
const Row = ({ label, properties, of }: RowProps) => (
  <tr className={lineOf(properties)}>
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

/** Up to three properties side by side: prices, guests' ratings, and facilities. */
export function CompareScreen({ data: { properties, stay }, actions }: ScreenProps<CompareData>) {
  const t = useText();
  const environment = useEnvironment();
  const { locale } = environment;
  const stayQuery: Query = stay === null ? {} : stayParameters(stay);
  if (properties.length === 0) return <Empty />;
  const property = properties.map(({ city, slug }) => `${city.slug}/${slug}`);
  const facilities = [...new Map(properties.flatMap((one) => one.facilities).map((one) => [one.id, one])).values()];
  const has = (one: DetailsValue, id: string) => one.facilities.some((facility) => facility.id === id);

  return (
    <Container>
      <div className={styles.page}>
        <Heading level={1}>{t("listing.compare.title")}</Heading>
        {stay === null && <Text tone="soft">{t("listing.compare.dates")}</Text>}
        <Surface look="sunken">
          <StayChoice
            key={serializeQuery(stayQuery)}
            path={addressOf("compare")}
            kept={property.map((one) => ["property[]", one])}
            stay={stay}
            parties={stay?.parties ?? partiesOf(new URLSearchParams())}
            onChoose={(next) => actions.go(addressOf("compare", {}, { ...next, property }))}
          />
        </Surface>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard too. */}
        <section className={styles.scroll} tabIndex={0} aria-label={t("listing.compare.title")}>
          <table className={styles.table}>
            <thead>
              <tr className={lineOf(properties)}>
                <td className={styles.corner} />
                {properties.map((one) => (
                  <ColumnHead key={one.id} one={one} stayQuery={stayQuery} actions={actions} />
                ))}
              </tr>
            </thead>
            <tbody>
              {factsIn(environment, t, stayQuery).map(([label, of]) => (
                <Row key={label} label={label} properties={properties} of={of} />
              ))}
              {facilities.map((facility) => (
                <Row
                  key={facility.id}
                  label={inLocale(facility, "name", locale)}
                  properties={properties}
                  of={(one) => <Has isThere={has(one, facility.id)} />}
                />
              ))}
            </tbody>
          </table>
        </section>
      </div>
    </Container>
  );
}
