import type { Locator, Page } from "@playwright/test";
import { addDays } from "#domain/calendar/arithmetic.ts";
import { convert } from "#domain/calendar/conversion.ts";
import type { IsoDate } from "#domain/calendar/types.ts";
import type { ReservationEnvelope } from "#domain/contract/reservation.shapes.ts";
import type { StayReservationValue } from "#domain/contract/stay-reservation.shapes.ts";
import type { ChangeKind } from "#domain/reservation/changes.ts";
import { USUAL_CALENDAR } from "#domain/text/dates.ts";
import { ofPair } from "#domain/text/in-locale.ts";
import type { TourReservationValue } from "#products/tour/contract/tour.shapes.ts";
import { flightToPay } from "./flight-booking.ts";
import type { Hand } from "./hand.ts";
import { expect } from "./site.ts";
import { openRates, type StayWanted, stayToPay } from "./stay-booking.ts";
import { bornFiveAndAHalfYearsBefore, familyToPay } from "./tour-booking.ts";

/** Changes of a paid booking, a cell each: its choice in the dialog, the payer of its difference, and its result. */

/** Addresses of a reservation of each product. */
export const RESERVE = { stay: "/reserve/v2", tour: "/tour/v2/reserve", flight: "/flight/v2/reserve" } as const;
export type Product = keyof typeof RESERVE;
export type Booked = Pick<ReservationEnvelope, "kind" | "confirmation_code" | "tracking_code">;

type Chooses = (hand: Hand, dialog: Locator, booked: ReservationEnvelope) => Promise<void>;

export type Cell = {
  readonly name: string;
  readonly product: Product;
  readonly toPay: (page: Page) => Promise<Booked>;
  /** Kind of its record, or the key of the part that is cancelled. */
  readonly changes:
    | { readonly what: ChangeKind }
    | { readonly part: `${"room" | "traveller" | "direction"}-${number}` };
  /** Of a change that costs more; absent where money goes back, nothing moves, or the day decides. */
  readonly payer?: "card" | "wallet";
  /** The payer leaves the bank once without paying: the booking stays as it was, and the change is asked for again. */
  readonly declinesOnce?: true;
  readonly choose: Chooses;
  /** Expects what the booking is now. */
  readonly becomes: (now: ReservationEnvelope, before: ReservationEnvelope) => void;
};

const words = {
  dates: ["تاریخ اقامت", "Dates of the stay"],
  applyDates: ["تأیید تاریخ", "Use these dates"],
  addChild: ["افزودن کودک", "Add a child"],
  addChildInRoom: ["کودک در اتاق ۱", "Child in room 1"],
  dropRoom: ["حذف این اتاق", "Remove this room"],
  otherRate: ["اتاق یا نرخ دیگر", "Another room or rate"],
  departures: ["تاریخ", "Dates"],
  packages: ["هتل و وعده‌های غذا", "Hotels and meals"],
  first: ["نام", "First name (Persian)"],
  surname: ["نام خانوادگی", "Last name (Persian)"],
  save: ["نام را اصلاح می‌کنم", "Correct the name"],
} as const;
const childsAge = /^سن کودک|Age of the child|Child’s age/;
const bed = /تخت جدا برای کودک|A bed of their own/;
const otherFares = /^نرخ‌های دیگر همین پرواز|^Other fares of the same flight/;
const flightsOfDay = /^پروازهای |^Flights on /;
const moreCostly = /بیشتر|more/;
const anotherTraveller = /مسافر دیگری|another traveller/;

const button = (hand: Hand, dialog: Locator, word: keyof typeof words): Locator =>
  dialog.getByRole("button", { name: ofPair(words[word], hand.locale) });

const group = (hand: Hand, dialog: Locator, word: keyof typeof words): Locator =>
  dialog.getByRole("group", { name: ofPair(words[word], hand.locale), exact: true });

/** Other nights of a stay: `more` than it has, or fewer. */
const nights =
  (more: number): Chooses =>
  async (hand, dialog, booked) => {
    const { check_in, length_of_stay } = booked as StayReservationValue;
    await hand.push(dialog.getByRole("button", { name: new RegExp(ofPair(words.dates, hand.locale)) }));
    await hand.days([check_in, addDays(check_in, length_of_stay + more)]);
    await hand.push(hand.page.getByRole("button", { name: ofPair(words.applyDates, hand.locale) }));
  };

