import { useText } from "#app/src/messages/words.ts";
import { Icon } from "#design-system/components/Icon/Icon.tsx";
import type { CancellationSentence } from "#domain/sale/cancellation-sentence.ts";
import type { DatedPenalty } from "#domain/sale/dated-penalties.ts";
import { CancellationLine } from "./CancellationLine.tsx";
import * as styles from "./cancellation.css.ts";
import { Penalties } from "./Penalties.tsx";

export type CancellationTermsProps = {
  sentence: CancellationSentence;
  /** Each fee with its deadline; absent in answers of the version before. */
  penalties: readonly DatedPenalty[] | undefined;
  isAbroad: boolean;
  /** Id of the sentence, by which it describes the button that commits to it. */
  id?: string;
};

/** Cost of cancelling where one commits to it: the sentence, and all fees in money, which open in place. */
export function CancellationTerms({ sentence, penalties = [], isAbroad, id }: CancellationTermsProps) {
  const t = useText();
  return (
    <>
      <div id={id}>
        <CancellationLine sentence={sentence} isAbroad={isAbroad} />
      </div>
      {penalties.length > 1 && (
        <details className={styles.fees}>
          <summary className={styles.feesHead}>
            {t("sale.penalties.all")}
            <Icon name="chevron-down" size="small" />
          </summary>
          <Penalties penalties={penalties} isAbroad={isAbroad} />
        </details>
      )}
    </>
  );
}
