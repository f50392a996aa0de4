import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Notice } from "#design-system/components/Notice/Notice.tsx";
import { Text } from "#design-system/components/Text/Text.tsx";
import type { HeldChangeValue } from "#domain/contract/change.shapes.ts";
import { formatMoneyText } from "#domain/text/money.ts";
import type { HeldOutcomeKind } from "./held-outcome.ts";

/** Sentences about a change that is not held any more: made, or the booking as it was, and where the money is. */
export function HeldOutcome({ held, outcome }: { held: HeldChangeValue; outcome: HeldOutcomeKind }) {
  const t = useText();
  const { locale } = useEnvironment();
  const isMade = outcome === "made";
  return (
    <div role="status">
      <Notice look={isMade ? "success" : "warning"}>
        <Text size="label">{t(isMade ? "reserve.held.made" : "reserve.held.notMade")}</Text>
        <Text size="small">{t(`reserve.held.${outcome}.text`, { amount: formatMoneyText(held.due, locale) })}</Text>
      </Notice>
    </div>
  );
}
