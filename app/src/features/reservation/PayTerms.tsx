import { CancellationLine } from "#app/src/features/cancellation/CancellationLine.tsx";
import { useText } from "#app/src/messages/words.ts";
import { useContentAddress } from "#app/src/page/content-address.ts";
import { Stack } from "#design-system/components/Layout/Layout.tsx";
import { Text } from "#design-system/components/Text/Text.tsx";
import type { CancellationSentence } from "#domain/sale/cancellation-sentence.ts";

/** The id of what is accepted, for the button that accepts it (`aria-describedby`). */
export const PAY_TERMS = "pay-terms";

/** What is accepted by the button that pays: what cancelling costs from then on, and the rules. Stands above it. */
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
