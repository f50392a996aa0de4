import { useSignals } from "@preact/signals-react/runtime";
import { memo } from "react";
import { StayChoice, type StayChoiceProps } from "#app/src/features/stay/StayChoice.tsx";
import type { ScreenActions } from "#app/src/page/actions.ts";
import type { DetailsValue } from "#products/stay/contract/stay.shapes.ts";
import type { PlanWish } from "#products/stay/rules/plan-wish.ts";
import { pageAddress } from "./page-address.ts";
import type { PriceDays } from "./price-days.ts";

export type StayFormProps = Required<Pick<StayChoiceProps, "stay" | "typed" | "errors" | "parties">> & {
  details: DetailsValue;
  wish: PlanWish;
  prices: PriceDays;
  actions: ScreenActions;
};

/** Dates and party, for this place. */
export const StayForm = memo(({ details, wish, prices, actions, ...asked }: StayFormProps) => {
  useSignals();
  return (
    <StayChoice
      {...asked}
      isCompact
      path={pageAddress({ details, wish: {} }, {})}
      kept={Object.entries(wish).map(([name, value]) => [name, String(value)])}
      facts={prices.facts.value}
      onMonthsShown={prices.load}
      onChoose={(chosen) => actions.go(pageAddress({ details, wish }, chosen))}
    />
  );
});
