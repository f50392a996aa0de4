import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Accordion } from "#design-system/components/Accordion/Accordion.tsx";
import { Fold } from "#design-system/components/Fold/Fold.tsx";
import { Stack } from "#design-system/components/Layout/Layout.tsx";
import { Heading, Text } from "#design-system/components/Text/Text.tsx";
import type { IsoDate } from "#domain/calendar/types.ts";
import { isAbroad } from "#domain/text/clocks.ts";
import { inLocale } from "#domain/text/in-locale.ts";
import { formatNumber } from "#domain/text/numbers.ts";
import type { DetailsValue } from "#products/stay/contract/stay.shapes.ts";
import { Cancellation } from "./Cancellation.tsx";
import * as styles from "./PropertyScreen.css.ts";

/** Rules of one subject. */
function Texts({ rules = [] }: { rules: DetailsValue["rules"] | undefined }) {
  const { locale } = useEnvironment();
  return (
    <Stack gap="xs" as="ul">
      {rules.map((rule) => (
        <Text key={rule.text_en} as="li" isMeasured>
          {inLocale(rule, "text", locale)}
        </Text>
      ))}
    </Stack>
  );
}

/** Rules of the house: cancelling and children first, which every house has. */
export function Rules({ details, checkIn }: { details: DetailsValue; checkIn: IsoDate | null }) {
  const t = useText();
  const { locale } = useEnvironment();
  const groups = Map.groupBy(details.rules, ({ category }) => category);
  const others = [...groups].filter(([category]) => category !== "CANCELLATION" && category !== "CHILDREN");
  const { free_until, half_until } = details.child_policy;
  return (
    <section className={styles.section} id="rules" aria-labelledby="rules-title">
      <Heading level={2} id="rules-title">
        {t("property.rules")}
      </Heading>
      <Fold
        kept={2}
        of={others.length + 2}
        more={t("property.rules.more", { count: others.length })}
        less={t("common.less")}
      >
        <Accordion title={t("property.cancellation")}>
          <Stack gap="xs">
            <Text size="small" tone="soft">
              {t("property.cancellation.text")}
            </Text>
            <Cancellation
              policy={details.cancellation_policy}
              checkIn={checkIn}
              isAbroad={isAbroad({ country: details.city.country.iso2 })}
            />
            <Texts rules={groups.get("CANCELLATION")} />
          </Stack>
        </Accordion>
        <Accordion title={t("ruleCategories.CHILDREN")}>
          <Stack gap="xs">
            <Text isMeasured>
              {t("property.children", {
                free: formatNumber(free_until, locale),
                half: formatNumber(half_until, locale),
              })}
            </Text>
            <Texts rules={groups.get("CHILDREN")} />
          </Stack>
        </Accordion>
        {others.map(([category, rules]) => (
          <Accordion key={category} title={t(`ruleCategories.${category}`)}>
            <Texts rules={rules} />
          </Accordion>
        ))}
      </Fold>
    </section>
  );
}
