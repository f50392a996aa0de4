import { addDays } from "./arithmetic.ts";
import { fromIso, toIso } from "./conversion.ts";
import { LUNAR_DAYS, LUNAR_MONTH_STARTS } from "./lunar-days.ts";
import { compareIso } from "./queries.ts";
import type { IsoDate } from "./types.ts";

/** A day of note in Iran. `isHoliday`: banks and offices close. `isPredicted`: lunar, so it may move a day. */
export type Holiday = { date: IsoDate; nameFa: string; nameEn: string; isHoliday: boolean; isPredicted: boolean };

/** Version of the tables below, which tells stored answers from newer ones. Change it with every edit of them. */
export const HOLIDAYS_VERSION = "1405-1407.2";

type SolarDay = { month: number; day: number; nameFa: string; nameEn: string };

/** Official holidays of the solar year, the same every year, by the calendar law. Esfand 29 ends a common year. */
const SOLAR_DAYS: readonly SolarDay[] = [
  { month: 1, day: 1, nameFa: "نوروز", nameEn: "Nowruz" },
  { month: 1, day: 2, nameFa: "تعطیلات نوروز", nameEn: "Nowruz holiday" },
  { month: 1, day: 3, nameFa: "تعطیلات نوروز", nameEn: "Nowruz holiday" },
  { month: 1, day: 4, nameFa: "تعطیلات نوروز", nameEn: "Nowruz holiday" },
  { month: 1, day: 12, nameFa: "روز جمهوری اسلامی", nameEn: "Islamic Republic Day" },
  { month: 1, day: 13, nameFa: "روز طبیعت", nameEn: "Nature Day" },
  { month: 3, day: 14, nameFa: "رحلت امام خمینی", nameEn: "Anniversary of Imam Khomeini’s death" },
  { month: 3, day: 15, nameFa: "قیام پانزده خرداد", nameEn: "Anniversary of the 15 Khordad uprising" },
  { month: 11, day: 22, nameFa: "پیروزی انقلاب اسلامی", nameEn: "Islamic Revolution Day" },
  { month: 12, day: 29, nameFa: "ملی شدن صنعت نفت", nameEn: "Oil Nationalization Day" },
];

const solarByDay: ReadonlyMap<string, SolarDay> = new Map(SOLAR_DAYS.map((day) => [`${day.month}/${day.day}`, day]));
const lunar: readonly Holiday[] = lunarHolidays();
const lunarByDate: ReadonlyMap<IsoDate, Holiday[]> = new Map(
  lunar.map(({ date }) => [date, lunar.filter((other) => other.date === date)]),
);

/**
 * Returns what Iran marks on a date: solar holidays of any supported year, lunar ones of 1405 to 1407. Empty on an
 * ordinary day; Fridays are not holidays here.
 *
 * @throws CalendarError as `dayNumber` does.
 */
export function holidaysOn(date: IsoDate): Holiday[] {
  const { month, day } = fromIso(date, "jalali");
  const solar = solarByDay.get(`${month}/${day}`);
  return [...(solar === undefined ? [] : [solarHoliday(solar, date)]), ...(lunarByDate.get(date) ?? [])];
}

/** Returns what Iran marks from one date to another, both included, in order. */
export function holidaysBetween(from: IsoDate, to: IsoDate): Holiday[] {
  if (compareIso(from, to) > 0) return [];
  const firstYear = fromIso(from, "jalali").year;
  const lastYear = fromIso(to, "jalali").year;
  const solar = Array.from({ length: lastYear - firstYear + 1 }, (_, index) => firstYear + index).flatMap((year) =>
    SOLAR_DAYS.map((day) => solarHoliday(day, toIso({ calendar: "jalali", year, month: day.month, day: day.day }))),
  );
  return [...solar, ...lunar]
    .filter(({ date }) => date >= from && date <= to)
    .sort((a, b) => compareIso(a.date, b.date));
}

/** True when banks and offices close on a date; Fridays do not count. */
export const isOfficialHoliday = (date: IsoDate): boolean => holidaysOn(date).some(({ isHoliday }) => isHoliday);

function solarHoliday({ nameFa, nameEn }: SolarDay, date: IsoDate): Holiday {
  return { date, nameFa, nameEn, isHoliday: true, isPredicted: false };
}

function lunarHolidays(): Holiday[] {
  return LUNAR_DAYS.flatMap(({ month, day, nameFa, nameEn, isHoliday }) =>
    LUNAR_MONTH_STARTS.filter((start) => start.month === month).map(({ starts, length }) => ({
      date: addDays(starts, (day === "last" ? length : day) - 1),
      nameFa,
      nameEn,
      isHoliday,
      isPredicted: true,
    })),
  ).filter(({ date }) => [1405, 1406, 1407].includes(fromIso(date, "jalali").year));
}
