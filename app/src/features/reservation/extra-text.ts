import type { Translate } from "#app/src/messages/catalogue.ts";
import type { ReservationEnvelope } from "#domain/contract/reservation.shapes.ts";
import type { Locale } from "#domain/enums/enums.ts";
import type { ExtraPlace } from "#domain/extra/extras.ts";
import { formatNumber } from "#domain/text/numbers.ts";
import { nameOf } from "./traveller-text.ts";

/** Traveller and direction of an extra: `سارا ناصری · رفت`. @param travellers none before they are named. */
export function extraPlaceText(
  { traveller, direction }: ExtraPlace,
  travellers: ReservationEnvelope["travellers"],
  t: Translate,
  locale: Locale,
): string {
  const named = traveller === null ? undefined : travellers[traveller - 1];
  const who =
    traveller === null
      ? t("reserve.extras.whole")
      : named
        ? nameOf(named, locale)
        : t("reserve.extras.traveller", { number: formatNumber(traveller, locale) });
  if (direction === null) return who;
  return `${who} · ${t(direction === 1 ? "reserve.extras.out" : "reserve.extras.back")}`;
}
