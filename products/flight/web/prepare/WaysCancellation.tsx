import { CancellationLine } from "#app/src/features/cancellation/CancellationLine.tsx";
import { useText } from "#app/src/messages/words.ts";
import { isFlownAbroad } from "#products/flight/web/is-abroad.ts";
import type { Chosen } from "./chosen.ts";

/** Cost of cancelling, beside the button that books: a sentence for each direction. */
export function WaysCancellation({ ways }: Pick<Chosen, "ways">) {
  const t = useText();
  const [only, ...others] = ways;
  if (only !== undefined && others.length === 0)
    return <CancellationLine sentence={only.value.offer.cancellation} isAbroad={isFlownAbroad([only.value.offer])} />;
  return ways.map(({ direction, value }) => (
    <CancellationLine
      key={direction}
      sentence={value.offer.cancellation}
      isAbroad={isFlownAbroad([value.offer])}
      of={t(`flight.step.${direction}`)}
    />
  ));
}
