import { AttractionTile } from "#app/src/features/attraction/AttractionTile.tsx";
import { ListAbout } from "#app/src/features/results/ListAbout.tsx";
import { ListPath } from "#app/src/features/results/ListPath.tsx";
import * as styles from "#app/src/features/results/list-page.css.ts";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import type { ScreenProps } from "#app/src/page/page.ts";
import { Chip } from "#design-system/components/Badge/Badge.tsx";
import { Columns, Container } from "#design-system/components/Layout/Layout.tsx";
import { Heading } from "#design-system/components/Text/Text.tsx";
import { addressOf, pathTo } from "#domain/addresses/routes.ts";
import { inLocale } from "#domain/text/in-locale.ts";
import { formatNumber } from "#domain/text/numbers.ts";
import { StayResults } from "#products/stay/web/StayResults.tsx";
import { StaySearch } from "#products/stay/web/StaySearch.tsx";
import { cityTitle } from "./city-title.ts";
import type { CityData } from "./load.ts";
import { parentOf } from "./parent.ts";

/** R41: a city, its sights, and its places to stay. */
export function CityScreen({ data, actions }: ScreenProps<CityData>) {
  const t = useText();
  const { locale } = useEnvironment();
  const { list, errors, destinationName } = data;
  const parent = parentOf(list);
  const { name, title } = cityTitle(data, "listing.city", locale, t);
  return (
    <Container>
      {list && <StaySearch destination={{ id: list.city.destination_id, name }} actions={actions} />}
      <StayResults
        path={pathTo("city", { destinationName })}
        query={new URLSearchParams(data.query)}
        list={list}
        errors={errors}
        title={title}
        about={list ? name : undefined}
        neighbours={
          list &&
          list.subjects.length > 0 && (
            <nav aria-label={t("listing.subjects", { city: name })} className={styles.chips}>
              {list.subjects.map((subject) => (
                <Chip key={subject.filter} href={addressOf("subject", { destinationName, filter: subject.filter })}>
                  {inLocale(subject, "title", locale)} ({formatNumber(subject.count, locale)})
                </Chip>
              ))}
            </nav>
          )
        }
        actions={actions}
      />
      {list && <ListAbout name={name} text={inLocale(list.city, "description", locale)} scene={list.city.image} />}
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
      {parent && <ListPath crumbs={[{ name: t(parent.words), address: addressOf(parent.route) }]} current={name} />}
    </Container>
  );
}
