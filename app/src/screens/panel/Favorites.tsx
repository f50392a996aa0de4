import { useEffect, useState } from "react";
import { COMPARED_MOST } from "#app/src/features/favorite/compared.ts";
import { favoritesOf } from "#app/src/features/favorite/favorites.ts";
import { OwnDataView } from "#app/src/features/own/OwnDataView.tsx";
import { useOwnData } from "#app/src/features/own/useOwnData.ts";
import { PropertyCard } from "#app/src/features/property-card/PropertyCard.tsx";
import { keptStay } from "#app/src/features/stay/last-stay.ts";
import { partiesText } from "#app/src/features/stay/parties-text.ts";
import { StayChoice } from "#app/src/features/stay/StayChoice.tsx";
import { comingStay, partiesOf, type StayQuery, stayParameters } from "#app/src/features/stay/stay-query.ts";
import { useText } from "#app/src/messages/words.ts";
import type { ScreenActions } from "#app/src/page/actions.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { ActionBar } from "#design-system/components/ActionBar/ActionBar.tsx";
import { Button } from "#design-system/components/Button/Button.tsx";
import { EmptyState } from "#design-system/components/EmptyState/EmptyState.tsx";
import { Choice } from "#design-system/components/Field/Field.tsx";
import { Columns, Stack } from "#design-system/components/Layout/Layout.tsx";
import { Surface } from "#design-system/components/Surface/Surface.tsx";
import { Heading, Hidden, Text } from "#design-system/components/Text/Text.tsx";
import { type Query, serializeQuery } from "#domain/addresses/query.ts";
import { addressOf, pathTo } from "#domain/addresses/routes.ts";
import { accountCalls } from "#domain/contract/account.calls.ts";
import type { FavoriteTour } from "#domain/contract/account.shapes.ts";
import type { PropertyCard as Card } from "#domain/contract/property-card.shapes.ts";
import { formatDateRange } from "#domain/text/dates.ts";
import { inLocale } from "#domain/text/in-locale.ts";
import { formatNumber } from "#domain/text/numbers.ts";
import { TourListCard } from "#products/cards.ts";
import { ListSkeleton } from "./ListSkeleton.tsx";
import * as styles from "./PanelScreen.css.ts";
import type { PanelSectionProps } from "./sections.ts";

/** Name of a property in the comparing page's address. */
const placeOf = ({ city, slug }: Card): string => `${city.slug}/${slug}`;

/** R28: favourite properties, up to three of them side by side, and favourite tours. */
export function Favorites({ query, actions }: PanelSectionProps) {
  const t = useText();
  const environment = useEnvironment();
  const stay = comingStay(query, environment.today) ?? keptStay(environment.today);
  const stayQuery: Query = stay === null ? {} : stayParameters(stay);
  const { client } = actions;
  const favorites = useOwnData(
    () => client.call(accountCalls.favorites, { query: stayQuery }),
    JSON.stringify(stayQuery),
    "favorites",
  );
  const { own } = favorites;
  useEffect(() => {
    if (own.kind === "ready") favoritesOf(client).know(own.value);
  }, [own, client]);
  return (
    <Stack gap="lg">
      <Heading level={1}>{t("panel.favorites")}</Heading>
      <OwnDataView handle={favorites} placeholder={<ListSkeleton rows={3} />}>
        {({ properties, tours }) =>
          properties.length + tours.length === 0 ? (
            <EmptyState title={t("panel.favorites.empty")} text={t("panel.favorites.empty.text")}>
              <Button look="primary" href={addressOf("home")}>
                {t("panel.reserves.search")}
              </Button>
            </EmptyState>
          ) : (
            <Stack gap="xl">
              {properties.length > 0 && <Properties cards={properties} stay={stay} actions={actions} />}
              {tours.length > 0 && <Tours cards={tours} actions={actions} />}
            </Stack>
          )
        }
      </OwnDataView>
    </Stack>
  );
}

/** The way to the comparison: in the bar of a narrow screen, and in a row on wide ones; the number chosen is announced. */
function Comparing({ chosen, stayQuery }: { chosen: readonly string[]; stayQuery: Query }) {
  const t = useText();
  const count = chosen.length;
  const isEnough = count > 1;
  const said = t("panel.favorites.chosen", { count });
  const way = (
    <Button look="primary" href={addressOf("compare", {}, { ...stayQuery, property: chosen })}>
      {t("panel.favorites.compare", { count })}
    </Button>
  );
  return (
    <>
      <div role="status">{isEnough && <Hidden>{said}</Hidden>}</div>
      {isEnough && <div className={styles.compareWide}>{way}</div>}
      {isEnough && (
        <ActionBar label={t("panel.favorites.bar")} title={said}>
          {way}
        </ActionBar>
      )}
    </>
  );
}

type PropertiesProps = { cards: readonly Card[]; stay: StayQuery | null; actions: ScreenActions };

/** With their prices for the kept stay, which the server does not know: nothing of it stands in the page's first markup. */
function Properties({ cards, stay, actions }: PropertiesProps) {
  const t = useText();
  const environment = useEnvironment();
  const { locale } = environment;
  const stayQuery: Query = stay === null ? {} : stayParameters(stay);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const isFull = chosen.length === COMPARED_MOST;
  const most = formatNumber(COMPARED_MOST, locale);
  return (
    <Stack gap="md">
      <Stack gap="xxs">
        <Heading level={2}>{t("panel.favorites.properties")}</Heading>
        <Text tone="soft">
          {stay === null
            ? t("panel.favorites.dates")
            : t("panel.favorites.stay", {
                range: formatDateRange(stay.checkIn, stay.checkOut, environment),
                party: partiesText(stay.parties, t),
              })}
        </Text>
      </Stack>
      <Surface look="sunken">
        <StayChoice
          key={serializeQuery(stayQuery)}
          path={pathTo("panelFavorites")}
          stay={stay}
          parties={stay?.parties ?? partiesOf(new URLSearchParams())}
          onChoose={(next) => actions.go(addressOf("panelFavorites", {}, next))}
        />
      </Surface>
      <Text size="small" tone="soft">
        {t(isFull ? "panel.favorites.full" : "panel.favorites.choose", { most })}
      </Text>
      <Columns>
        {cards.map((card) => {
          const place = placeOf(card);
          const isChosen = chosen.includes(place);
          return (
            <div key={card.id} className={styles.favorite}>
              <PropertyCard card={card} stayQuery={stayQuery} headingLevel={3} actions={actions} />
              <Choice
                name="property"
                value={place}
                isChecked={isChosen}
                onChange={() =>
                  setChosen(isChosen ? chosen.filter((one) => one !== place) : [...chosen, place].slice(-COMPARED_MOST))
                }
              >
                {t("panel.favorites.toCompare", { name: inLocale(card, "name", locale) })}
              </Choice>
            </div>
          );
        })}
      </Columns>
      <Comparing chosen={chosen} stayQuery={stayQuery} />
    </Stack>
  );
}

type ToursProps = { cards: readonly FavoriteTour[]; actions: ScreenActions };

/** Each with the lowest price of its coming departures. */
function Tours({ cards, actions }: ToursProps) {
  const t = useText();
  return (
    <Stack gap="md">
      <Heading level={2}>{t("panel.favorites.tours")}</Heading>
      <Columns>
        {cards.map((card) => (
          <TourListCard key={card.tour_id} card={card} actions={actions} />
        ))}
      </Columns>
    </Stack>
  );
}
