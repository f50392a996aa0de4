import { useSupportText } from "#app/src/features/support/use-support-text.ts";
import type { Translate } from "#app/src/messages/catalogue.ts";
import { useText } from "#app/src/messages/words.ts";
import { browserNow } from "#app/src/page/browser-clock.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { saveFile } from "#app/src/page/save-file.ts";
import { Button } from "#design-system/components/Button/Button.tsx";
import { type IcsEvent, icsFile } from "#domain/calendar/ics.ts";
import type { Locale } from "#domain/enums/enums.ts";

export type EventWords = { t: Translate; locale: Locale; supportPhone: string };
type CalendarButtonProps = { code: string; eventsOf: (words: EventWords) => IcsEvent[] };

/** Saves a voucher's events as a calendar file, made in the browser and named after its tracking code. */
export function CalendarButton({ code, eventsOf }: CalendarButtonProps) {
  const t = useText();
  const { locale } = useEnvironment();
  const supportPhone = useSupportText();
  function save(): void {
    const text = icsFile(eventsOf({ t, locale, supportPhone }), Math.floor(browserNow() / 1000));
    saveFile(`shamseh-${code}.ics`, "text/calendar;charset=utf-8", text);
  }
  return (
    <Button look="outline" icon="calendar" onClick={save}>
      {t("reserve.voucher.calendar")}
    </Button>
  );
}
