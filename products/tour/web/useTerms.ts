import { cancellationBrief } from "#app/src/features/cancellation/cancellation-text.ts";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import type { CancellationSentence } from "#domain/sale/cancellation-sentence.ts";

type Priced = { cancellation: CancellationSentence };

/** Cost of cancelling each of some packages in few words, and whether the same words hold for all of them. */
export function useTerms(packages: readonly Priced[], isAbroad: boolean) {
  const t = useText();
  const environment = useEnvironment();
  const termsOf = ({ cancellation }: Priced): string => cancellationBrief(cancellation, isAbroad, t, environment);
  return { termsOf, isCommon: new Set(packages.map(termsOf)).size === 1 };
}
