/**
 * Every numeric bound of what people and programs may send (A80). Forms, addresses, calls and
 * the database read them here, so that a bound is checked before any loop over what it bounds.
 */

export const LENGTH_OF_STAY = { min: 1, max: 30 } as const;
export const ROOMS = { min: 1, max: 5 } as const;
/** Adults and children aged two and over, in one reservation (R134, A40). */
export const PARTY = { min: 1, max: 9 } as const;
/** Of one room. Younger than two is an infant, who is not counted in the party and needs an adult (R135, A39). */
export const ADULTS_IN_ROOM = { min: 1, max: 9 } as const;
/** Completed years: under two an infant, under twelve a child, then an adult (R137, A39). */
export const INFANT_UNTIL = 2;
export const CHILD_UNTIL = 12;
/** Completed years of those whom a search lists by age: infants and children (R136, R137). */
export const CHILD_AGE = { min: 0, max: CHILD_UNTIL - 1 } as const;
/** Completed years that addresses and calls may still list; from `CHILD_UNTIL` on they are read as adults. */
export const LISTED_AGE = { min: CHILD_AGE.min, max: 17 } as const;
export const PAGE = { min: 1, max: 1000 } as const;
/** Beds of a room that a tour sells: two, and extra ones. */
export const TOUR_BEDS = { min: 2, max: 4 } as const;
/** Completed years under which a tour's child may do without a bed; how many children of one room may. */
export const NO_BED_UNTIL = { min: INFANT_UNTIL, max: CHILD_UNTIL } as const;
export const MAX_NO_BED = { min: 0, max: 4 } as const;
/** What one person pays for a tour, rial. An infant may go free of charge. */
export const TOUR_PRICE = { min: 0, max: 100_000_000_000 } as const;
/** Of one age group of a flight, as an address or a call may name it. What a party may be is `PARTY`. */
export const FLIGHT_GROUP = { min: 0, max: PARTY.max } as const;
/** Flights of one direction, one after the other. */
export const SEGMENTS = { min: 1, max: 3 } as const;
/** What one person pays for one direction, rial, taxes included. */
export const FARE = { min: 0, max: 100_000_000_000 } as const;
/** How many days one calendar of fares may span. */
export const FARE_CALENDAR_DAYS = { min: 1, max: 62 } as const;
/** Characters of an offer's id: numbers of three flights, prices and a signature. */
export const OFFER_ID_TEXT = { min: 1, max: 160 } as const;
/** Characters of a seat: `1A` to `60K`. */
export const SEAT_TEXT = { min: 2, max: 3 } as const;
/** Months by which a country may ask a passport to outlast the trip. */
export const PASSPORT_MONTHS = { min: 0, max: 24 } as const;

/** How many days from today a check-in or departure may be: two years. */
export const DAYS_AHEAD = { min: 0, max: 731 } as const;
/** How many days one price calendar may span. */
export const CALENDAR_DAYS = { min: 1, max: 120 } as const;

/** Days around the wanted one in which a search looks for departures of tours, where the visitor says nothing. */
export const TOUR_FLEX = 3;
export const TOUR_FLEXES: readonly number[] = [0, 1, TOUR_FLEX, 7];

/** How many days one question about a tour's departures may span. */
export const TOUR_DEPARTURE_DAYS = { min: 1, max: 120 } as const;

export const QUERY_TEXT = { min: 1, max: 60 } as const;
/** A page's path and query, where a call is about a page. */
export const PAGE_ADDRESS = { min: 1, max: 2000 } as const;
export const ROOMS_TEXT = { min: 1, max: 100 } as const;
/** Characters of the beds that are asked for: `0-0,1-1`. */
export const TOUR_BEDS_TEXT = { min: 0, max: 60 } as const;

export const PERSIAN_NAME = { min: 2, max: 50 } as const;
export const LATIN_NAME = { min: 2, max: 50 } as const;
export const LATIN_SURNAME = { min: 2, max: 64 } as const;
export const PASSWORD = { min: 8, max: 128 } as const;
export const EMAIL = { min: 6, max: 254 } as const;
export const PASSPORT = { min: 5, max: 9 } as const;
export const COMMENT = { min: 10, max: 2000 } as const;
export const QUESTION = { min: 5, max: 500 } as const;
/** What a hotel or a visitor writes to the company. */
export const HOTEL_NAME = { min: 2, max: 100 } as const;
export const CITY_NAME = { min: 2, max: 60 } as const;
export const FULL_NAME = { min: 2, max: 100 } as const;
export const HOTEL_ROOMS = { min: 1, max: 5000 } as const;
export const NOTE = { min: 0, max: 1000 } as const;
export const MESSAGE = { min: 10, max: 2000 } as const;
/** What a wallet is charged with at once, rial. */
export const CHARGE = { min: 100_000, max: 500_000_000 } as const;

/** Characters of a field of a code or a number, which may be pasted with the message or the sentence it stands in. */
export const PASTED = { min: 0, max: 400 } as const;

/** Exact counts of digits. */
export const MOBILE_DIGITS = 11;
export const OTP_DIGITS = 6;
export const TRACKING_DIGITS = 10;
export const NATIONAL_CODE_DIGITS = 10;
/** After the letters IR. */
export const SHEBA_DIGITS = 24;
export const CARD_DIGITS = 16;
