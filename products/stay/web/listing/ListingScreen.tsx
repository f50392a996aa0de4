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
import type { ListingData } from "./load.ts";

/** R36, R37: everything in Iran, or everything abroad. */
export function ListingScreen({ data, actions }: ScreenProps<ListingData>) {
  const t = useText();
  const { locale } = useEnvironment();
  const { list, errors, scope } = data;
  const title = t(scope === "iran" ? "listing.iran" : "listing.international");
  return (
    <Container>
      <StaySearch actions={actions} />
      <StayResults
        path={pathTo(scope === "iran" ? "iranHotels" : "internationalHotels")}
        query={new URLSearchParams(data.query)}
        list={list}
        errors={errors}
        title={title}
        neighbours={
          list && (
            <nav aria-label={t("listing.cities")} className={styles.chips}>
              {list.cities.slice(0, 24).map((city) => (
                <Chip key={city.id} href={addressOf("city", { destinationName: city.slug })}>
                  {inLocale(city, "name", locale)} ({formatNumber(city.property_count, locale)})
                </Chip>
              ))}
            </nav>
          )
        }
        actions={actions}
      />
      <ListAbout name={title} text={t(scope === "iran" ? "listing.iran.text" : "listing.international.text")} />
      <ListPath crumbs={[]} current={title} />
    </Container>
  );
}
