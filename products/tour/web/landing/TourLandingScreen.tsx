import { Blocks } from "#app/src/features/editorial/Blocks.tsx";
import * as styles from "#app/src/features/editorial/Editorial.css.ts";
import { EditorialBand } from "#app/src/features/editorial/EditorialBand.tsx";
import { sectionsOf } from "#app/src/features/editorial/sections-of.ts";
import { useText } from "#app/src/messages/words.ts";
import type { ScreenProps } from "#app/src/page/page.ts";
import { Button } from "#design-system/components/Button/Button.tsx";
import { EmptyState } from "#design-system/components/EmptyState/EmptyState.tsx";
import { Columns, Container } from "#design-system/components/Layout/Layout.tsx";
import { Heading } from "#design-system/components/Text/Text.tsx";
import { addressOf } from "#domain/addresses/routes.ts";
import { TourListCard } from "#products/tour/web/TourListCard.tsx";
import type { TourLandingData } from "./load.ts";

/** R51, R52: tours around Nowruz, and advice before booking one. */
export function TourLandingScreen({ data: { landing }, actions }: ScreenProps<TourLandingData>) {
  const t = useText();
  return (
    <>
      <EditorialBand title={landing.title} lead={landing.lead} image={landing.image} />
      <Container>
        <section className={styles.shelf} aria-labelledby="shelf">
          <Heading level={2} id="shelf">
            {t("tour.nowruz.shelf")}
          </Heading>
          {landing.tours.length === 0 ? (
            <EmptyState headingLevel={3} title={t("tour.nowruz.none")} text={t("tour.nowruz.none.text")}>
              <Button look="outline" href={addressOf("tours")} iconEnd="arrow-end">
                {t("tour.all")}
              </Button>
            </EmptyState>
          ) : (
            <Columns>
              {landing.tours.map((card, index) => (
                <TourListCard key={card.tour_id} card={card} actions={actions} isEager={index === 0} />
              ))}
            </Columns>
          )}
        </section>
        <div className={styles.sections}>
          {sectionsOf(landing.blocks).map((blocks, index) => (
            <div key={index} className={styles.text}>
              <Blocks blocks={blocks} />
            </div>
          ))}
        </div>
      </Container>
    </>
  );
}
