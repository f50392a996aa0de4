import { type Ref, useId } from "react";
import { CancellationTerms } from "#app/src/features/cancellation/CancellationTerms.tsx";
import { useText } from "#app/src/messages/words.ts";
import { useContentAddress } from "#app/src/page/content-address.ts";
import { Choice } from "#design-system/components/Field/Field.tsx";
import { Icon } from "#design-system/components/Icon/Icon.tsx";
import type { CancellationSentence } from "#domain/sale/cancellation-sentence.ts";
import type { DatedPenalty } from "#domain/sale/dated-penalties.ts";
import * as styles from "./pay.css.ts";

/** Id of the cost of cancelling, which describes the button that commits to it. */
export const PAY_TERMS = "pay-terms";

type PayTermsProps = {
  cancellation: CancellationSentence | null;
  penalties: readonly DatedPenalty[] | undefined;
  isAbroad: boolean;
  isAccepted: boolean;
  /** True once paying was tried without it. */
  isMissing: boolean;
  onAccept: (isAccepted: boolean) => void;
  box: Ref<HTMLInputElement>;
};

/** Terms of the payment: the cost of cancelling from then on, and the box that accepts it with the rules. */
export function PayTerms({ cancellation, penalties, isAbroad, isAccepted, isMissing, onAccept, box }: PayTermsProps) {
  const t = useText();
  const messageId = useId();
  const rules = useContentAddress("rulesAndPolicies");
  return (
    <>
      {cancellation && (
        <CancellationTerms id={PAY_TERMS} sentence={cancellation} penalties={penalties} isAbroad={isAbroad} />
      )}
      <div>
        <Choice
          ref={box}
          name="accept_terms"
          value="yes"
          isChecked={isAccepted}
          isInvalid={isMissing}
          describedBy={isMissing ? messageId : undefined}
          onChange={({ target }) => onAccept(target.checked)}
        >
          {t(cancellation ? "reserve.pay.accept" : "reserve.pay.acceptRules")}{" "}
          {rules === null ? t("shell.footer.rules") : <a href={rules}>{t("shell.footer.rules")}</a>}
        </Choice>
        <p id={messageId} role="alert" className={styles.missing}>
          {isMissing && (
            <>
              <Icon name="warning" size="small" />
              {t("reserve.pay.acceptFirst")}
            </>
          )}
        </p>
      </div>
    </>
  );
}
