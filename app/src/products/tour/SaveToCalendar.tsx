import { useText } from "#app/src/messages/words.ts";
import { browserNow } from "#app/src/page/browser-clock.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { SUPPORT_PHONE } from "#app/src/page/json-ld.ts";
import { saveFile } from "#app/src/page/save-file.ts";
import { Button } from "#design-system/components/Button/Button.tsx";
import { icsFile } from "#domain/calendar/ics.ts";
import type { TourVoucherValue } from "#domain/contract/tour.shapes.ts";
import { calendarEvents } from "./calendar-events.ts";

/** Saves both legs as a calendar file, made in the browser. */
export function SaveToCalendar({ voucher }: { voucher: TourVoucherValue }) {
  const t = useText();
  const { locale } = useEnvironment();
  function save(): void {
    const events = calendarEvents(voucher, { t, locale, supportPhone: SUPPORT_PHONE });
    const text = icsFile(events, Math.floor(browserNow() / 1000));
    saveFile(`shamseh-${voucher.tracking_code}.ics`, "text/calendar;charset=utf-8", text);
  }
  return (
    <Button look="outline" icon="calendar" onClick={save}>
      {t("reserve.tour.voucher.calendar")}
    </Button>
  );
}
