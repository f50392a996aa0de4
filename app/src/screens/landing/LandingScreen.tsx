import { Blocks } from "#app/src/features/editorial/Blocks.tsx";
import * as styles from "#app/src/features/editorial/Editorial.css.ts";
import { EditorialBand } from "#app/src/features/editorial/EditorialBand.tsx";
import { Shelf } from "#app/src/features/editorial/Shelf.tsx";
import { sectionsOf } from "#app/src/features/editorial/sections-of.ts";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import type { ScreenProps } from "#app/src/page/page.ts";
import { Container } from "#design-system/components/Layout/Layout.tsx";
import { Surface } from "#design-system/components/Surface/Surface.tsx";
import { Hidden } from "#design-system/components/Text/Text.tsx";
import { cx } from "#design-system/theme/cx.ts";
import { formatDate, formatNights } from "#domain/text/dates.ts";
import { FirstSearchForm } from "#products/first-search.ts";
import type { LandingData } from "./load.ts";

/** R49, R50, R53: a page about a place or a time to travel, and where one can stay there and then. */
export function LandingScreen({ data, actions }: ScreenProps<LandingData>) {
  const t = useText();
  const environment = useEnvironment();
  const { landing, stay } = data;
  return (
    <>
      <EditorialBand title={landing.title} lead={landing.lead} image={landing.image} isSearchNext={stay !== null} />
      <Container>
        {stay && (
          <section className={styles.search} aria-labelledby="search">
            <Surface look="floating">
              <Hidden as="h2" id="search">
                {t("landing.nowruz.search")}
              </Hidden>
              <FirstSearchForm actions={actions} stay={stay} />
            </Surface>
          </section>
        )}
        <Shelf
          title={t(stay ? "landing.properties.nowruz" : "landing.properties")}
          {...(stay && {
            text: t("landing.properties.nowruz.text", {
              date: formatDate(stay.checkIn, environment, "full"),
              nights: formatNights(stay.lengthOfStay, environment.locale),
            }),
            stayQuery: { check_in: stay.checkIn, length_of_stay: stay.lengthOfStay },
          })}
          cards={landing.properties}
          empty={{ title: t("landing.none.title"), text: t("landing.none.text") }}
          actions={actions}
        />
        <div className={styles.sections}>
          {sectionsOf(landing.blocks).map((blocks, index) => (
            <div
              key={index}
              className={cx(styles.text, blocks.some(({ kind }) => kind === "pictures") && styles.ofPictures)}
            >
              <Blocks blocks={blocks} />
            </div>
          ))}
        </div>
      </Container>
    </>
  );
}
