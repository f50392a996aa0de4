import * as styles from "#app/src/features/results/list-page.css.ts";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import type { ScreenProps } from "#app/src/page/page.ts";
import { Chip } from "#design-system/components/Badge/Badge.tsx";
import { Breadcrumb } from "#design-system/components/Breadcrumb/Breadcrumb.tsx";
import { Container, Stack } from "#design-system/components/Layout/Layout.tsx";
import { Heading, Text } from "#design-system/components/Text/Text.tsx";
import { addressOf } from "#domain/addresses/routes.ts";
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
    <>
      <div className={styles.hero}>
        <Container>
          <div className={styles.section}>
            <Stack gap="xs">
              <Breadcrumb
                label={t("listing.crumbs")}
                crumbs={[{ name: t("common.home"), address: addressOf("home") }]}
                current={title}
              />
              <Heading level={1}>{title}</Heading>
              <Text tone="soft" isMeasured>
                {t(scope === "iran" ? "listing.iran.text" : "listing.international.text")}
              </Text>
            </Stack>
            {list && (
              <nav aria-label={t("listing.cities")} className={styles.chips}>
                {list.cities.slice(0, 24).map((city) => (
                  <Chip key={city.id} href={addressOf("city", { destinationName: city.slug })}>
                    {inLocale(city, "name", locale)} ({formatNumber(city.property_count, locale)})
                  </Chip>
                ))}
              </nav>
            )}
            <div />
          </div>
        </Container>
      </div>
      <Container>
        <div className={styles.search}>
          <StaySearch actions={actions} />
        </div>
        <StayResults
          path={addressOf(scope === "iran" ? "iranHotels" : "internationalHotels")}
          query={new URLSearchParams(data.query)}
          list={list}
          errors={errors}
          actions={actions}
        />
      </Container>
    </>
  );
}
