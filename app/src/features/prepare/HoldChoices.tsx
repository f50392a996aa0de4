import { Inline } from "#design-system/components/Layout/Layout.tsx";
import { DiscountCode } from "./DiscountCode.tsx";
import { Extras } from "./Extras.tsx";
import type { ExtrasFormProps } from "./ExtrasForm.tsx";

/** Choices beside a held reservation, each in a dialog of its own: extras and a discount code. */
export function HoldChoices(props: ExtrasFormProps) {
  return (
    <Inline>
      <Extras {...props} />
      <DiscountCode {...props} />
    </Inline>
  );
}
