import type { MessageId } from "#app/src/messages/catalogue.ts";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Icon } from "#design-system/components/Icon/Icon.tsx";
import { Stack } from "#design-system/components/Layout/Layout.tsx";
import { Heading, Text } from "#design-system/components/Text/Text.tsx";
import { fromIso } from "#domain/calendar/conversion.ts";
import type { DetailsValue, ExtraFacilitiesValue, Facility } from "#domain/contract/property.shapes.ts";
import { USUAL_CALENDAR } from "#domain/text/dates.ts";
import { localDigits } from "#domain/text/digits.ts";
import { inLocale } from "#domain/text/in-locale.ts";
import { formatNumber } from "#domain/text/numbers.ts";
import * as styles from "./PropertyScreen.css.ts";

const groupWords: Readonly<Record<string, MessageId>> = {
  general: "property.facilityGroup.general",
  room: "property.facilityGroup.room",
  food: "property.facilityGroup.food",
  wellness: "property.facilityGroup.wellness",
  business: "property.facilityGroup.business",
  family: "property.facilityGroup.family",
  access: "property.facilityGroup.access",
  parking: "property.facilityGroup.parking",
  transport: "property.facilityGroup.transport",
};

/** A Gregorian year as the visitor counts: by the middle of the year, the Jalali one. */
function yearText(year: number, locale: "fa" | "en"): string {
  const calendar = year < 1800 ? "gregorian" : USUAL_CALENDAR[locale];
  return localDigits(fromIso(`${year}-07-01`, calendar).year, locale);
}

export function About({ details }: { details: DetailsValue }) {
  const t = useText();
  const { locale } = useEnvironment();
  const facts: [MessageId, string][] = [
    ["property.fact.checkIn", localDigits(details.check_in_time, locale)],
    ["property.fact.checkOut", localDigits(details.check_out_time, locale)],
    ["property.fact.rooms", formatNumber(details.room_count, locale)],
    ["property.fact.floors", formatNumber(details.floors, locale)],
    ["property.fact.built", yearText(details.built_year, locale)],
    ...(details.renovated_year === null
      ? []
      : ([["property.fact.renovated", yearText(details.renovated_year, locale)]] as [MessageId, string][])),
  ];
  return (
    <section className={styles.section} id="about" aria-labelledby="about-title">
      <Heading level={2} id="about-title">
        {t("property.about", { name: inLocale(details, "name", locale) })}
      </Heading>
      <Text isMeasured>{inLocale(details, "description", locale)}</Text>
      <dl className={styles.facts}>
        {facts.map(([term, value]) => (
          <div key={term}>
            <Text as="dt" size="caption" tone="mute">
              {t(term)}
            </Text>
            <Text as="dd" size="title">
              {value}
            </Text>
          </div>
        ))}
      </dl>
    </section>
  );
}

export function Facilities({ facilities }: { facilities: readonly Facility[] }) {
  const t = useText();
  const { locale } = useEnvironment();
  const groups = Map.groupBy(facilities, ({ group }) => group);
  return (
    <section className={styles.section} aria-labelledby="facilities-title">
      <Heading level={2} id="facilities-title">
        {t("property.facilities")}
      </Heading>
      <div className={styles.facilities}>
        {[...groups].map(([group, items]) => (
          <Stack key={group} gap="xs">
            <Heading level={3} look="label" tone="mute">
              {t(groupWords[group] ?? "property.facilityGroup.general")}
            </Heading>
            <ul className={styles.facilityList}>
              {items.map((facility) => (
                <li key={facility.id} className={styles.facility}>
                  <Icon name="check" size="small" />
                  <span className={styles.facilityName}>{inLocale(facility, "name", locale)}</span>
                </li>
              ))}
            </ul>
          </Stack>
        ))}
      </div>
    </section>
  );
}

const SEMICOLON = { fa: "؛ ", en: "; " } as const;

/** Halls, food and meeting services, where a place has them. */
export function Extras({ extra }: { extra: ExtraFacilitiesValue }) {
  const t = useText();
  const { locale } = useEnvironment();
  const hallOf = (hall: ExtraFacilitiesValue["halls"][number]) =>
    t("property.extra.hall", { name: inLocale(hall, "name", locale), count: formatNumber(hall.capacity, locale) });
  const lists: [MessageId, string[]][] = [
    ["property.extra.halls", extra.halls.map(hallOf)],
    ["property.extra.food", extra.food_types.map((value) => t(`foodTypes.${value}`))],
    ["property.extra.menu", extra.menu_types.map((value) => t(`menuTypes.${value}`))],
    ["property.extra.services", extra.services.map((value) => t(`extraServiceTypes.${value}`))],
  ];
  if (lists.every(([, values]) => values.length === 0)) return null;
  return (
    <section className={styles.section} aria-labelledby="extra-title">
      <Heading level={2} id="extra-title">
        {t("property.extra")}
      </Heading>
      <dl className={styles.facts}>
        {lists
          .filter(([, values]) => values.length > 0)
          .map(([term, values]) => (
            <div key={term}>
              <Text as="dt" size="caption" tone="mute">
                {t(term)}
              </Text>
              <Text as="dd">{values.join(SEMICOLON[locale])}</Text>
            </div>
          ))}
      </dl>
    </section>
  );
}
