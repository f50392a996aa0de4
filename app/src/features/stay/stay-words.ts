import { useMemo } from "react";
import { useText } from "#app/src/messages/words.ts";
import type { StayPickerWords } from "#design-system/components/StayPicker/words.ts";

/** The picker's words from the catalogue. */
export function useStayWords(): StayPickerWords {
  const t = useText();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words change with the document's language only.
  return useMemo(
    () => ({
      title: t("picker.title"),
      close: t("common.close"),
      choose: t("search.stay.choose"),
      nights: t("picker.nights"),
      calendar: t("picker.calendar"),
      calendars: {
        jalali: t("picker.calendar.jalali"),
        gregorian: t("picker.calendar.gregorian"),
        islamic: t("picker.calendar.islamic"),
      },
      previousMonth: t("picker.previousMonth"),
      nextMonth: t("picker.nextMonth"),
      checkIn: t("picker.checkIn"),
      checkOut: t("picker.checkOut"),
      typed: t("picker.typed"),
      unreadable: (example) => t("picker.unreadable", { example }),
      outOfRange: t("picker.outOfRange"),
      noSuchDay: (month, days) => t("picker.noSuchDay", { month, days }),
      ambiguous: (example) => t("picker.ambiguous", { example }),
      noCheckIn: t("picker.noCheckIn"),
      notAfterCheckIn: t("picker.notAfterCheckIn"),
      movedCheckIn: (checkIn) => t("picker.movedCheckIn", { checkIn }),
      chooseCheckIn: t("picker.chooseCheckIn"),
      chooseCheckOut: (checkIn) => t("picker.chooseCheckOut", { checkIn }),
      chosen: (range, nights) => t("picker.chosen", { range, nights }),
      apply: t("picker.apply"),
      clear: t("picker.clear"),
      today: t("picker.today"),
      cheapest: t("picker.cheapest"),
      holiday: (name) => t("picker.holiday", { name }),
      past: t("picker.past"),
      soldOut: t("picker.soldOut"),
      noPrice: t("picker.noPrice"),
      closed: t("picker.closed"),
      noArrival: t("picker.noArrival"),
      noDeparture: t("picker.noDeparture"),
      minStay: (nights) => t("picker.minStay", { nights }),
      maxStay: (nights) => t("picker.maxStay", { nights }),
      crossesClosed: t("picker.crossesClosed"),
      unit: t("picker.unit"),
      priceOf: (price) => t("picker.priceOf", { price }),
      holidaysOf: (month) => t("picker.holidaysOf", { month }),
    }),
    [],
  );
}
