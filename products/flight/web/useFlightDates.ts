import { useMemo } from "react";
import { useStayWords } from "#app/src/features/stay/stay-words.ts";
import { useText } from "#app/src/messages/words.ts";
import type { StayPickerWords } from "#design-system/components/StayPicker/words.ts";

/** The calendar's words for the day of a departure and of a return. */
export function useFlightDateWords(): Readonly<Record<"departure" | "back", StayPickerWords>> {
  const t = useText();
  const stay = useStayWords();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words change with the document's language only.
  return useMemo(() => {
    const words = {
      ...stay,
      soldOut: t("flight.search.day.full"),
      noPrice: t("flight.search.day.none"),
      unit: t("flight.search.day.unit"),
      priceOf: (price: string) => t("flight.search.day.priceOf", { price }),
    };
    return {
      departure: {
        ...words,
        title: t("flight.search.departure"),
        chooseCheckIn: t("flight.search.departure.choose"),
      },
      back: {
        ...words,
        title: t("flight.search.back"),
        chooseCheckIn: t("flight.search.back.choose"),
        past: t("flight.search.back.tooEarly"),
      },
    };
  }, [stay]);
}
