import { expect, it } from "vitest";
import { wordsOfStories } from "#app/src/page/story-environment.ts";
import { flightVoucher } from "#fixtures/answers/flight-reservation.ts";
import { flightReservationIn } from "#fixtures/answers/flight-reservations.ts";
import { voucher as stayVoucher } from "#fixtures/answers/reservation.ts";
import { reservationIn } from "#fixtures/answers/reservations.ts";
import { tourVoucher } from "#fixtures/answers/tour-reservation.ts";
import { tourReservationIn } from "#fixtures/answers/tour-reservations.ts";
import { flightParts } from "#products/flight/web/parts.tsx";
import { stayParts } from "#products/stay/web/parts.tsx";
import { tourParts } from "#products/tour/web/parts.tsx";

/** An adult and a child in the first room, as their dates of birth say. */
const party = [
  { room: 0, age: 34, ageGroup: "adult", seat: 0 },
  { room: 0, age: 7, ageGroup: "child", seat: 1 },
] as const;
const inEnglish = { t: wordsOfStories.en.t, locale: "en", supportPhone: "+98 21 8888 1234" } as const;
const { in_progress: heldStay } = reservationIn;
const { in_progress: heldTour } = tourReservationIn;
const stay = { ...heldStay, rooms: heldStay.rooms.slice(0, 1) };
const tour = {
  ...heldTour,
  subject: { ...heldTour.subject, rooms: [{ adults: 1, children: [{ age: 5, with_bed: true }] }] },
};
const { in_progress: flight } = flightReservationIn;

it.each([
  [
    "stay",
    stayParts.quoteFor?.(stay, party),
    {
      property_id: stay.property.id,
      check_in: stay.check_in,
      length_of_stay: stay.length_of_stay,
      rooms: [{ adult_count: 1, children: [7] }],
      instead_of: stay.confirmation_code,
    },
  ],
  [
    "tour",
    tourParts.quoteFor?.(tour, party),
    {
      departure_id: tour.subject.departure_id,
      package_id: tour.subject.package_id,
      rooms: [{ adult_count: 1, children: [{ age: 7, with_bed: true }] }],
      instead_of: tour.confirmation_code,
    },
  ],
  [
    "flight",
    flightParts.quoteFor?.(flight, party),
    { adult_count: 1, child_count: 1, infant_count: 0, instead_of: flight.confirmation_code },
  ],
])("R137 the real ages of a %s are priced in place of what is held", (_, asked, expected) => {
  expect(asked).toMatchObject(expected);
});

it.each([
  ["stay", "fa", stayParts.roomTitle(stay, 0, wordsOfStories.fa.t, "fa"), /^اتاق ۱: /],
  ["stay", "en", stayParts.roomTitle(stay, 0, wordsOfStories.en.t, "en"), /^Room 1: /],
  ["tour", "fa", tourParts.roomTitle(tour, 0, wordsOfStories.fa.t, "fa"), /^اتاق ۱: /],
  ["tour", "en", tourParts.roomTitle(tour, 0, wordsOfStories.en.t, "en"), /^Room 1: /],
] as const)("the first room of a %s is room 1 (%s)", (_product, _locale, title, expected) => {
  expect(title).toMatch(expected);
});

it.each([
  ["stay", stayParts.calendarEvents?.(stayVoucher, inEnglish), [[stayVoucher.check_in, stayVoucher.check_out]]],
  [
    "tour",
    tourParts.calendarEvents?.(tourVoucher, inEnglish),
    ([tourVoucher.subject.out, tourVoucher.subject.back] as const).map((leg) => [leg.departs_at, leg.arrives_at]),
  ],
  [
    "flight",
    flightParts.calendarEvents?.(flightVoucher, inEnglish),
    flightVoucher.subject.flights.flatMap(({ segments }) =>
      segments.map(({ departs_at, arrives_at }) => [departs_at, arrives_at]),
    ),
  ],
])("a calendar file of a %s holds its journey, with its code and whom to call", (_, events = [], times) => {
  expect(
    events.map((one) => ("starts_on" in one ? [one.starts_on, one.ends_on] : [one.starts_at, one.ends_at])),
  ).toEqual(times);
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(times.length);
  for (const { uid, notes } of events) {
    expect(uid).toMatch(/^\w+-\w+@shamseh$/);
    expect(notes).toContain(uid.split("-")[0]);
    expect(notes).toContain(inEnglish.supportPhone);
  }
});
