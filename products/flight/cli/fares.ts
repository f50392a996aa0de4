import type { Command } from "commander";
import type { Client } from "#app/src/api/client.ts";
import { clientOf } from "#cli/api/client.ts";
import { serverOptions } from "#cli/api/options.ts";
import { orThrow } from "#cli/api/or-throw.ts";
import { targetOf } from "#cli/api/target.ts";
import { CliError } from "#cli/cli-error.ts";
import { padTo } from "#cli/display-width.ts";
import { withExamples } from "#cli/help.ts";
import type { Io } from "#cli/io.ts";
import { jsonlOption, type Machine, machineText } from "#cli/machine.ts";
import { type Month, monthOption } from "#cli/month-option.ts";
import { fromIso } from "#domain/calendar/conversion.ts";
import { monthGrid } from "#domain/calendar/month-grid.ts";
import type { IsoDate } from "#domain/calendar/types.ts";
import { baseCalls } from "#domain/contract/base.calls.ts";
import { airports } from "#domain/place/airports.ts";
import { weekdayName } from "#domain/text/dates.ts";
import { localDigits } from "#domain/text/digits.ts";
import { formatMoneyText } from "#domain/text/money.ts";
import { formatNumber } from "#domain/text/numbers.ts";
import { flightCalls } from "#products/flight/contract/flight.calls.ts";
import type { FareCalendarValue } from "#products/flight/contract/flight.shapes.ts";
import type { FareDay } from "#products/flight/contract/flight-routes.shapes.ts";

type Options = { month: string; return?: true; baseUrl?: string } & Machine;

/** The grid shows prices in millions of toman. */
const MILLION_TOMAN = 10_000_000;
const CELL = 9;

export function register(command: Command, io: Io): void {
  command
    .argument("<from>", "a city or an airport: Tehran, IKA")
    .argument("<to>", "a city or an airport: Istanbul, IST")
    .description(
      "The lowest fare of each day of a Jalali month, an adult's, economy, in millions of toman, its weeks from Saturday; the lowest of the month is marked with a star. With --return the way back stands below. Without a server the mock in this process answers.",
    )
    .requiredOption("--month <month>", "a Jalali month: 1405-10")
    .option("--return", "the way back too")
    .option("--json", "one JSON document, rial")
    .addOption(jsonlOption())
    .action(async (from: string, to: string, options: Options) => {
      const month = monthOption(options.month);
      const client = clientOf(await targetOf(options.baseUrl, io), io);
      const found = await faresOf(client, { from, to, month, isReturn: options.return === true }, io);
      const text = machineText(options, { from, to, month: month.name, ...found }, rowsOf(found));
      if (text !== null) return io.out(text);
      const blocks = [found.outbound, ...(options.return && found.inbound !== null ? [found.inbound] : [])];
      await io.out(`${blocks.map((days) => gridOf(month, days, io).join("\n")).join("\n\n")}\n`);
    });
  serverOptions(command);
  withExamples(command, ["fares Tehran Istanbul --month 1405-10 --return", "fares IKA IST --month 1405-10 --json"]);
}

/** Each day with its direction, outbound days first. */
const rowsOf = ({ outbound, inbound }: FareCalendarValue) => [
  ...outbound.map((day) => ({ way: "outbound", ...day })),
  ...(inbound ?? []).map((day) => ({ way: "inbound", ...day })),
];

type Asked = { readonly from: string; readonly to: string; readonly month: Month; readonly isReturn: boolean };

/** @throws CliError `no_such_place`, and those of `orThrow`. */
async function faresOf(client: Client, { from, to, month, isReturn }: Asked, io: Io) {
  const cities = orThrow(await client.call(baseCalls.cities), io);
  const idOf = (typed: string): number => {
    const slug = airports.find(({ iata }) => iata === typed.toUpperCase())?.citySlug ?? typed;
    const city = cities.find((one) => one.slug.toLowerCase() === slug.toLowerCase());
    if (city !== undefined) return city.id;
    throw new CliError(
      "no_such_place",
      [`«${typed}» نه شهر است و نه فرودگاه`, `«${typed}» is neither a city nor an airport`],
      {
        mend: [
          "مانند نشانی‌ها یا کد فرودگاه بنویسید: Tehran، IKA.",
          "Write it as addresses do, or the airport's code: Tehran, IKA.",
        ],
      },
    );
  };
  const query = {
    origin_city_id: idOf(from),
    destination_city_id: idOf(to),
    from: month.from,
    to: month.to,
    ...(isReturn && { return: true as const }),
  };
  return orThrow<FareCalendarValue>(await client.call(flightCalls.priceCalendar, { query }), io);
}

/**
 * Weeks of a month: each cell has the day and its price, the lowest with a star; full days and days without flights are
 * marked.
 */
function gridOf(month: Month, all: readonly FareDay[], { locale }: Io): string[] {
  const days = all.filter(({ date }) => date >= month.from && date <= month.to);
  const { year, month: number } = fromIso(month.from, "jalali");
  const prices = days.flatMap(({ min_price }) => min_price ?? []);
  const lowest = Math.min(...prices);
  const byDate = new Map(days.map((day) => [day.date, day]));
  const cell = (date: IsoDate | null): string => {
    if (date === null) return padTo("", CELL);
    const day = localDigits(fromIso(date, "jalali").day, locale);
    return padTo(`${day} ${priceText(byDate.get(date), lowest, locale)}`, CELL);
  };
  const weekdays = Array.from({ length: 7 }, (_, day) => padTo(weekdayName(day, locale, "narrow"), CELL)).join("");
  const weeks = monthGrid(year, number, "jalali").map((week) => week.map(cell).join("").trimEnd());
  return [weekdays.trimEnd(), ...weeks, ...(prices.length === 0 ? [] : [`* ${formatMoneyText(lowest, locale)}`])];
}

function priceText(day: FareDay | undefined, lowest: number, locale: Io["locale"]): string {
  if (day === undefined || day.state === "none") return "-";
  if (day.min_price === null) return "×";
  const price = formatNumber(day.min_price / MILLION_TOMAN, locale, { maximumFractionDigits: 1 });
  return day.min_price === lowest ? `${price}*` : price;
}
