import { addDays } from "./arithmetic.ts";
import { fromIso, toIso } from "./conversion.ts";
import type { IsoDate } from "./types.ts";

/** The thirteenth of Farvardin ends the holidays. */
const LAST_DAY = 13;
/** Tours of Nowruz leave from the twentieth of Esfand. */
const TOURS_BEGIN = { month: 12, day: 20 } as const;

/** 1 Farvardin of the current or the next Nowruz. */
export function nowruzOf(today: IsoDate): IsoDate {
  const { year, month, day } = fromIso(today, "jalali");
  const isOn = month === 1 && day <= LAST_DAY;
  return toIso({ calendar: "jalali", year: isOn ? year : year + 1, month: 1, day: 1 });
}

/** Departure days of that Nowruz's tours (R51, R52): 20 Esfand to 13 Farvardin, none of them past. */
export function nowruzDepartures(today: IsoDate): { from: IsoDate; to: IsoDate } {
  const nowruz = nowruzOf(today);
  const { year } = fromIso(nowruz, "jalali");
  const from = toIso({ calendar: "jalali", year: year - 1, ...TOURS_BEGIN });
  return { from: from < today ? today : from, to: addDays(nowruz, LAST_DAY - 1) };
}