/** A child of five comes, on the first day of what is booked: its age, and the form of a traveller. */
const childComes =
  (add: "addChild" | "addChildInRoom", firstDay: (booked: ReservationEnvelope) => IsoDate): Chooses =>
  async (hand, dialog, booked) => {
    const gregorian = { calendar: "gregorian", ...bornFiveAndAHalfYearsBefore(firstDay(booked)) } as const;
    const born = convert(gregorian, USUAL_CALENDAR[hand.locale]);
    await hand.push(button(hand, dialog, add));
    await hand.select(dialog.getByRole("combobox", { name: childsAge }), "5");
    const field = (name: string) => dialog.locator(`[id="travellers.0.${name}"]`);
    await hand.type(field("first_name_fa").locator("input"), "سام");
    await hand.type(field("last_name_fa").locator("input"), "کریمی");
    // An airline's ticket asks for Latin names.
    if (add === "addChildInRoom") {
      await hand.type(field("first_name_en").locator("input"), "Sam");
      await hand.type(field("last_name_en").locator("input"), "Karimi");
    }
    await hand.select(field("gender").locator("select"), "male");
    await hand.type(field("birth_date").locator("input").first(), String(born.day));
    await hand.select(field("birth_date").locator("select"), String(born.month));
    await hand.type(field("birth_date").locator("input").last(), String(born.year));
    await hand.type(field("national_code").locator("input"), "0013542419");
  };

const dearestRate: Chooses = async (hand, dialog, booked) => {
  const { property, check_in } = booked as StayReservationValue;
  const rates = await openRates(hand.page, property.id, check_in, "2");
  const dearest = rates.toSorted((one, other) => other.total - one.total)[0];
  await hand.push(button(hand, dialog, "otherRate"));
  await hand.choose(dialog.locator(`input[type=radio][value="${dearest?.rate_plan_id}"]`));
};

/** The first option of a choice that is not chosen. */
const otherOf =
  (word: "departures" | "packages"): Chooses =>
  async (hand, dialog) => {
    const options = group(hand, dialog, word);
    const other = await options.locator("input:not(:checked)").first().getAttribute("value");
    await hand.choose(options.locator(`input[value="${other}"]`));
  };

const otherFlight =
  (...directions: readonly number[]): Chooses =>
  async (hand, dialog) => {
    for (const direction of directions) {
      const flights = dialog.getByRole("region").nth(direction).getByRole("group", { name: flightsOfDay });
      await flights.getByRole("radio").first().waitFor();
      const dearer = flights.locator("label").filter({ hasText: moreCostly }).getByRole("radio").first();
      await hand.choose(dearer);
    }
  };

/** Another person's name is refused; then the first name stays, and the surname becomes another. */
const surname =
  (corrected: (was: string) => string): Chooses =>
  async (hand, dialog) => {
    const field = (word: "first" | "surname") =>
      dialog.getByRole("textbox", { name: ofPair(words[word], hand.locale), exact: true });
    const [firstWas, surnameWas] = [await field("first").inputValue(), await field("surname").inputValue()];
    await hand.type(field("first"), "بهرام");
    await hand.type(field("surname"), "رستمیان");
    await hand.push(button(hand, dialog, "save"));
    await expect(dialog.getByRole("alert")).toContainText(anotherTraveller);
    await hand.type(field("first"), firstWas);
    await hand.type(field("surname"), corrected(surnameWas));
  };

const aLetterMore = (was: string): string => `${was}ی`;

const part =
  (key: string): Chooses =>
  (hand, dialog) =>
    hand.choose(dialog.locator(`input[name=part][value="${key}"]`));

const nightsOf = (value: ReservationEnvelope): number => (value as StayReservationValue).length_of_stay;
const nightsMore =
  (more: number): Cell["becomes"] =>
  (now, before) =>
    expect(nightsOf(now)).toBe(nightsOf(before) + more);

const travellersMore =
  (more: number): Cell["becomes"] =>
  (now, before) =>
    expect(now.travellers).toHaveLength(before.travellers.length + more);

/** Others of what is booked, for the same people: the subject is another. */
const others: Cell["becomes"] = (now, before) => {
  expect(now.travellers).toHaveLength(before.travellers.length);
  expect(bookedIn(now)).not.toEqual(bookedIn(before));
};
const bookedIn = (value: ReservationEnvelope): unknown => {
  const { rooms, subject } = value as { rooms?: unknown; subject?: unknown };
  return rooms ?? subject;
};

const surnameIs =
  (corrected: (was: string) => string): Cell["becomes"] =>
  ({ travellers: [now] }, { travellers: [before] }) =>
    expect([now?.first_name_fa, now?.last_name_fa]).toEqual([
      before?.first_name_fa,
      corrected(before?.last_name_fa ?? ""),
    ]);

