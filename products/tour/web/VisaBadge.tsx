import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Badge } from "#design-system/components/Badge/Badge.tsx";
import type { TourSubject } from "#products/tour/contract/tour.shapes.ts";

/** Visa of a tour abroad, which is a rule of Iranian passports: nothing for a party without one. */
export function VisaBadge({ visa }: { visa: TourSubject["visa"]["kind"] }) {
  const t = useText();
  if (useEnvironment().audience === "foreign") return null;
  return <Badge look="neutral">{t("tour.visa.badge", { visa: t(`tour.visa.${visa}`) })}</Badge>;
}
