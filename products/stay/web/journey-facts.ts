import type { JourneyFacts } from "#app/src/features/reservation/product-parts.ts";
import type { Translate } from "#app/src/messages/catalogue.ts";
import { addressOf } from "#domain/addresses/routes.ts";
import type { StayReservationValue } from "#domain/contract/stay-reservation.shapes.ts";
import { hourThere, isAbroad } from "#domain/text/clocks.ts";
import type { DateDisplay } from "#domain/text/dates.ts";
import { inLocale } from "#domain/text/in-locale.ts";
import { addressText } from "#products/stay/rules/address-text.ts";

/** The hours of a stay, its room, and how to find and reach the property. */
export function stayJourney(
  { property, rooms }: Pick<StayReservationValue, "property" | "rooms">,
  t: Translate,
  { locale }: DateDisplay,
): JourneyFacts {
  const hour = (time: string) => hourThere(time, isAbroad(property), locale);
  const names = new Set(rooms.map((room) => `${inLocale(room, "name", locale)} · ${t(`meals.${room.meal}`)}`));
  return {
    begins: t("reserve.stay.journey.begins", { time: hour(property.check_in_time) }),
    ends: t("reserve.stay.journey.ends", { time: hour(property.check_out_time) }),
    about: [...names].join(" · "),
    address: { fa: addressText(property, "fa"), en: addressText(property, "en") },
    place: {
      lat: property.lat,
      lon: property.lon,
      country: property.country,
      page: `${addressOf("property", { cityName: property.city_slug, propertyName: property.slug })}#map`,
    },
    phone: property.phone ?? null,
  };
}
