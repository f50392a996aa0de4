import { ListAbout } from "#app/src/features/results/ListAbout.tsx";
import { ListPath } from "#app/src/features/results/ListPath.tsx";
import * as styles from "#app/src/features/results/list-page.css.ts";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import type { ScreenProps } from "#app/src/page/page.ts";
import { Chip } from "#design-system/components/Badge/Badge.tsx";
import { Container } from "#design-system/components/Layout/Layout.tsx";
import { addressOf, pathTo } from "#domain/addresses/routes.ts";
import { inLocale } from "#domain/text/in-locale.ts";
import { formatNumber } from "#domain/text/numbers.ts";
import { StayResults } from "#products/stay/web/StayResults.tsx";
import { StaySearch } from "#products/stay/web/StaySearch.tsx";
import type { SubjectData } from "./load.ts";
import { subjectCity, subjectTitle } from "./subject-title.ts";

/** R43: one kind of place in one city. */
export function SubjectScreen({ data, actions }: ScreenProps<SubjectData>) {
  const t = useText();
  const { locale } = useEnvironment();
  const { list, errors, destinationName, filter } = data;
  const city = subjectCity(data, locale) ?? t("listing.hotels");
  const title = subjectTitle(data, locale, t);
  return (
    <Container>
      <StaySearch destination={list && { id: list.city.destination_id, name: city }} actions={actions} />
      <StayResults
        path={pathTo("subject", { destinationName, filter })}
        query={new URLSearchParams(data.query)}
        list={list}
        errors={errors}
        title={title}
        about={list ? title : undefined}
        neighbours={
          list && (
            <nav aria-label={t("listing.subjects", { city })} className={styles.chips}>
              {list.subjects.map((subject) => (
                <Chip
                  key={subject.filter}
                  href={addressOf("subject", { destinationName, filter: subject.filter })}
                  isChosen={subject.filter === filter}
                >
                  {inLocale(subject, "title", locale)} ({formatNumber(subject.count, locale)})
                </Chip>
              ))}
            </nav>
          )
        }
        actions={actions}
      />
      {list && <ListAbout name={title} text={inLocale(list, "description", locale)} />}
      <ListPath crumbs={[{ name: city, address: addressOf("city", { destinationName }) }]} current={title} />
    </Container>
  );
}
