import { useSignals } from "@preact/signals-react/runtime";
import { useMemo } from "react";
import { useStayWords } from "#app/src/features/stay/stay-words.ts";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { StayPicker } from "#design-system/components/StayPicker/StayPicker.tsx";
import type { PriceCalendarProps } from "./PriceCalendar.tsx";

export type InlineCalendarProps = Pick<PriceCalendarProps, "prices" | "stay" | "onChoose">;

/** The picker with this place's prices, on the page itself. Months that come into sight bring their prices along. */
export function InlineCalendar({ prices, stay, onChoose }: InlineCalendarProps) {
  useSignals();
  const t = useText();
  const usual = useStayWords();
  const words = useMemo(() => ({ ...usual, unit: t("property.calendar.unit") }), [usual, t]);
  const { today } = useEnvironment();
  return (
    <StayPicker
      value={stay}
      today={today}
      facts={prices.facts.value}
      onMonthsShown={prices.load}
      onConfirm={onChoose}
      words={words}
    />
  );
}
