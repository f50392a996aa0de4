import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Notice } from "#design-system/components/Notice/Notice.tsx";
import { ageGroupValues } from "#domain/text/age-groups.ts";
import { COMMA, formatNumber } from "#domain/text/numbers.ts";

/** States that people of these ages, listed as children in an address, count as adults; nothing without any. */
export function GrownNote({ ages }: { ages: readonly number[] }) {
  const t = useText();
  const { locale } = useEnvironment();
  if (ages.length === 0) return null;
  const listed = [...new Set(ages)].map((age) => formatNumber(age, locale)).join(COMMA[locale]);
  return (
    <Notice look="info">{t("occupancy.grown", { count: ages.length, ages: listed, ...ageGroupValues(locale) })}</Notice>
  );
}
