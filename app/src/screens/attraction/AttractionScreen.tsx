import { type ComponentType, useEffect, useState } from "react";
import { AttractionTile } from "#app/src/features/attraction/AttractionTile.tsx";
import { PropertyCard } from "#app/src/features/property-card/PropertyCard.tsx";
import { ListPath } from "#app/src/features/results/ListPath.tsx";
import { useText } from "#app/src/messages/words.ts";
import type { ScreenActions } from "#app/src/page/actions.ts";
import { loadChunk } from "#app/src/page/chunk.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import type { ScreenProps } from "#app/src/page/page.ts";
import { Button } from "#design-system/components/Button/Button.tsx";
import { EmptyState } from "#design-system/components/EmptyState/EmptyState.tsx";
import { Columns, Container, Stack } from "#design-system/components/Layout/Layout.tsx";
import { Picture } from "#design-system/components/Picture/Picture.tsx";
import { Heading, Text } from "#design-system/components/Text/Text.tsx";
import { addressOf } from "#domain/addresses/routes.ts";
import type { AttractionValue } from "#domain/contract/attraction.shapes.ts";
import { inLocale } from "#domain/text/in-locale.ts";
import * as styles from "./AttractionScreen.css.ts";
import type { NearMapProps } from "./NearMap.tsx";

/** The map, loaded on demand. */
function LazyNearMap(props: NearMapProps) {
  const [LoadedMap, setMap] = useState<ComponentType<NearMapProps> | null>(null);
  useEffect(() => {
    loadChunk(() => import("./NearMap.tsx"))
      .then(({ NearMap }) => setMap(() => NearMap))
      .catch(reportError);
  }, []);
  return <div className={styles.map}>{LoadedMap && <LoadedMap {...props} />}</div>;
}

/** Places to stay, each with its distance, beside the map of them. */
function Near({ attraction, near, actions }: NearMapProps & { actions: ScreenActions }) {
  return (
    <div className={styles.near}>
      <div className={styles.cards}>
        {near.map(({ card }) => (
          <PropertyCard key={card.id} card={card} look="row" isCityKnown actions={actions} />
        ))}
      </div>
      <LazyNearMap attraction={attraction} near={near} />
    </div>
  );
}

/** Other attractions. */
function Others({ others, cityName }: Pick<AttractionValue, "others"> & { cityName: string }) {
  const t = useText();
  return (
    <section className={styles.section} aria-labelledby="others">
      <Heading level={2} id="others">
        {t("attraction.others", { city: cityName })}
      </Heading>
      <Columns count="four" gap="md">
        {others.map((other) => (
          <AttractionTile key={other.id} attraction={other} />
        ))}
      </Columns>
    </section>
  );
}

/** R44: a sight, and where to stay near it. */
export function AttractionScreen({ data, actions }: ScreenProps<AttractionValue>) {
  const t = useText();
  const { locale } = useEnvironment();
  const { attraction, city, near, others } = data;
  const name = inLocale(attraction, "name", locale);
  const cityName = inLocale(city, "name", locale);
  const hours = inLocale(attraction, "visiting_hours", locale);
  const cityAddress = addressOf("city", { destinationName: city.slug });
  const allHotels = (
    <Button look="outline" href={cityAddress} iconEnd="arrow-end">
      {t("attraction.allHotels", { city: cityName })}
    </Button>
  );
  return (
    <Container>
      <div className={styles.top}>
        <Stack gap="xs" align="start">
          <Heading level={1}>{name}</Heading>
          <Text tone="mute">{t("attraction.in", { kind: inLocale(attraction, "kind", locale), city: cityName })}</Text>
          <Text tone="soft" isMeasured>
            {inLocale(attraction, "description", locale)}
          </Text>
          {hours && (
            <Text size="label">
              {t("attraction.hours")}: {hours}
            </Text>
          )}
        </Stack>
        <Picture
          scene={attraction.image}
          alt={t("content.scene", { name })}
          width={640}
          height={400}
          isEager
          className={styles.picture}
        />
      </div>
      <section className={styles.section} aria-labelledby="near">
        <div>
          <Heading level={2} id="near">
            {t("attraction.near", { name })}
          </Heading>
          {near.length > 0 && (
            <Text size="small" tone="soft">
              {t("attraction.near.basis")}
            </Text>
          )}
        </div>
        {near.length === 0 ? (
          <EmptyState
            headingLevel={3}
            title={t("attraction.near.none")}
            text={t("attraction.near.text", { city: cityName })}
          >
            {allHotels}
          </EmptyState>
        ) : (
          <>
            <Near attraction={attraction} near={near} actions={actions} />
            <div>{allHotels}</div>
          </>
        )}
      </section>
      {others.length > 0 && <Others others={others} cityName={cityName} />}
      <ListPath crumbs={[{ name: cityName, address: cityAddress }]} current={name} />
    </Container>
  );
}
