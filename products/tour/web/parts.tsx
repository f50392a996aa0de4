import { lazy } from "react";
import type { z } from "zod";
import { NoteField } from "#app/src/features/prepare/NoteField.tsx";
import { ofRoom } from "#app/src/features/prepare/real-party.ts";
import { placesOfRooms } from "#app/src/features/reservation/places-of-rooms.ts";
import { defineParts } from "#app/src/features/reservation/product-parts.ts";
import { lettersFor, penaltyRows } from "#app/src/features/voucher/letters.ts";
import { useText } from "#app/src/messages/words.ts";
import { Surface } from "#design-system/components/Surface/Surface.tsx";
import { formatRooms } from "#domain/rooms.ts";
import { formatDateRange } from "#domain/text/dates.ts";
import { inLocale } from "#domain/text/in-locale.ts";
import { tourReserveCalls } from "#products/tour/contract/tour.calls.ts";
import type { TourReservationValue, TourVoucherValue, tourQuoteInput } from "#products/tour/contract/tour.shapes.ts";
import { tripOfTour } from "#products/tour/rules/documents.ts";
import { formatBeds } from "#products/tour/rules/party.ts";
import { calendarEvents } from "./calendar-events.ts";
import { DocumentRules } from "./DocumentRules.tsx";
import { tourJourney } from "./journey-facts.ts";
import { tourTasks } from "./journey-tasks.ts";
import { ReservedTourCard } from "./ReservedTourCard.tsx";
import { roomText } from "./room-text.ts";
import { StatusNote } from "./StatusNote.tsx";
import { tourAddress } from "./tour-query.ts";
import { citiesText, partiesOf, priceIsFor } from "./tour-texts.ts";
import { VoucherBody } from "./VoucherBody.tsx";

/** Few change their tour: the dialog comes when it is wanted. */
const ChangeTour = lazy(() => import("./status/ChangeTour.tsx"));

/** Few cancel one traveller. */
const CancelResults = lazy(() => import("./status/CancelResults.tsx"));

/** The tour's page with the same departure, package and party. */
const tourAgain = ({ subject }: TourReservationValue): string => {
  const { tour, origin, departure_id, package_id, rooms } = subject;
  const beds = formatBeds(
    rooms.map(({ adults, children }) => ({
      adults,
      children: children.map(({ age, with_bed }) => ({ age, withBed: with_bed })),
    })),
  );
  return tourAddress(
    tour,
    {
      origin: origin.slug,
      departure: departure_id,
      package: package_id,
      rooms: formatRooms(partiesOf(subject)),
      beds: beds || null,
    },
    "packages",
  );
};

function Wishes({ wishes, onChange }: { wishes: string; onChange: (note: string) => void }) {
  const t = useText();
  return (
    <Surface>
      <NoteField value={wishes} hint={t("reserve.tour.note.hint")} onChange={onChange} />
    </Surface>
  );
}

/** Lines that fit on one A4 in letters of a size: one for a traveller, two for a hotel, one for two costs of cancelling. */
const HOLDS = { usual: 7, small: 11 };

/** Tours' parts of the reservation pages. */
export const tourParts = defineParts<TourReservationValue, TourVoucherValue, string>({
  kind: "tour",
  calls: tourReserveCalls,
  say: (word, t, _locale, values) => t(`reserve.tour.${word}`, values),
  Card: ReservedTourCard,
  PrepareNote: DocumentRules,
  StatusNote,
  Change: ChangeTour,
  CancelResults,
  sheetsOf: ({ subject, supplier_confirmation_code, travellers, penalties }, _t, locale) => [
    {
      title: inLocale(subject.tour, "title", locale),
      place: citiesText(subject, locale),
      code: supplier_confirmation_code,
      isAbroad: subject.tour.kind === "foreign",
      letters: lettersFor(travellers.length + 2 * subject.stays.length + penaltyRows(penalties), HOLDS),
    },
  ],
  endsOn: ({ subject }) => subject.return_date,
  VoucherBody,
  hasOwnTravellers: false,
  calendarEvents,
  placesOf: ({ subject }) => placesOfRooms(partiesOf(subject)),
  quoteFor({ confirmation_code, subject }, party): z.input<typeof tourQuoteInput> {
    const beds = placesOfRooms(partiesOf(subject)).map(({ room, ageGroup }, at, all) => {
      if (ageGroup === "adult") return false;
      const before = all.slice(0, at).filter((one) => one.room === room && one.ageGroup !== "adult").length;
      return subject.rooms[room]?.children[before]?.with_bed ?? false;
    });
    return {
      departure_id: subject.departure_id,
      package_id: subject.package_id,
      rooms: subject.rooms.map((_, room) => {
        const { adults, children } = ofRoom(party, room);
        return {
          adult_count: adults,
          children: children.map(({ age, seat }) => ({ age, with_bed: beds[seat] ?? false })),
        };
      }),
      instead_of: confirmation_code,
    };
  },
  roomTitle: ({ subject }, at, t, locale) => roomText(partiesOf(subject), at, t, locale),
  sumOf: ({ subject }, locale) => priceIsFor(subject, locale),
  hasRooms: true,
  tripOf: ({ subject }) => tripOfTour(subject),
  briefOf: ({ subject }, _t, display) => [
    inLocale(subject.tour, "title", display.locale),
    formatDateRange(subject.date, subject.return_date, display, "short"),
    priceIsFor(subject, display.locale),
  ],
  wishes: { empty: "", Fields: Wishes, input: (note) => ({ arrival: null, note: note.trim() || null }) },
  isOnRequest: ({ subject }) => subject.confirmation === "on_request",
  journeyOf: tourJourney,
  tasksOf: tourTasks,
  againAddress: tourAgain,
  // Reviews are of properties.
  commentAddress: () => null,
});
