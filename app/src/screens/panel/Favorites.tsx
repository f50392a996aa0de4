import { useEffect, useState } from "react";
import { COMPARED_MOST } from "#app/src/features/favorite/compared.ts";
import { favoritesOf } from "#app/src/features/favorite/favorites.ts";
import { OwnPlace } from "#app/src/features/own/OwnPlace.tsx";
import { useOwn } from "#app/src/features/own/useOwn.ts";
import { PropertyCard } from "#app/src/features/property-card/PropertyCard.tsx";
import { useText } from "#app/src/messages/words.ts";
import type { ScreenActions } from "#app/src/page/actions.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Button } from "#design-system/components/Button/Button.tsx";
import { EmptyState } from "#design-system/components/EmptyState/EmptyState.tsx";
import { Choice } from "#design-system/components/Field/Field.tsx";
import { Columns, Inline, Stack } from "#design-system/components/Layout/Layout.tsx";
import { Heading, Text } from "#design-system/components/Text/Text.tsx";
import { addressOf } from "#domain/addresses/routes.ts";
import { accountCalls } from "#domain/contract/account.calls.ts";
import type { PropertyCard as Card } from "#domain/contract/property.shapes.ts";
import { inLocale } from "#domain/text/in-locale.ts";
import { formatNumber } from "#domain/text/numbers.ts";
import { ListShape } from "./ListShape.tsx";
import type { PlaceProps } from "./PanelScreen.tsx";

/** How the comparing page names a property. */
const placeOf = ({ city, slug }: Card): string => `${city.slug}/${slug}`;

/** R28: favourite properties, and up to three of them side by side. */
export function Favorites({ actions }: PlaceProps) {
  const t = useText();
  const { client } = actions;
  const favorites = useOwn(() => client.call(accountCalls.favorites), "", "favorites");
  const { own } = favorites;
  useEffect(() => {
    if (own.kind === "ready") favoritesOf(client).know(own.value.properties.map(({ id }) => id));
  }, [own, client]);
  return (
    <Stack gap="lg">
      <Heading level={1}>{t("panel.favorites")}</Heading>
      <OwnPlace handle={favorites} placeholder={<ListShape rows={3} />}>
        {({ properties }) =>
          properties.length === 0 ? (
            <EmptyState title={t("panel.favorites.empty")} text={t("panel.favorites.empty.text")}>
              <Button look="primary" href={addressOf("home")}>
                {t("panel.reserves.search")}
              </Button>
            </EmptyState>
          ) : (
            <Choosing cards={properties} actions={actions} />
          )
        }
      </OwnPlace>
    </Stack>
  );
}

function Choosing({ cards, actions }: { cards: readonly Card[]; actions: ScreenActions }) {
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
          <Button look="primary" href={addressOf("compare", {}, { property: chosen })}>
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
              <PropertyCard card={card} headingLevel={2} actions={actions} />
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
