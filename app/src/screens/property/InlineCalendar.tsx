import { useState } from "react";
import { useStayWords } from "#app/src/features/stay/stay-words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import type { DayFact } from "#design-system/components/StayPicker/day-facts.ts";
import { StayPicker } from "#design-system/components/StayPicker/StayPicker.tsx";
import type { IsoDate } from "#domain/calendar/types.ts";
import { propertyCalls } from "#domain/contract/property.calls.ts";
import type { CalendarDay } from "#domain/contract/property.shapes.ts";
import type { PriceCalendarProps } from "./PriceCalendar.tsx";

export type InlineCalendarProps = Omit<PriceCalendarProps, "days"> & { days: readonly CalendarDay[] };

const factOf = ({
  date,
  min_price,
  state,
  closed_to_departure,
  min_stay,
  max_stay,
}: CalendarDay): [IsoDate, DayFact] => [
  date,
  { date, minPrice: min_price, state, closedToDeparture: closed_to_departure, minStay: min_stay, maxStay: max_stay },
];

/** The picker with this place's prices, on the page itself. Months that are turned to bring their prices along. */
export function InlineCalendar({ propertyId, days, stay, onChoose, actions }: InlineCalendarProps) {
  const { today } = useEnvironment();
  const [facts, setFacts] = useState<ReadonlyMap<IsoDate, DayFact>>(() => new Map(days.map(factOf)));
  const words = useStayWords();

  async function bring(from: IsoDate, to: IsoDate): Promise<void> {
    if (facts.has(to)) return;
    const more = await actions.client.call(propertyCalls.priceCalendar, {
      params: { property_id: propertyId },
      query: { from, to },
    });
    if (more.ok) setFacts((known) => new Map([...known, ...more.value.map(factOf)]));
  }

  return (
    <StayPicker
      value={stay}
      today={today}
      facts={facts}
      onMonthsShown={(from, to) => void bring(from, to)}
      onConfirm={onChoose}
      words={words}
    />
  );
}
