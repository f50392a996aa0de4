import { isReadAbroad } from "#app/src/features/support/read-abroad.ts";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Text } from "#design-system/components/Text/Text.tsx";

/** Cards that can pay, before anything is filled in; for readers who may have none of them. Every gateway takes Iranian cards alone. */
export function CardsTaken() {
  const t = useText();
  const { locale } = useEnvironment();
  return isReadAbroad[locale] ? <Text size="small">{t("reserve.prepare.cards")}</Text> : null;
}
