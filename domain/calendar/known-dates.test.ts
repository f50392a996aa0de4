import { describe, expect, it } from "vitest";
import { fromIso, toIso } from "./conversion.ts";
import { weekday } from "./queries.ts";
import type { IsoDate } from "./types.ts";

/** Gregorian, weekday, Jalali (official lists of the Calendar Centre and recorded dates), tabular Islamic. */
const KNOWN_DATES = [
  ["1827-03-22", "Thu", "1206/01/01", "1242/08/23"],
  ["1831-03-21", "Mon", "1210/01/01", "1246/10/07"],
  ["1897-03-20", "Sat", "1276/01/01", "1314/10/16"],
  ["1898-03-21", "Mon", "1277/01/01", "1315/10/27"],
  ["1925-03-31", "Tue", "1304/01/11", "1343/09/06"],
  ["1926-03-22", "Mon", "1305/01/01", "1344/09/08"],
  ["1931-03-22", "Sun", "1310/01/01", "1349/11/03"],
  ["1941-09-16", "Tue", "1320/06/25", "1360/08/24"],
  ["1953-08-19", "Wed", "1332/05/28", "1372/12/08"],
  ["1963-06-05", "Wed", "1342/03/15", "1383/01/12"],
  ["1970-01-01", "Thu", "1348/10/11", "1389/10/22"],
  ["1979-02-11", "Sun", "1357/11/22", "1399/03/13"],
  ["1980-09-22", "Mon", "1359/06/31", "1400/11/12"],
  ["1989-06-03", "Sat", "1368/03/13", "1409/10/28"],
  ["1997-03-21", "Fri", "1376/01/01", "1417/11/12"],
  ["2000-01-01", "Sat", "1378/10/11", "1420/09/24"],
  ["2002-03-20", "Wed", "1380/12/29", "1423/01/06"],
  ["2003-03-21", "Fri", "1382/01/01", "1424/01/17"],
  ["2005-03-20", "Sun", "1383/12/30", "1426/02/09"],
  ["2006-03-20", "Mon", "1384/12/29", "1427/02/19"],
  ["2008-03-20", "Thu", "1387/01/01", "1429/03/12"],
  ["2009-03-20", "Fri", "1387/12/30", "1430/03/23"],
  ["2011-03-21", "Mon", "1390/01/01", "1432/04/15"],
  ["2012-03-20", "Tue", "1391/01/01", "1433/04/26"],
  ["2015-03-21", "Sat", "1394/01/01", "1436/05/30"],
  ["2016-03-20", "Sun", "1395/01/01", "1437/06/10"],
  ["2018-03-20", "Tue", "1396/12/29", "1439/07/03"],
  ["2019-03-21", "Thu", "1398/01/01", "1440/07/14"],
  ["2021-03-20", "Sat", "1399/12/30", "1442/08/06"],
  ["2022-03-20", "Sun", "1400/12/29", "1443/08/16"],
  ["2024-02-29", "Thu", "1402/12/10", "1445/08/19"],
  ["2024-03-20", "Wed", "1403/01/01", "1445/09/10"],
  ["2025-03-21", "Fri", "1404/01/01", "1446/09/21"],
  ["2026-03-21", "Sat", "1405/01/01", "1447/10/02"],
  ["2030-03-20", "Wed", "1408/12/30", "1451/11/15"],
  ["2030-03-21", "Thu", "1409/01/01", "1451/11/16"],
  ["2063-03-20", "Tue", "1441/12/30", "1485/11/20"],
  ["2100-03-20", "Sat", "1478/12/30", "1524/01/09"],
  ["2123-03-20", "Sat", "1501/12/29", "1547/09/22"],
] as const;

const WEEK = ["Sat", "Sun", "Mon", "Tue", "Wed", "Thu", "Fri"];
const written = (iso: IsoDate, calendar: "jalali" | "islamic"): string => {
  const { year, month, day } = fromIso(iso, calendar);
  return `${year}/${String(month).padStart(2, "0")}/${String(day).padStart(2, "0")}`;
};
const read = (text: string) => {
  const [year, month, day] = text.split("/").map(Number);
  return { year: year!, month: month!, day: day! };
};

describe("Dates that history and the official lists fix", () => {
  it.each(KNOWN_DATES)("%s was a %s, %s and tabular %s", (iso, day, jalali, islamic) => {
    expect(WEEK[weekday(iso)]).toBe(day);
    expect(written(iso, "jalali")).toBe(jalali);
    expect(written(iso, "islamic")).toBe(islamic);
    expect(toIso({ calendar: "jalali", ...read(jalali) })).toBe(iso);
    expect(toIso({ calendar: "islamic", ...read(islamic) })).toBe(iso);
  });
});
