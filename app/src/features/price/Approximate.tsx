import { Text } from "#design-system/components/Text/Text.tsx";
import { useApproximation } from "./useApproximation.ts";

/** About how much a sum in rial is in the currency that the visitor chose; nothing where none is. */
export function Approximate({ rial }: { rial: number }) {
  const told = useApproximation();
  if (told === null) return null;
  return (
    <Text as="div" size="caption" tone="mute" isUnbroken>
      {told.tell(rial)}
    </Text>
  );
}
