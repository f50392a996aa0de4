import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Text } from "#design-system/components/Text/Text.tsx";
import { formatMoneyText } from "#domain/text/money.ts";
import type { TourSubject } from "#products/tour/contract/tour.shapes.ts";
import type { Passports } from "#products/tour/rules/passports.ts";
import { consulateText } from "./tour-texts.ts";

type VisaLineProps = { subject: Pick<TourSubject, "tour" | "visa">; passports: Passports };

/** Visa for Iranian passports, and who obtains it; others are referred to the consulate. Nothing for domestic tours. */
export function VisaLine({ subject: { tour, visa }, passports }: VisaLineProps) {
  const t = useText();
  const { locale } = useEnvironment();
  if (tour.kind === "domestic") return null;
  const consulate = consulateText(passports, t);
  const values = { fee: formatMoneyText(visa.fee, locale), days: visa.processing_days };
  return (
    <>
      {passports.iranian && (
        <Text size="small" tone="soft">
          {t("reserve.tour.passports.iranian")} {t(`reserve.tour.visa.${visa.kind}`, values)}
        </Text>
      )}
      {consulate !== null && (
        <Text size="small" tone="soft">
          {consulate}
        </Text>
      )}
    </>
  );
}
