import { addDays } from "#domain/calendar/arithmetic.ts";
import { dayOfLocal, type LocalDateTime, localDateTime, timeOfLocal } from "#domain/calendar/local-date-time.ts";

/** Hours before the departure by which travellers are at the airport: the words of tickets say two. */
const HOURS_BEFORE = 2;
const DAY_HOURS = 24;

/** Local time of the departure's airport by which its travellers are there. */
export function atTheAirport(departs: LocalDateTime): LocalDateTime {
  const [hour = "0", minute = "00"] = timeOfLocal(departs).split(":");
  const due = Number(hour) - HOURS_BEFORE;
  const day = due < 0 ? addDays(dayOfLocal(departs), -1) : dayOfLocal(departs);
  const hourOfDay = String((due + DAY_HOURS) % DAY_HOURS).padStart(2, "0");
  return localDateTime(day, `${hourOfDay}:${minute}`);
}