const byMarriage = (): string => "رستمیان";

const stay = (wanted: StayWanted = {}) => ({
  product: "stay" as const,
  toPay: (page: Page): Promise<Booked> => stayToPay(page, wanted),
});
const tour = { product: "tour", toPay: (page: Page): Promise<Booked> => familyToPay(page) } as const;
const flight = (wanted: { isReturn?: boolean; isDear?: boolean } = {}) => ({
  product: "flight" as const,
  toPay: (page: Page): Promise<Booked> => flightToPay(page, wanted),
});

export const cells: readonly Cell[] = [
  {
    ...stay(),
    name: "a night more, by card after the bank's no",
    changes: { what: "dates" },
    payer: "card",
    declinesOnce: true,
    choose: nights(1),
    becomes: nightsMore(1),
  },
  { ...stay(), name: "a night less", changes: { what: "dates" }, choose: nights(-1), becomes: nightsMore(-1) },
  {
    ...stay({ fits: "2,5" }),
    name: "a child comes, from the wallet",
    changes: { what: "party" },
    payer: "wallet",
    choose: childComes("addChild", (booked) => (booked as StayReservationValue).check_in),
    becomes: travellersMore(1),
  },
  {
    ...stay({ rooms: 2 }),
    name: "a room goes",
    changes: { what: "rooms" },
    choose: (hand, dialog) => hand.push(button(hand, dialog, "dropRoom").last()),
    becomes: travellersMore(-2),
  },
  {
    ...stay({ isCheapest: true }),
    name: "the dearest rate, by card",
    changes: { what: "rate" },
    payer: "card",
    choose: dearestRate,
    becomes: others,
  },
  {
    ...stay(),
    name: "a surname",
    changes: { what: "name" },
    choose: surname(byMarriage),
    becomes: surnameIs(byMarriage),
  },
  {
    ...stay({ rooms: 2 }),
    name: "a room is cancelled",
    changes: { part: "room-2" },
    choose: part("room-2"),
    becomes: travellersMore(-2),
  },

  {
    ...tour,
    name: "another departure, from the wallet",
    changes: { what: "dates" },
    payer: "wallet",
    choose: otherOf("departures"),
    becomes: others,
  },
  {
    ...tour,
    name: "another package, by card",
    changes: { what: "package" },
    payer: "card",
    choose: otherOf("packages"),
    becomes: others,
  },
  {
    ...tour,
    name: "a child's bed, by card",
    changes: { what: "party" },
    payer: "card",
    choose: (hand, dialog) => hand.choose(dialog.getByRole("checkbox", { name: bed })),
    becomes: others,
  },
  {
    ...tour,
    name: "a child comes, by card",
    changes: { what: "party" },
    payer: "card",
    choose: childComes("addChildInRoom", (booked) => (booked as TourReservationValue).subject.date),
    becomes: travellersMore(1),
  },
  {
    ...tour,
    name: "one of a couple is cancelled",
    changes: { part: "traveller-2" },
    choose: part("traveller-2"),
    becomes: travellersMore(-1),
  },
  {
    ...tour,
    name: "a surname",
    changes: { what: "name" },
    choose: surname(byMarriage),
    becomes: surnameIs(byMarriage),
  },

  {
    ...flight({ isReturn: true }),
    name: "another flight there, by card",
    changes: { what: "dates" },
    payer: "card",
    choose: otherFlight(0),
    becomes: others,
  },
  {
    ...flight({ isReturn: true }),
    name: "other flights both ways, from the wallet",
    changes: { what: "dates" },
    payer: "wallet",
    choose: otherFlight(0, 1),
    becomes: others,
  },
  {
    ...flight({ isDear: true }),
    name: "a cheaper fare",
    changes: { what: "fare" },
    choose: (hand, dialog) => hand.choose(dialog.getByRole("group", { name: otherFares }).getByRole("radio").first()),
    becomes: others,
  },
  {
    ...flight(),
    name: "a letter of a surname",
    changes: { what: "name" },
    choose: surname(aLetterMore),
    becomes: surnameIs(aLetterMore),
  },
  {
    ...flight(),
    name: "a traveller is cancelled",
    changes: { part: "traveller-2" },
    choose: part("traveller-2"),
    becomes: travellersMore(-1),
  },
  {
    ...flight({ isReturn: true }),
    name: "the way back is cancelled",
    changes: { part: "direction-2" },
    choose: part("direction-2"),
    becomes: others,
  },
];
