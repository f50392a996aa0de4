import type { CheckName } from "./checks.ts";

/** What a check reports and is right all the same, with the reason. */
type Exception = { check: CheckName; story: RegExp; place: RegExp; what?: RegExp; why: string };

const anywhere = /(?:)/;

export const exceptions: readonly Exception[] = [
  {
    check: "overlap",
    story: anywhere,
    place: anywhere,
    what: /^input «(تا|To|بیشترین قیمت|Highest price)» lies over input «(از|From|کمترین قیمت|Lowest price)»$/,
    why: "a slider with two thumbs is two fields of the browser, one over the other",
  },
  {
    check: "overlap",
    story: /MapView/,
    place: anywhere,
    what: /«هتل 5»/,
    why: "on a map a price stands where its hotel is, and the hotels of this story are neighbours",
  },
  {
    check: "mirroring",
    story: /StayPicker/,
    place: /gridcell/,
    why: "the months of two calendars begin on other weekdays",
  },
  {
    check: "calendar",
    story: anywhere,
    place: /li$/,
    what: /«\d+ (Khordad|Bahman|Farvardin)»/,
    why: "holidays are called by their days: 15 Khordad",
  },
  {
    check: "calendar",
    story: /Islamic On A Phone/,
    place: anywhere,
    why: "the calendar was changed by the buttons over it",
  },
  {
    check: "calendar",
    story: /FlightSearchForm › Last Searches/,
    place: anywhere,
    what: /«2026-/,
    why: "the story writes down which address was opened",
  },
];
