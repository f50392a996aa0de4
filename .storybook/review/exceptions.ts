import type { CheckName } from "./checks.ts";

/** Finding that is right all the same, with the reason. */
type Exception = { check: CheckName; story: RegExp; place: RegExp; what?: RegExp; why: string };

/** Every place, and every story. */
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
    story: /List Beside The Map/,
    place: /› label «(مقصد|Destination)»$/,
    why: "in the search of one line a label stands inside its field",
  },
  {
    check: "contrast",
    story: /List Beside The Map/,
    place: /› div «(مقصد|Destination)» › combobox$/,
    what: /^the field's outline/,
    why: "in the search of one line the frame of the line is the outline of its fields",
  },
  {
    check: "overlap",
    story: /On Streets/,
    place: anywhere,
    why: "on a map a price stands where its property is, under the map's own buttons and beside its neighbours'",
  },
  {
    check: "clipping",
    story: /On Streets/,
    place: anywhere,
    why: "a map shows a part of a city, and its edge cuts off what stands on it",
  },
  {
    check: "clipping",
    story: /Seat Map Long Text/,
    place: /select/,
    why: "a list of the browser's own shows one line, and the cities of this story have a hundred letters",
  },
  {
    check: "spill",
    story: anywhere,
    place: /span «(حرکت|رسیدن|Departs|Arrives) /,
    why: "the word before a time is read out, and takes no room",
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
    story: anywhere,
    // A long text is cut off in its place.
    place: /22 Bahman ?(S|B|…)/,
    why: "streets are named after a day",
  },
  {
    check: "calendar",
    story: /تورهای نوروز/,
    place: / › p «/,
    what: /«20 Esfand»/,
    why: "Nowruz has its days in the calendar that it begins, in either language",
  },
  {
    check: "calendar",
    story: /Islamic On A Phone|Typed Wrongly In Islamic/,
    place: anywhere,
    why: "the calendar was changed by the buttons over it",
  },
  {
    check: "calendar",
    story: /Home › .*Bad (Check In|Tour Date|Departure Date)/,
    place: anywhere,
    what: /«Esfand 1405»/,
    why: "what is said of a typed date is said in the calendar that it was typed in",
  },
  {
    check: "latin digits",
    story: anywhere,
    place: / › p «شمسه: /,
    why: "the text of an SMS stands as it is sent, with a code that a telephone finds",
  },
  {
    check: "fixed things",
    story:
      /Seat Taken|Cancelling › .*Failed|Changing › (Sold Out|Seats Gone|Cost Changed)|Rooms › .*Too Many Guests|CorrectName › .*Another Traveller|Extras › .*Refused/,
    place: / › (?:alert)?dialog «/,
    what: /^it and section «(پیام‌ها|Messages)» lie over each other$/,
    why: "a refusal is a toast over a dialog as high as the window too, for some seconds, and can be closed (R180)",
  },
  {
    check: "contrast",
    story: anywhere,
    place: /a «(شمسه|Shamseh)[^›]*› svg$/,
    what: /^the drawing/,
    why: "of a logotype no contrast is asked (WCAG 1.4.11)",
  },
];
