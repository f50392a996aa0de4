import { useSupportText } from "#app/src/features/support/use-support-text.ts";
import { CalendarButton } from "#app/src/features/voucher/CalendarButton.tsx";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import type { TourVoucherValue } from "#products/tour/contract/tour.shapes.ts";
import { calendarEvents } from "./calendar-events.ts";

/** Saves both legs as a calendar file. */
export function SaveToCalendar({ voucher }: { voucher: TourVoucherValue }) {
  const t = useText();
  const { locale } = useEnvironment();
  const support = useSupportText();
  return (
    <CalendarButton
      code={voucher.tracking_code}
      eventsOf={() => calendarEvents(voucher, { t, locale, supportPhone: support })}
    />
  );
}
