import { defineParts, type Place } from "#app/src/features/reservation/product-parts.ts";
import { CHILD_UNTIL, INFANT_UNTIL } from "#domain/bounds.ts";
import { tehranDate } from "#domain/calendar/today.ts";
import { reservationCalls } from "#domain/contract/reservation.calls.ts";
import type { ReservationValue, VoucherValue } from "#domain/contract/reservation.shapes.ts";
import type { AgeGroup } from "#domain/enums/enums.ts";
import { formatNightsAndRooms } from "#domain/text/dates.ts";
import { inLocale } from "#domain/text/in-locale.ts";
import { formatNumber } from "#domain/text/numbers.ts";
import { addressText } from "./address-text.ts";
import { commentAddress, propertyAgain } from "./property-addresses.ts";
import { StayCard } from "./StayCard.tsx";
import { VoucherBody } from "./VoucherBody.tsx";
import { emptyWishes, type Wishes, WishesFields, wishesInput } from "./Wishes.tsx";

const groupOf = (age: number | null): AgeGroup => {
  if (age === null || age >= CHILD_UNTIL) return "adult";
  return age < INFANT_UNTIL ? "infant" : "child";
};

/** What accommodation brings to the pages of its reservations. */
export const stayParts = defineParts<ReservationValue, VoucherValue, Wishes>({
  kind: "property",
  calls: reservationCalls,
  say: (word, t, _locale, values) => t(`reserve.stay.${word}`, values),
  Card: ({ reservation }) => (
    <StayCard stay={reservation} total={reservation.totals.payable} rack={reservation.totals.rack} />
  ),
  voucherTitle: ({ property }, locale) => ({
    title: inLocale(property, "name", locale),
    place: addressText(property, locale),
  }),
  VoucherBody,
  placesOf: ({ rooms }) =>
    rooms.flatMap(({ adults, children }, room) => [
      ...Array.from({ length: adults }, (): Place => ({ room, age: null, ageGroup: "adult" })),
      ...children.map((age): Place => ({ room, age, ageGroup: groupOf(age) })),
    ]),
  roomTitle({ rooms }, at, t, locale) {
    const room = rooms[at];
    const name = room ? inLocale(room, "name", locale) : "";
    return t("reserve.prepare.room", { number: formatNumber(at + 1, locale), name });
  },
  sumOf: ({ length_of_stay, rooms }, locale) => formatNightsAndRooms(length_of_stay, rooms.length, locale),
  hasRooms: true,
  tripOf: ({ property, check_in, check_out }) => ({
    kind: "stay",
    scope: property.country === "IR" ? "domestic" : "international",
    travelDate: check_in,
    returnDate: check_out,
  }),
  wishes: { empty: emptyWishes, Fields: WishesFields, input: wishesInput },
  isOnRequest: ({ rooms }) => rooms.some(({ confirmation }) => confirmation === "on_request"),
  againAddress: propertyAgain,
  commentAddress: (reservation) =>
    reservation.check_out <= tehranDate(reservation.now) ? commentAddress(reservation) : null,
});
