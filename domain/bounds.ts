/**
 * Every numeric bound of input from people and programs. Forms, addresses, calls and the database read them here,
 * so that a bound is checked before any loop over bounded input.
 */

export const LENGTH_OF_STAY = { min: 1, max: 30 } as const;
export const ROOMS = { min: 1, max: 5 } as const;
/** Adults and children aged two and over, in one reservation (R134). */
export const PARTY = { min: 1, max: 9 } as const;
/** In one room. Children under two are infants, who are not counted in the party and need an adult (R135). */
export const ADULTS_IN_ROOM = { min: 1, max: 9 } as const;
/** Completed years: under two an infant, under twelve a child, then an adult (R137). */
export const INFANT_UNTIL = 2;
export const CHILD_UNTIL = 12;
/** Ages that a search lists, completed years: infants and children (R136, R137). */
export const CHILD_AGE = { min: 0, max: CHILD_UNTIL - 1 } as const;
/** Ages that addresses and calls still accept, completed years; from `CHILD_UNTIL` on they are read as adults. */
export const LISTED_AGE = { min: CHILD_AGE.min, max: 17 } as const;
export const PAGE = { min: 1, max: 1000 } as const;
/** Beds of a room sold with a tour: two, and extra ones. */
export const TOUR_BEDS = { min: 2, max: 4 } as const;
/** Age under which a tour's child may do without a bed, completed years; maximum number of such children in a room. */
export const NO_BED_UNTIL = { min: INFANT_UNTIL, max: CHILD_UNTIL } as const;
export const MAX_NO_BED = { min: 0, max: 4 } as const;
/** Price of a tour for one person, rial. An infant may go free of charge. */
export const TOUR_PRICE = { min: 0, max: 100_000_000_000 } as const;
/** Size of one age group of a flight in an address or a call. `PARTY` bounds the whole party. */
export const FLIGHT_GROUP = { min: 0, max: PARTY.max } as const;
/** Consecutive flights of one direction. */
export const SEGMENTS = { min: 1, max: 3 } as const;
/** Days that one fare calendar may span. */
export const FARE_CALENDAR_DAYS = { min: 1, max: 62 } as const;
/** Characters of an offer's id: numbers of three flights, prices and a signature. */
export const OFFER_ID_TEXT = { min: 1, max: 160 } as const;
/** Characters of a seat: `1A` to `60K`. */
export const SEAT_TEXT = { min: 2, max: 3 } as const;
/** Months by which a country may require a passport to outlast the trip. */
export const PASSPORT_MONTHS = { min: 0, max: 24 } as const;

/** Days from today to a check-in or departure: two years at most. */
export const DAYS_AHEAD = { min: 0, max: 731 } as const;
/** Days that one price calendar may span. */
export const CALENDAR_DAYS = { min: 1, max: 120 } as const;

/** Days around the requested one that a search for departures of tours covers by default. */
export const TOUR_FLEX = 3;
export const TOUR_FLEXES: readonly number[] = [0, 1, TOUR_FLEX, 7];

/** Days that one query for a tour's departures may span. */
export const TOUR_DEPARTURE_DAYS = { min: 1, max: 120 } as const;

/** Characters of a discount code, as it is kept, and as it may be typed. */
export const DISCOUNT_CODE = { min: 3, max: 24 } as const;
/** Extras of one booking, an item for each traveller and direction. */
export const EXTRAS = { min: 0, max: 60 } as const;
export const EXTRA_CODE = { pattern: /^[a-z0-9-]{3,40}$/ } as const;
export const EXTRA_TEXT = { min: 1, max: 400 } as const;
export const DISCOUNT_CODE_TEXT = { min: 1, max: 100 } as const;

export const QUERY_TEXT = { min: 1, max: 60 } as const;
/** Path and query of a page, in calls about a page. */
export const PAGE_ADDRESS = { min: 1, max: 2000 } as const;
export const ROOMS_TEXT = { min: 1, max: 100 } as const;
/** Characters of the requested beds: `0-0,1-1`. */
export const TOUR_BEDS_TEXT = { min: 0, max: 60 } as const;

export const PERSIAN_NAME = { min: 2, max: 50 } as const;
export const LATIN_NAME = { min: 2, max: 50 } as const;
export const LATIN_SURNAME = { min: 2, max: 64 } as const;
export const PASSWORD = { min: 8, max: 128 } as const;
export const EMAIL = { min: 6, max: 254 } as const;
export const PASSPORT = { min: 5, max: 9 } as const;
export const COMMENT = { min: 10, max: 2000 } as const;
export const QUESTION = { min: 5, max: 500 } as const;
/** Special requests of a reservation. */
export const REQUEST_NOTE = { min: 0, max: 500 } as const;
/** Texts that a hotel or a visitor writes to the company. */
export const HOTEL_NAME = { min: 2, max: 100 } as const;
export const CITY_NAME = { min: 2, max: 60 } as const;
export const FULL_NAME = { min: 2, max: 100 } as const;
export const HOTEL_ROOMS = { min: 1, max: 5000 } as const;
export const NOTE = { min: 0, max: 1000 } as const;
export const MESSAGE = { min: 10, max: 2000 } as const;
/** Amount of one wallet top-up, rial. */
export const CHARGE = { min: 100_000, max: 500_000_000 } as const;

/** Characters of a field for a code or a number, which may be pasted with the message around it. */
export const PASTED = { min: 0, max: 400 } as const;

/** Exact counts of digits. */
export const OTP_DIGITS = 6;
export const TRACKING_DIGITS = 10;
export const NATIONAL_CODE_DIGITS = 10;
/** After the letters IR. */
export const SHEBA_DIGITS = 24;
export const CARD_DIGITS = 16;
/** Rial for one unit of a foreign currency. */
export const EXCHANGE_RATE = { min: 1, max: 100_000_000 } as const;
