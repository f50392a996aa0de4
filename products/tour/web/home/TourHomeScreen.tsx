import * as styles from "#app/src/features/results/list-page.css.ts";
import { tiles } from "#app/src/features/results/PlaceTile.css.ts";
import { PlaceTile } from "#app/src/features/results/PlaceTile.tsx";
import { partiesOf } from "#app/src/features/stay/stay-query.ts";
import type { MessageId } from "#app/src/messages/catalogue.ts";
import { useText } from "#app/src/messages/words.ts";
import type { ScreenActions } from "#app/src/page/actions.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import type { ScreenProps } from "#app/src/page/page.ts";
import { Breadcrumb } from "#design-system/components/Breadcrumb/Breadcrumb.tsx";
import { Button } from "#design-system/components/Button/Button.tsx";
import { EmptyState } from "#design-system/components/EmptyState/EmptyState.tsx";
import { Columns, Container, Stack } from "#design-system/components/Layout/Layout.tsx";
import { Surface } from "#design-system/components/Surface/Surface.tsx";
import { Heading, Text } from "#design-system/components/Text/Text.tsx";
import { addressOf } from "#domain/addresses/routes.ts";
import { inLocale } from "#domain/text/in-locale.ts";
import { formatMoneyText } from "#domain/text/money.ts";
import { ProductSearch } from "#products/searches.tsx";
import type { TourHomeValue } from "#products/tour/contract/tour.shapes.ts";
import type { TourListCard as Card } from "#products/tour/contract/tour-card.shapes.ts";
import { TourListCard } from "#products/tour/web/TourListCard.tsx";
import { TourSearchForm } from "#products/tour/web/TourSearchForm.tsx";
import * as own from "#products/tour/web/tour.css.ts";
import type { TourHomeData } from "./load.ts";

/** Number of destinations shown as tiles: those with most tours. */
const DESTINATIONS = 8;

type Destination = TourHomeValue["destinations"][number];

/** A destination, with its number of tours and their lowest price. */
function DestinationTile({ destination }: { destination: Destination }) {
  const t = useText();
  const { locale } = useEnvironment();
  const { city, from_price, tour_count } = destination;
  return (
    <PlaceTile
      address={addressOf("tourListing", { destinationName: city.slug })}
      scene={city.image}
      name={inLocale(city, "name", locale)}
      price={t("tour.listing.from", { amount: formatMoneyText(from_price, locale) })}
      facts={[t("tour.home.count", { count: tour_count })]}
    />
  );
}

type ShelfProps = {
  id: string;
  title: MessageId;
  text: MessageId;
  /** True where the heading says that all of them leave for certain. */
  isCertain?: boolean;
  cards: readonly (Card & { seats_left?: number })[];
  actions: ScreenActions;
};

/** A few tours for one reason. */
function Shelf({ id, title, text, isCertain = false, cards, actions }: ShelfProps) {
  const t = useText();
  if (cards.length === 0) return null;
  return (
    <section className={own.shelf} aria-labelledby={id}>
      <Stack gap="xxs">
        <Heading level={2} id={id}>
          {t(title)}
        </Heading>
        <Text tone="soft">{t(text)}</Text>
      </Stack>
      <Columns rail="wide" gap="md">
        {cards.map((card) => (
          <TourListCard
            key={card.tour_id}
            card={card}
            seatsLeft={card.seats_left}
            saysState={!isCertain}
            actions={actions}
          />
        ))}
      </Columns>
    </section>
  );
}

/** Title and search: on a telephone these alone, so that the search is in sight at once. */
function Top({ actions }: { actions: ScreenActions }) {
  const t = useText();
  const title = t("tour.home.title");
  return (
    <div className={styles.section}>
      <div className={own.onlyWide}>
        <Breadcrumb
          label={t("listing.crumbs")}
          crumbs={[{ name: t("common.home"), address: addressOf("home") }]}
          current={title}
        />
      </div>
      <Stack gap="xs">
        <Heading level={1}>{title}</Heading>
        <div className={own.onlyWide}>
          <Text tone="soft">{t("tour.home.lead")}</Text>
        </div>
      </Stack>
      <Surface look="floating" padding="lg">
        <ProductSearch kind="tour" actions={actions}>
          <TourSearchForm
            actions={actions}
            origin={null}
            destination={null}
            dates={null}
            parties={partiesOf(new URLSearchParams())}
          />
        </ProductSearch>
      </Surface>
    </div>
  );
}

/** Destinations with most tours. */
function Destinations({ destinations }: Pick<TourHomeValue, "destinations">) {
  const t = useText();
  if (destinations.length === 0) return null;
  const most = destinations.toSorted((one, other) => other.tour_count - one.tour_count).slice(0, DESTINATIONS);
  return (
    <section className={own.shelf} aria-labelledby="destinations">
      <Heading level={2} id="destinations">
        {t("tour.home.destinations")}
      </Heading>
      <div className={tiles}>
        {most.map((destination) => (
          <DestinationTile key={destination.city.id} destination={destination} />
        ))}
      </div>
    </section>
  );
}

/** R54: where tours go, which are certain to leave, and which are nearly full. */
export function TourHomeScreen({ data, actions }: ScreenProps<TourHomeData>) {
  const t = useText();
  const { destinations, guaranteed, last_seats } = data.home;
  return (
    <Container>
      <Top actions={actions} />
      {destinations.length === 0 && (
        <EmptyState title={t("tour.home.none")} text={t("tour.home.none.text")}>
          <Button look="outline" href={addressOf("iranHotels")}>
            {t("shell.nav.iran")}
          </Button>
        </EmptyState>
      )}
      <Shelf
        id="guaranteed"
        title="tour.home.guaranteed"
        text="tour.home.guaranteed.text"
        isCertain
        cards={guaranteed.slice(0, 3)}
        actions={actions}
      />
      <Destinations destinations={destinations} />
      <Shelf
        id="last"
        title="tour.home.lastSeats"
        text="tour.home.lastSeats.text"
        cards={last_seats.slice(0, 3)}
        actions={actions}
      />
    </Container>
  );
}
