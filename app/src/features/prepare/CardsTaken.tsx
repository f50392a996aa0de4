import { useText } from "#app/src/messages/words.ts";
import { Text } from "#design-system/components/Text/Text.tsx";
import type { TermsValue } from "#domain/contract/payment.shapes.ts";

/** Cards that can pay, before anything is filled in. */
export function CardsTaken({ cards }: Pick<TermsValue, "cards">) {
  const t = useText();
  return <Text size="small">{t(`reserve.prepare.cards.${cards}`)}</Text>;
}
