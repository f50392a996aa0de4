import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Text } from "#design-system/components/Text/Text.tsx";
import type { TourSubject } from "#domain/contract/tour.shapes.ts";
import { formatMoneyText } from "#domain/text/money.ts";

/** Whether a visa is needed, and who gets it; nothing is said at home. */
export function VisaLine({ subject: { tour, visa } }: { subject: Pick<TourSubject, "tour" | "visa"> }) {
  const t = useText();
  const { locale } = useEnvironment();
  if (tour.kind === "domestic") return null;
  const values = { fee: formatMoneyText(visa.fee, locale), days: visa.processing_days };
  return (
    <Text size="small" tone="soft">
      {t(`reserve.tour.visa.${visa.kind}`, values)}
    </Text>
  );
}
