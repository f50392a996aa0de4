/** Everything the picker says, in the visitor's language; dates and numbers come in written already. */
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
  /** Of a date like 30 Esfand 1405: its month with the year, and how many days that has. */
  noSuchDay: (month: string, days: string) => string;
  /** Of a date whose day and month may have changed places: its first reading, the year first. */
  ambiguous: (example: string) => string;
  noCheckIn: string;
  notAfterCheckIn: string;
  /** The check-in is another one now, as the day chosen lies before the last. */
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
  /** What the prices of the days are and in which unit, said once. */
  unit: string;
  holidaysOf: (month: string) => string;
};
