import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Icon } from "#design-system/components/Icon/Icon.tsx";
import { Text } from "#design-system/components/Text/Text.tsx";
import type { CancellationSentence } from "#domain/sale/cancellation-sentence.ts";
import * as styles from "./cancellation.css.ts";
import { cancellationText } from "./cancellation-text.ts";

export type CancellationLineProps = {
  sentence: CancellationSentence;
  /** True for a place abroad: deadlines name their clock. */
  isAbroad: boolean;
  /** Name of the one concerned, among several: "Outbound". */
  of?: string;
};

/** Cost of cancelling, in one sentence. The green shield stands only where it is free now. */
export function CancellationLine({ sentence, isAbroad, of }: CancellationLineProps) {
  const t = useText();
  const environment = useEnvironment();
  const isFree = sentence.kind === "free";
  return (
    <p className={isFree ? styles.freeLine : styles.line} data-cancellation={sentence.kind}>
      <Icon name={isFree ? "shield" : "info"} />
      <Text as="span" size="small" tone={isFree ? "pesteh" : "soft"}>
        {of && `${of}: `}
        {cancellationText(sentence, isAbroad, t, environment)}
      </Text>
    </p>
  );
}
