import type { MessageId } from "#app/src/messages/catalogue.ts";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Code } from "#design-system/components/Bidi/Bidi.tsx";
import { Icon } from "#design-system/components/Icon/Icon.tsx";
import { Surface } from "#design-system/components/Surface/Surface.tsx";
import { Heading, Text } from "#design-system/components/Text/Text.tsx";
import type { IsoDate } from "#domain/calendar/types.ts";
import type { DepartureValue, TourLeg } from "#domain/contract/tour.shapes.ts";
import { formatDate } from "#domain/text/dates.ts";
import { localDigits } from "#domain/text/digits.ts";
import { inLocale } from "#domain/text/in-locale.ts";
import * as styles from "./TourDetail.css.ts";

const dayOf = (local: string) => local.slice(0, 10) as IsoDate;
const timeOf = (local: string) => local.slice(11, 16);

function Leg({ leg, title }: { leg: TourLeg; title: MessageId }) {
  const t = useText();
  const environment = useEnvironment();
  const { locale } = environment;
  const ends = [
    { at: leg.departs_local, words: t("tour.leg.departs", { city: inLocale(leg.from, "name", locale) }), shift: 0 },
    {
      at: leg.arrives_local,
      words: t("tour.leg.arrives", { city: inLocale(leg.to, "name", locale) }),
      shift: leg.day_shift,
    },
  ];
  return (
    <div className={styles.leg}>
      <p className={styles.legTitle}>
        <Icon name={leg.mode} />
        <span>
          {t(title)} · {formatDate(dayOf(leg.departs_local), environment, "full")}
        </span>
      </p>
      <ul className={styles.legEnds}>
        {ends.map(({ at, words, shift }) => (
          <li key={at} className={styles.legEnd}>
            <span className={styles.time}>{localDigits(timeOf(at), locale)}</span>
            <span>
              {words}
              {shift > 0 && (
                <Text as="span" size="caption" tone="mute">
                  {" "}
                  ({t("tour.leg.nextDay", { days: shift })})
                </Text>
              )}
            </span>
          </li>
        ))}
      </ul>
      <Text size="small" tone="soft">
        {inLocale(leg, "carrier", locale)} · <Code>{leg.number}</Code> · {t(`tour.class.${leg.class}`)}
      </Text>
    </div>
  );
}

/** How one goes there and comes back, by the clock of each end. */
export function Legs({ departure }: { departure: DepartureValue }) {
  const t = useText();
  return (
    <Surface as="section" labelledBy="legs">
      <div className={styles.part}>
        <Heading level={3} look="title" id="legs">
          {t("tour.legs")}
        </Heading>
        <div className={styles.legs}>
          <Leg leg={departure.out} title="tour.leg.out" />
          <Leg leg={departure.back} title="tour.leg.back" />
        </div>
      </div>
    </Surface>
  );
}
