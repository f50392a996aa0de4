import type { Translate } from "#app/src/messages/catalogue.ts";
import type { RenderEnvironment } from "#app/src/page/environment.ts";
import { tehranDate, tehranTime } from "#domain/calendar/today.ts";
import { formatMoment } from "#domain/text/dates.ts";
import { localDigits } from "#domain/text/digits.ts";

/** A deadline in Tehran's time: of today by its hour alone, else with its date. */
export const deadlineText = (epochSeconds: number, t: Translate, environment: RenderEnvironment): string =>
  tehranDate(epochSeconds) === environment.today
    ? t("panel.trips.todayAt", { time: localDigits(tehranTime(epochSeconds), environment.locale) })
    : formatMoment(epochSeconds, environment);
