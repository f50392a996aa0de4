import { PropertyCard } from "#app/src/features/property-card/PropertyCard.tsx";
import { Recents } from "#app/src/features/recent/Recents.tsx";
import type { SearchErrors } from "#app/src/features/search/date-faults.ts";
import { useSupportText } from "#app/src/features/support/use-support-text.ts";
import type { MessageId, Translate } from "#app/src/messages/catalogue.ts";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import type { ScreenProps } from "#app/src/page/page.ts";
import { Icon, type IconName } from "#design-system/components/Icon/Icon.tsx";
import { Container, Stack } from "#design-system/components/Layout/Layout.tsx";
import { Notice } from "#design-system/components/Notice/Notice.tsx";
import { HeroPicture } from "#design-system/components/Picture/HeroPicture.tsx";
import { Surface } from "#design-system/components/Surface/Surface.tsx";
import { Heading, Text } from "#design-system/components/Text/Text.tsx";
import { cx } from "#design-system/theme/cx.ts";
import { type } from "#design-system/theme/type.css.ts";
import { addressOf } from "#domain/addresses/routes.ts";
import { formatNumber } from "#domain/text/numbers.ts";
import { FirstSearchForm } from "#products/first-search.ts";
import { missingHint, ProductSearch, type SearchKind } from "#products/searches.tsx";
import { CityTile } from "./CityTile.tsx";
import * as doorStyles from "./Door.css.ts";
import { Door, occasions } from "./Door.tsx";
import * as styles from "./HomeScreen.css.ts";
import type { HomeData, Incomplete } from "./load.ts";
import { Flights, Tours } from "./OtherProducts.tsx";
import { Rail } from "./Rail.tsx";

const promises: readonly { icon: IconName; title: MessageId; text: MessageId }[] = [
  { icon: "calendar", title: "home.promise.price.title", text: "home.promise.price.text" },
  { icon: "shield", title: "home.promise.cancel.title", text: "home.promise.cancel.text" },
  { icon: "phone", title: "home.promise.support.title", text: "home.promise.support.text" },
];

function Hero({ home }: Pick<HomeData, "home">) {
  const t = useText();
  const { locale } = useEnvironment();
  const counts = {
    properties: formatNumber(home.property_count, locale),
    cities: formatNumber(home.city_count, locale),
  };
  return (
    <div className={styles.hero}>
      <HeroPicture hour="dusk" className={styles.heroPicture} />
      <Container>
        <div className={styles.heroText}>
          <h1 className={cx(type.display, styles.headline)}>{t("home.headline")}</h1>
          <p className={styles.lead}>{home.property_count > 0 ? t("home.lead", counts) : t("home.lead.none")}</p>
        </div>
      </Container>
    </div>
  );
}

type PopularProps = {
  id: string;
  title: MessageId;
  all: { words: MessageId; route: "iranHotels" | "internationalHotels" };
  cities: HomeData["home"]["popular_iran"];
};

/** Cities that many go to, and the way to all others; nothing where none has a place to stay. */
function Popular({ id, title, all, cities }: PopularProps) {
  const t = useText();
  if (cities.length === 0) return null;
  return (
    <Rail
      id={id}
      title={t(title)}
      text={t("home.cities.text")}
      size="tiles"
      all={{ address: addressOf(all.route), words: t(all.words) }}
    >
      {cities.map((popular) => (
        <CityTile key={popular.city.id} popular={popular} />
      ))}
    </Rail>
  );
}

/** Ways on to the landings of occasions. */
function Occasions() {
  const t = useText();
  return (
    <section className={styles.section} aria-labelledby="occasions">
      <Heading level={2} id="occasions">
        {t("home.occasions")}
      </Heading>
      <div className={doorStyles.occasions}>
        {occasions.map((door) => (
          <Door key={door.title} {...door} />
        ))}
      </div>
    </section>
  );
}

/** Reasons to trust the site, near its search: their titles alone on a telephone. */
function Promises() {
  const t = useText();
  const support = useSupportText();
  return (
    <section className={styles.promises} aria-label={t("home.promises")}>
      {promises.map(({ icon, title, text }) => (
        <div key={title} className={styles.promise}>
          <Icon name={icon} />
          <div>
            <Heading level={2} look="label">
              {t(title)}
            </Heading>
            <div className={styles.promiseText}>
              <Text size="small" tone="soft">
                {t(text, { support })}
              </Text>
            </div>
          </div>
        </div>
      ))}
    </section>
  );
}

/** Hint on how to complete the search of an address. */
function incompleteText(
  { fault, destinationName }: Incomplete,
  kind: SearchKind,
  errors: SearchErrors,
  t: Translate,
): string {
  if (fault === "unknown") return t("search.incomplete.unknown", { name: destinationName });
  if (fault === "date")
    return (
      Object.values(errors)
        .map((error) => `${error}.`)
        .join(" ") || t(missingHint(kind))
    );
  if (fault === "choice" || fault === "offer") return t(`search.incomplete.${fault}`);
  return t(missingHint(kind));
}

/** R18: the purpose of the site, and its search. */
export function HomeScreen({ data, actions }: ScreenProps<HomeData>) {
  const t = useText();
  const { home, incomplete, search, ...asked } = data;
  return (
    <>
      <Hero home={home} />
      <Container>
        <div className={styles.search}>
          <Surface look="floating" padding="lg">
            <Stack gap="sm">
              {incomplete && (
                <Notice look="warning" isAlert>
                  {incompleteText(incomplete, search?.kind ?? "property", asked.errors, t)}
                </Notice>
              )}
              <ProductSearch kind={search?.kind ?? "property"} actions={actions}>
                {search ? (
                  <search.Form actions={actions} typed={search.typed} errors={asked.errors} />
                ) : (
                  <FirstSearchForm actions={actions} {...asked} />
                )}
              </ProductSearch>
            </Stack>
          </Surface>
        </div>
        <Promises />
        {home.offers.length > 0 && (
          <Rail id="offers" title={t("home.offers")} text={t("home.offers.text")}>
            {home.offers.map((card) => (
              <PropertyCard key={card.id} card={card} actions={actions} />
            ))}
          </Rail>
        )}
        <Recents actions={actions} />
        <Popular
          id="iran"
          title="home.popularIran"
          all={{ words: "home.allIran", route: "iranHotels" }}
          cities={home.popular_iran}
        />
        <Tours tours={home.tours ?? []} />
        <Flights flights={home.flights ?? []} />
        <Popular
          id="abroad"
          title="home.popularAbroad"
          all={{ words: "home.allAbroad", route: "internationalHotels" }}
          cities={home.popular_abroad}
        />
        <Occasions />
      </Container>
    </>
  );
}
