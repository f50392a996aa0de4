import { PropertyCard } from "#app/src/features/property-card/PropertyCard.tsx";
import { useText } from "#app/src/messages/words.ts";
import type { ScreenActions } from "#app/src/page/actions.ts";
import { Button } from "#design-system/components/Button/Button.tsx";
import { EmptyState } from "#design-system/components/EmptyState/EmptyState.tsx";
import { Columns, Stack } from "#design-system/components/Layout/Layout.tsx";
import { Heading, Text } from "#design-system/components/Text/Text.tsx";
import type { Query } from "#domain/addresses/query.ts";
import { addressOf } from "#domain/addresses/routes.ts";
import type { PropertyCard as Card } from "#domain/contract/property-card.shapes.ts";
import * as styles from "./Editorial.css.ts";

export type ShelfProps = {
  title: string;
  text?: string;
  cards: readonly Card[];
  /** The texts of the empty state. */
  empty: { title: string; text: string };
  /** The stay that the page is about: passed on in the links to the properties. */
  stayQuery?: Query;
  actions: ScreenActions;
};

/** The available properties of an editorial page. */
export function Shelf({ title, text, cards, empty, stayQuery, actions }: ShelfProps) {
  const t = useText();
  const allOfIran = (
    <Button look="outline" href={addressOf("iranHotels")} iconEnd="arrow-end">
      {t("shell.nav.iran")}
    </Button>
  );
  return (
    <section className={styles.shelf} aria-labelledby="shelf">
      <div className={styles.shelfHead}>
        <Stack gap="xxs">
          <Heading level={2} id="shelf">
            {title}
          </Heading>
          {text && cards.length > 0 && <Text tone="soft">{text}</Text>}
        </Stack>
        {cards.length > 0 && allOfIran}
      </div>
      {cards.length === 0 ? (
        <EmptyState headingLevel={3} {...empty}>
          {allOfIran}
        </EmptyState>
      ) : (
        <Columns rail="cards">
          {cards.map((card) => (
            <PropertyCard key={card.id} card={card} actions={actions} {...(stayQuery && { stayQuery })} />
          ))}
        </Columns>
      )}
    </section>
  );
}
