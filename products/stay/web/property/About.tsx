import type { ReactNode } from "react";
import type { MessageId, Translate } from "#app/src/messages/catalogue.ts";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Kept } from "#app/src/page/Kept.tsx";
import { Fold } from "#design-system/components/Fold/Fold.tsx";
import { Icon } from "#design-system/components/Icon/Icon.tsx";
import { Stack } from "#design-system/components/Layout/Layout.tsx";
import { Heading, Text } from "#design-system/components/Text/Text.tsx";
import { fromIso } from "#domain/calendar/conversion.ts";
import type { Facility } from "#domain/contract/facility.shapes.ts";
import type { Locale } from "#domain/enums/enums.ts";
import { hourThere, isAbroad } from "#domain/text/clocks.ts";
import { USUAL_CALENDAR } from "#domain/text/dates.ts";
import { localDigits } from "#domain/text/digits.ts";
import { inLocale, OTHER_LOCALE } from "#domain/text/in-locale.ts";
import { formatNumber } from "#domain/text/numbers.ts";
import type { DetailsValue, ExtraFacilitiesValue } from "#products/stay/contract/stay.shapes.ts";
import { facilityGroupWords } from "../facility-groups.ts";
import * as styles from "./PropertyScreen.css.ts";

/** A Gregorian year as the visitor counts: by the middle of the year, the Jalali one. */
function yearText(year: number, locale: "fa" | "en"): string {
  const calendar = year < 1800 ? "gregorian" : USUAL_CALENDAR[locale];
  return localDigits(fromIso(`${year}-07-01`, calendar).year, locale);
}

export const About = ({ details }: { details: DetailsValue }) => (
  <Kept as="section" name="about" of={[details]} className={styles.section} id="about" aria-labelledby="about-title">
    <Story details={details} />
  </Kept>
);

function Story({ details }: { details: DetailsValue }) {
  const t = useText();
  const { locale } = useEnvironment();
  const isThere = isAbroad({ country: details.city.country.iso2 });
  const facts: [MessageId, ReactNode][] = [
    ["property.fact.checkIn", hourThere(details.check_in_time, isThere, locale)],
    ["property.fact.checkOut", hourThere(details.check_out_time, isThere, locale)],
    ["property.fact.rooms", formatNumber(details.room_count, locale)],
    ["property.fact.floors", formatNumber(details.floors, locale)],
    ["property.fact.built", yearText(details.built_year, locale)],
    ...(details.renovated_year === null
      ? []
      : ([["property.fact.renovated", yearText(details.renovated_year, locale)]] as [MessageId, string][])),
    [
      "property.fact.otherName",
      <bdi key="name" lang={OTHER_LOCALE[locale]}>
        {inLocale(details, "name", OTHER_LOCALE[locale])}
      </bdi>,
    ],
  ];
  return (
    <>
      <Heading level={2} id="about-title">
        {t("property.about", { name: inLocale(details, "name", locale) })}
      </Heading>
      <Fold kept="lines" of={2} more={t("property.about.more")} less={t("common.less")} className={styles.about}>
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
      </Fold>
    </>
  );
}

type Group = { title: string; items: readonly string[] };

/** Halls, food and meeting services, where a place has them. */
function extraGroups(extra: ExtraFacilitiesValue, t: Translate, locale: Locale): Group[] {
  const hallOf = (hall: ExtraFacilitiesValue["halls"][number]) =>
    t("property.extra.hall", { name: inLocale(hall, "name", locale), count: formatNumber(hall.capacity, locale) });
  return [
    { title: t("property.extra.halls"), items: extra.halls.map(hallOf) },
    { title: t("property.extra.food"), items: extra.food_types.map((value) => t(`foodTypes.${value}`)) },
    { title: t("property.extra.menu"), items: extra.menu_types.map((value) => t(`menuTypes.${value}`)) },
    { title: t("property.extra.services"), items: extra.services.map((value) => t(`extraServiceTypes.${value}`)) },
  ].filter(({ items }) => items.length > 0);
}

export type FacilitiesProps = { facilities: readonly Facility[]; extra: ExtraFacilitiesValue | null };

/** Facilities of a place, group by group, and last those for gatherings. */
export const Facilities = ({ facilities, extra }: FacilitiesProps) => (
  <Kept
    as="section"
    name="facilities"
    of={[facilities, extra]}
    className={styles.section}
    id="facilities"
    aria-labelledby="facilities-title"
  >
    <Groups facilities={facilities} extra={extra} />
  </Kept>
);

function Groups({ facilities, extra }: FacilitiesProps) {
  const t = useText();
  const { locale } = useEnvironment();
  const groups: Group[] = [
    ...[...Map.groupBy(facilities, ({ group }) => group)].map(([group, items]) => ({
      title: t(facilityGroupWords(group)),
      items: items.map((facility) => inLocale(facility, "name", locale)),
    })),
    ...(extra ? extraGroups(extra, t, locale) : []),
  ];
  return (
    <>
      <Heading level={2} id="facilities-title">
        {t("property.facilities")}
      </Heading>
      <Fold
        kept={1}
        of={groups.length}
        more={t("property.facilities.more", { count: groups.reduce((sum, { items }) => sum + items.length, 0) })}
        less={t("common.less")}
        className={styles.facilities}
      >
        {groups.map(({ title, items }) => (
          <Stack key={title} gap="xs">
            <Heading level={3} look="label" tone="mute">
              {title}
            </Heading>
            <ul className={styles.facilityList}>
              {items.map((name) => (
                <li key={name} className={styles.facility}>
                  <Icon name="check" size="small" />
                  <span className={styles.facilityName}>{name}</span>
                </li>
              ))}
            </ul>
          </Stack>
        ))}
      </Fold>
    </>
  );
}
