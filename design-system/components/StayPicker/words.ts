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
