import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Text } from "#design-system/components/Text/Text.tsx";
import type { ReservationEnvelope } from "#domain/contract/reservation.shapes.ts";
import { formatMoneyText } from "#domain/text/money.ts";

/** The discount code of a reservation and what it takes off, beside the total; nothing without one. */
export function DiscountLine({ code }: { code: ReservationEnvelope["discount_code"] }) {
  const t = useText();
  const { locale } = useEnvironment();
  if (code == null) return null;
  return (
    <Text size="small">
      <span data-discount={code.discount}>
        {t("reserve.code.used", { code: code.code, amount: formatMoneyText(code.discount, locale) })}
      </span>
    </Text>
  );
}
