import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Fold } from "#design-system/components/Fold/Fold.tsx";
import { Heading, Text } from "#design-system/components/Text/Text.tsx";
import { inLocale } from "#domain/text/in-locale.ts";
import { COMMA, formatNumber } from "#domain/text/numbers.ts";
import type { TourDetailsValue } from "#products/tour/contract/tour.shapes.ts";
import { PriceLines, usePartyLines } from "./PriceLines.tsx";
import * as styles from "./TourDetail.css.ts";

/** Number of days in sight of a long programme. */
const IN_SIGHT = 3;

/** The tour in a sentence, and the programme of each day. */
function Days({ details }: { details: TourDetailsValue }) {
  const t = useText();
  const { itinerary } = details;
  const { locale } = useEnvironment();
  return (
    <section className={styles.section} id="itinerary" aria-labelledby="itinerary-title">
      <Heading level={2} id="itinerary-title">
        {t("tour.itinerary")}
      </Heading>
      <Text isMeasured>{inLocale(details, "summary", locale)}</Text>
      <Fold
        kept={IN_SIGHT}
        of={itinerary.length}
        more={t("tour.itinerary.more", { count: itinerary.length - IN_SIGHT })}
        less={t("common.less")}
        className={styles.days}
      >
        {itinerary.map((day) => (
          <article key={day.day} className={styles.day}>
            <Text as="span" size="small" tone="mute">
              {t("tour.itinerary.day", { day: formatNumber(day.day, locale) })} · {inLocale(day.city, "name", locale)}
            </Text>
            <Heading level={3} look="title">
              {inLocale(day, "title", locale)}
            </Heading>
            <Text isMeasured>{inLocale(day, "text", locale)}</Text>
            {day.meals.length > 0 && (
              <Text size="small" tone="soft">
                {t("tour.itinerary.meals")}: {day.meals.map((meal) => t(`tour.meal.${meal}`)).join(COMMA[locale])}
              </Text>
            )}
          </article>
        ))}
      </Fold>
    </section>
  );
}

/** Its days, and what the price includes. */
export function Itinerary({ details }: { details: TourDetailsValue }) {
  const t = useText();
  const included = usePartyLines(details.included);
  const excluded = usePartyLines(details.excluded);
  return (
    <>
      <Days details={details} />
      <section className={styles.section} id="included" aria-labelledby="included-title">
        <Heading level={2} id="included-title">
          {t("tour.nav.included")}
        </Heading>
        <div className={styles.twoColumns}>
          <PriceLines title={t("tour.included")} lines={included} isIn />
          <PriceLines title={t("tour.excluded")} lines={excluded} isIn={false} />
        </div>
      </section>
    </>
  );
}
