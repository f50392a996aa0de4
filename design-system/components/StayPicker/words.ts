/** All texts of the picker, in the visitor's language; dates and numbers arrive formatted. */
export type StayPickerWords = {
  title: string;
  close: string;
  choose: string;
  nights: string;
  calendar: string;
  calendars: Readonly<Record<"jalali" | "gregorian" | "islamic", string>>;
  previousMonth: string;
  nextMonth: string;
  checkIn: string;
  checkOut: string;
  typed: string;
  unreadable: (example: string) => string;
  outOfRange: string;
  /** For a date like 30 Esfand 1405: its month with the year, and the number of days in it. */
  noSuchDay: (month: string, days: string) => string;
  /** For a date whose day and month may be swapped: its first reading, year first. */
  ambiguous: (example: string) => string;
  noCheckIn: string;
  notAfterCheckIn: string;
  /** The check-in changed, because the chosen day is before the earlier one. */
  movedCheckIn: (checkIn: string) => string;
  chooseCheckIn: string;
  chooseCheckOut: (checkIn: string) => string;
  chosen: (range: string, nights: string) => string;
  apply: string;
  clear: string;
  today: string;
  cheapest: string;
  holiday: (name: string) => string;
  past: string;
  soldOut: string;
  noPrice: string;
  closed: string;
  noArrival: string;
  noDeparture: string;
  minStay: (nights: string) => string;
  maxStay: (nights: string) => string;
  crossesClosed: string;
  priceOf: (price: string) => string;
  /** Subject and unit of the prices of the days, said once. */
  unit: string;
  holidaysOf: (month: string) => string;
};
