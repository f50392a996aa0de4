import type { JourneyTask } from "#app/src/features/reservation/product-parts.ts";
import type { Translate } from "#app/src/messages/catalogue.ts";
import { addDays } from "#domain/calendar/arithmetic.ts";
import type { IsoDate } from "#domain/calendar/types.ts";
import { type DateDisplay, formatDate } from "#domain/text/dates.ts";
import { inLocale } from "#domain/text/in-locale.ts";
import type { TourReservationValue } from "#products/tour/contract/tour.shapes.ts";

/**
 * The visa of a booked tour: passports are handed in to the agency that gets it, as many days before the departure as it
 * takes; a visa that travellers get themselves is to be applied for by then.
 */
export function tourTasks(
  { actions, subject: { visa, date, tour } }: Pick<TourReservationValue, "actions" | "subject">,
  t: Translate,
  display: DateDisplay & { today: IsoDate },
): readonly JourneyTask[] {
  if (!actions.includes("voucher") || (visa.kind !== "included" && visa.kind !== "own")) return [];
  const due = addDays(date, -visa.processing_days);
  const by =
    due < display.today ? t("tour.task.visa.soon") : t("tour.task.visa.by", { date: formatDate(due, display, "day") });
  return [
    { id: "visa", title: t(`tour.task.visa.${visa.kind}`, { by, agency: inLocale(tour, "agency", display.locale) }) },
  ];
}
