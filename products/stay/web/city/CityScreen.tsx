import { AttractionTile } from "#app/src/features/attraction/AttractionTile.tsx";
import * as styles from "#app/src/features/results/list-page.css.ts";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import type { ScreenProps } from "#app/src/page/page.ts";
import { Chip } from "#design-system/components/Badge/Badge.tsx";
import { Breadcrumb } from "#design-system/components/Breadcrumb/Breadcrumb.tsx";
import { Columns, Container, Stack } from "#design-system/components/Layout/Layout.tsx";
import { Picture } from "#design-system/components/Picture/Picture.tsx";
import { Heading, Text } from "#design-system/components/Text/Text.tsx";
import { addressOf } from "#domain/addresses/routes.ts";
import { inLocale } from "#domain/text/in-locale.ts";
import { formatNumber } from "#domain/text/numbers.ts";
import { StayResults } from "#products/stay/web/StayResults.tsx";
import { StaySearch } from "#products/stay/web/StaySearch.tsx";
import { cityTitle } from "./city-title.ts";
import type { CityData } from "./load.ts";

/** Introduction of a city. */
function Hero({ list, name, title }: Pick<CityData, "list"> & { name: string; title: string }) {
  const t = useText();
  const { locale } = useEnvironment();
  const parent = list && (list.city.country.iso2 === "IR" ? "iranHotels" : "internationalHotels");
  return (
    <div className={styles.hero}>
      <Container>
        <div className={styles.heroGrid}>
          <Stack gap="sm">
            <Breadcrumb
              label={t("listing.crumbs")}
              crumbs={[
                { name: t("common.home"), address: addressOf("home") },
                ...(parent
                  ? [
                      {
                        name: t(parent === "iranHotels" ? "shell.nav.iran" : "shell.nav.international"),
                        address: addressOf(parent),
                      },
                    ]
                  : []),
              ]}
              current={name}
            />
            <Heading level={1}>{title}</Heading>
            {list && (
              <Text tone="soft" isMeasured>
                {inLocale(list.city, "description", locale)}
              </Text>
            )}
          </Stack>
          {list && (
            <Picture scene={list.city.image} alt="" width={640} height={360} isEager className={styles.heroPicture} />
          )}
        </div>
      </Container>
    </div>
  );
}

/** R41: a city, its sights, and its places to stay. */
export function CityScreen({ data, actions }: ScreenProps<CityData>) {
  const t = useText();
  const { locale } = useEnvironment();
  const { list, errors, destinationName } = data;
  const { name, title } = cityTitle(data, "listing.city", locale, t);
  return (
    <>
      <Hero list={list} name={name} title={title} />
      <Container>
        {list && (
          <div className={styles.section}>
            <StaySearch destination={{ id: list.city.destination_id, name }} actions={actions} />
            {list.subjects.length > 0 && (
              <nav aria-label={t("listing.subjects", { city: name })} className={styles.chips}>
                {list.subjects.map((subject) => (
                  <Chip key={subject.filter} href={addressOf("subject", { destinationName, filter: subject.filter })}>
                    {inLocale(subject, "title", locale)} ({formatNumber(subject.count, locale)})
                  </Chip>
                ))}
              </nav>
            )}
          </div>
        )}
        <StayResults
          path={addressOf("city", { destinationName })}
          query={new URLSearchParams(data.query)}
          list={list}
          errors={errors}
          actions={actions}
        />
        {list && list.attractions.length > 0 && (
          <section className={styles.section} aria-labelledby="attractions">
            <Heading level={2} id="attractions">
              {t("listing.attractions", { city: name })}
            </Heading>
            <Columns count="four" gap="md">
              {list.attractions.map((attraction) => (
                <AttractionTile key={attraction.id} attraction={attraction} />
              ))}
            </Columns>
          </section>
        )}
      </Container>
    </>
  );
}
