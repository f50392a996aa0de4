import { useText } from "#app/src/messages/words.ts";
import { browserNow } from "#app/src/page/browser-clock.ts";
import { saveFile } from "#app/src/page/save-file.ts";
import { Button } from "#design-system/components/Button/Button.tsx";
import { type IcsEvent, icsFile } from "#domain/calendar/ics.ts";

/** Saves a voucher's events as a calendar file, made in the browser and named after its tracking code. */
export function CalendarButton({ code, eventsOf }: { code: string; eventsOf: () => IcsEvent[] }) {
  const t = useText();
  function save(): void {
    const text = icsFile(eventsOf(), Math.floor(browserNow() / 1000));
    saveFile(`shamseh-${code}.ics`, "text/calendar;charset=utf-8", text);
  }
  return (
    <Button look="outline" icon="calendar" onClick={save}>
      {t("reserve.voucher.calendar")}
    </Button>
  );
}
