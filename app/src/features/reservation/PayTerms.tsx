import { CancellationLine } from "#app/src/features/cancellation/CancellationLine.tsx";
import { useText } from "#app/src/messages/words.ts";
import { useContentAddress } from "#app/src/page/content-address.ts";
import { Stack } from "#design-system/components/Layout/Layout.tsx";
import { Text } from "#design-system/components/Text/Text.tsx";
import type { CancellationSentence } from "#domain/sale/cancellation-sentence.ts";

/** Id of the accepted terms, for the button that accepts them (`aria-describedby`). */
export const PAY_TERMS = "pay-terms";

/** Terms that the pay button accepts: the cost of cancelling from then on, and the rules. Stands above the button. */
type PayTermsProps = { cancellation: CancellationSentence | null; isAbroad: boolean };

export function PayTerms({ cancellation, isAbroad }: PayTermsProps) {
  const t = useText();
  const rules = useContentAddress("rulesAndPolicies");
  return (
    <div id={PAY_TERMS}>
      <Stack gap="xxs">
        {cancellation && <CancellationLine sentence={cancellation} isAbroad={isAbroad} />}
        <Text size="caption" tone="soft">
          {t("reserve.pay.terms")}{" "}
          {rules === null ? t("shell.footer.rules") : <a href={rules}>{t("shell.footer.rules")}</a>}
        </Text>
      </Stack>
    </div>
  );
}
