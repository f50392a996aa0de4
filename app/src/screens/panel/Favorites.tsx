import { useEffect, useState } from "react";
import { COMPARED_MOST } from "#app/src/features/favorite/compared.ts";
import { favoritesOf } from "#app/src/features/favorite/favorites.ts";
import { OwnPlace } from "#app/src/features/own/OwnPlace.tsx";
import { useOwn } from "#app/src/features/own/useOwn.ts";
import { PropertyCard } from "#app/src/features/property-card/PropertyCard.tsx";
import { keptStay } from "#app/src/features/stay/kept-stay.ts";
import { partiesText } from "#app/src/features/stay/parties-text.ts";
import { comingStay, stayParameters } from "#app/src/features/stay/stay-query.ts";
import { useText } from "#app/src/messages/words.ts";
import type { ScreenActions } from "#app/src/page/actions.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Button } from "#design-system/components/Button/Button.tsx";
import { EmptyState } from "#design-system/components/EmptyState/EmptyState.tsx";
import { Choice } from "#design-system/components/Field/Field.tsx";
import { Columns, Inline, Stack } from "#design-system/components/Layout/Layout.tsx";
import { Heading, Text } from "#design-system/components/Text/Text.tsx";
import type { Query } from "#domain/addresses/query.ts";
import { addressOf } from "#domain/addresses/routes.ts";
import { accountCalls } from "#domain/contract/account.calls.ts";
import type { PropertyCard as Card } from "#domain/contract/property.shapes.ts";
import { formatDateRange } from "#domain/text/dates.ts";
import { inLocale } from "#domain/text/in-locale.ts";
import { formatNumber } from "#domain/text/numbers.ts";
import { ListShape } from "./ListShape.tsx";
import type { PlaceProps } from "./PanelScreen.tsx";

/** How the comparing page names a property. */
const placeOf = ({ city, slug }: Card): string => `${city.slug}/${slug}`;

/** R28: favourite properties, and up to three of them side by side. */
export function Favorites({ query, actions }: PlaceProps) {
  const t = useText();
  const environment = useEnvironment();
  const stay = comingStay(query, environment.today) ?? keptStay(environment.today);
  const stayQuery: Query = stay === null ? {} : stayParameters(stay);
  const { client } = actions;
  const favorites = useOwn(
    () => client.call(accountCalls.favorites, { query: stayQuery }),
    JSON.stringify(stayQuery),
    "favorites",
  );
  const { own } = favorites;
  useEffect(() => {
    if (own.kind === "ready") favoritesOf(client).know(own.value.properties.map(({ id }) => id));
  }, [own, client]);
  return (
    <Stack gap="lg">
      <Stack gap="xxs">
        <Heading level={1}>{t("panel.favorites")}</Heading>
        {/* The kept stay is this tab's: the server does not know it, so nothing of it stands in the page's first markup. */}
        {stay !== null && own.kind === "ready" && own.value.properties.length > 0 && (
          <Text tone="soft">
            {t("panel.favorites.stay", {
              range: formatDateRange(stay.checkIn, stay.checkOut, environment),
              party: partiesText(stay.parties, t),
            })}
          </Text>
        )}
      </Stack>
      <OwnPlace handle={favorites} placeholder={<ListShape rows={3} />}>
        {({ properties }) =>
          properties.length === 0 ? (
            <EmptyState title={t("panel.favorites.empty")} text={t("panel.favorites.empty.text")}>
              <Button look="primary" href={addressOf("home")}>
                {t("panel.reserves.search")}
              </Button>
            </EmptyState>
          ) : (
            <Choosing cards={properties} stayQuery={stayQuery} actions={actions} />
          )
        }
      </OwnPlace>
    </Stack>
  );
}

type ChoosingProps = { cards: readonly Card[]; stayQuery: Query; actions: ScreenActions };

function Choosing({ cards, stayQuery, actions }: ChoosingProps) {
  const t = useText();
  const { locale } = useEnvironment();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const isFull = chosen.length === COMPARED_MOST;
  const most = formatNumber(COMPARED_MOST, locale);
  return (
    <Stack gap="md">
      <Inline justify="between">
        <Text size="small" tone="soft">
          {t(isFull ? "panel.favorites.full" : "panel.favorites.choose", { most })}
        </Text>
        {chosen.length > 1 && (
          <Button look="primary" href={addressOf("compare", {}, { ...stayQuery, property: chosen })}>
            {t("panel.favorites.compare", { count: chosen.length })}
          </Button>
        )}
      </Inline>
      <Columns>
        {cards.map((card) => {
          const place = placeOf(card);
          const isChosen = chosen.includes(place);
          return (
            <Stack key={card.id} gap="xs">
              <PropertyCard card={card} stayQuery={stayQuery} headingLevel={2} actions={actions} />
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
            </Stack>
          );
        })}
      </Columns>
    </Stack>
  );
}
