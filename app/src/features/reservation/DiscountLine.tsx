import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Code } from "#design-system/components/Bidi/Bidi.tsx";
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
        {t("reserve.pay.lineCode")} <Code>{code.code}</Code>: {formatMoneyText(code.discount, locale)}
      </span>
    </Text>
  );
}
