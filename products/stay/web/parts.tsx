import { lazy } from "react";
import { audienceText } from "#app/src/features/audience/audience-text.ts";
import { ofRoom } from "#app/src/features/prepare/real-party.ts";
import { placesOfRooms } from "#app/src/features/reservation/places-of-rooms.ts";
import { defineParts } from "#app/src/features/reservation/product-parts.ts";
import { partiesText } from "#app/src/features/stay/parties-text.ts";
import { tehranDate } from "#domain/calendar/today.ts";
import { reservationCalls } from "#domain/contract/reservation.calls.ts";
import type {
  StayQuoteInput,
  StayReservationValue,
  StayVoucherValue,
} from "#domain/contract/stay-reservation.shapes.ts";
import { audienceOf } from "#domain/sale/audience.ts";
import { isAbroad } from "#domain/text/clocks.ts";
import { formatDateRange, formatNightsAndRooms } from "#domain/text/dates.ts";
import { inLocale } from "#domain/text/in-locale.ts";
import { formatNumber } from "#domain/text/numbers.ts";
import { addressText } from "#products/stay/rules/address-text.ts";
import { calendarEvents } from "./calendar-events.ts";
import { stayJourney } from "./journey-facts.ts";
import { OpenRates } from "./OpenRates.tsx";
import { commentAddress, propertyAgain } from "./property-addresses.ts";
import { StayCard } from "./StayCard.tsx";
import { VoucherBody } from "./VoucherBody.tsx";
import { emptyWishes, type Wishes, WishesFields, wishesInput } from "./Wishes.tsx";

/** Few change a booking: the dialog comes when it is wanted. */
const ChangeStay = lazy(() => import("./status/ChangeStay.tsx"));

/** Accommodation's parts of the reservation pages. */
export const stayParts = defineParts<StayReservationValue, StayVoucherValue, Wishes>({
  kind: "property",
  calls: reservationCalls,
  say: (word, t, _locale, values) => t(`reserve.stay.${word}`, values),
  Card: ({ reservation, isPaying = false }) => (
    <StayCard stay={reservation} {...(!isPaying && { totals: reservation.totals })} />
  ),
  sheetsOf: ({ property, supplier_confirmation_code }, _t, locale) => [
    {
      title: inLocale(property, "name", locale),
      place: addressText(property, locale),
      code: supplier_confirmation_code,
      isAbroad: isAbroad(property),
    },
  ],
  PrepareNote: null,
  StatusNote: null,
  Change: ChangeStay,
  endsOn: ({ check_out }) => check_out,
  VoucherBody,
  hasOwnTravellers: false,
  calendarEvents,
  placesOf: ({ rooms }) => placesOfRooms(rooms),
  quoteFor({ confirmation_code, property, check_in, length_of_stay, rooms }, party): StayQuoteInput {
    return {
      property_id: property.id,
      check_in,
      length_of_stay,
      rooms: rooms.map(({ room_type_id, rate_plan_id, extra_beds: extra_bed, baby_cots: baby_cot }, room) => {
        const { adults, children } = ofRoom(party, room);
        const ages = children.map(({ age }) => age);
        return { room_type_id, rate_plan_id, adult_count: adults, children: ages, extra_bed, baby_cot };
      }),
      instead_of: confirmation_code,
    };
  },
  roomTitle({ rooms }, at, t, locale) {
    const room = rooms[at];
    const name = room ? inLocale(room, "name", locale) : "";
    return t("reserve.prepare.room", { number: formatNumber(at + 1, locale), name });
  },
  sumOf: ({ length_of_stay, rooms }, locale) => formatNightsAndRooms(length_of_stay, rooms.length, locale),
  briefOf: ({ property, check_in, check_out, rooms }, t, display) => [
    inLocale(property, "name", display.locale),
    formatDateRange(check_in, check_out, display, "short"),
    partiesText(rooms, t),
    ...new Set(rooms.map(audienceOf).flatMap((audience) => audienceText(audience, t) ?? [])),
  ],
  hasRooms: true,
  OpenRates,
  tripOf: ({ property, check_in, check_out, rooms }) => ({
    kind: "stay",
    scope: isAbroad(property) ? "international" : "domestic",
    travelDate: check_in,
    returnDate: check_out,
    audiences: rooms.map(audienceOf),
  }),
  wishes: { empty: emptyWishes, Fields: WishesFields, input: wishesInput },
  isOnRequest: ({ rooms }) => rooms.some(({ confirmation }) => confirmation === "on_request"),
  journeyOf: stayJourney,
  againAddress: propertyAgain,
  commentAddress: (reservation) =>
    reservation.check_out <= tehranDate(reservation.now) ? commentAddress(reservation) : null,
});
