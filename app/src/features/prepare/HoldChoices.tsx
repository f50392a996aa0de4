import { lazy } from "react";
import { useText } from "#app/src/messages/words.ts";
import { Inline } from "#design-system/components/Layout/Layout.tsx";
import type { ExtrasFormProps } from "./ExtrasForm.tsx";
import { HoldChoice } from "./HoldChoice.tsx";

/** Few want either: the forms come when they are wanted. */
const ExtrasForm = lazy(() => import("./ExtrasForm.tsx"));
const DiscountCodeForm = lazy(() => import("./DiscountCodeForm.tsx"));

/** Choices beside a held reservation: extras and a discount code. The card with the price says what is chosen. */
export function HoldChoices(props: ExtrasFormProps) {
  const t = useText();
  const { extras = [], discount_code: code } = props.reservation;
  return (
    <Inline>
      <HoldChoice
        {...props}
        label={t(extras.length > 0 ? "reserve.extras.change" : "reserve.extras.open")}
        title={t("reserve.extras.title")}
      >
        {(called) => <ExtrasForm {...props} {...called} />}
      </HoldChoice>
      <HoldChoice
        {...props}
        label={t(code == null ? "reserve.code.open" : "reserve.code.change")}
        title={t("reserve.code.title")}
      >
        {(called) => <DiscountCodeForm {...props} {...called} />}
      </HoldChoice>
    </Inline>
  );
}
