import type { Command } from "commander";
import type { Client } from "#app/src/api/client.ts";
import { clientOf } from "#cli/api/client.ts";
import { serverOptions } from "#cli/api/options.ts";
import { orThrow } from "#cli/api/or-throw.ts";
import { targetOf } from "#cli/api/target.ts";
import { catalogueWords } from "#cli/catalogue-words.ts";
import { tableLines } from "#cli/display-width.ts";
import { withExamples } from "#cli/help.ts";
import type { Io } from "#cli/io.ts";
import { jsonlOption, type Machine, machineText } from "#cli/machine.ts";
import { type Month, monthOption } from "#cli/month-option.ts";
import { say } from "#cli/say.ts";
import { compareIso } from "#domain/calendar/queries.ts";
import { formatDate, formatInBothCalendars } from "#domain/text/dates.ts";
import { inLocale, ofPair } from "#domain/text/in-locale.ts";
import { formatMoneyText } from "#domain/text/money.ts";
import { tourCalls } from "#products/tour/contract/tour.calls.ts";
import type { DeparturesValue } from "#products/tour/contract/tour.shapes.ts";
import type { TourListCard } from "#products/tour/contract/tour-card.shapes.ts";
import { goneOf } from "#products/tour/web/detail/chosen.ts";
import { stateText } from "#products/tour/web/tour-words.ts";

type Options = { from: string; month: string; baseUrl?: string } & Machine;

export function registerDepartures(parent: Command, io: Io): void {
  const command = parent
    .command("departures")
    .summary("when tours of a place leave a city, and from which price")
    .argument("<destination>", "a city or a country as addresses write it: Kish, Turkiye")
    .description(
      "The departures in one Jalali month of every tour to a place from one city, the soonest first: the number, the day, the tour, the lowest price of a person in a double room, whether it leaves for certain, and the seats that are left. Without a server the mock in this process answers.",
    )
    .requiredOption("--from <origin>", "the city that they leave, as addresses write it: Tehran")
    .requiredOption("--month <month>", "a Jalali month: 1405-10")
    .option("--json", "one JSON document")
    .addOption(jsonlOption())
    .action(async (destination: string, options: Options) => {
      const month = monthOption(options.month);
      const client = clientOf(await targetOf(options.baseUrl, io), io);
      const found = await departuresOf(client, { destination, origin: options.from, month }, io);
      const [asked, departures] = [{ destination, origin: options.from, month: month.name }, found.map(asRow)];
      const text = machineText(options, { ...asked, departures }, departures);
      if (text !== null) return io.out(text);
      if (found.length === 0) return say(["در این ماه توری حرکت نمی‌کند", "no tour leaves in this month"], io);
      await io.out(`${tableLines(await asTable(found, io)).join("\n")}\n`);
    });
  serverOptions(command);
  withExamples(command, [
    "tour departures Kish --from Tehran --month 1405-10",
    "tour departures Turkiye --from Tehran --month 1405-10 --json --base-url http://localhost:3000",
  ]);
}

type Asked = { readonly destination: string; readonly origin: string; readonly month: Month };
type Found = { readonly tour: TourListCard; readonly departure: DeparturesValue[number] };

/**
 * All departures of a month, page by page of the listing, soonest first.
 *
 * @throws CliError `no_such_place`, the provider's reason, `no_answer`, `broken_answer`.
 */
async function departuresOf(client: Client, { destination, origin, month }: Asked, io: Io) {
  const found: Found[] = [];
  for (let page = 1, seen = 0, total = 1; seen < total; page++) {
    const list = orThrow(
      await client.call(tourCalls.listing, {
        params: { destinationName: destination },
        query: { origin, month: month.name, page },
      }),
      io,
    );
    const from = list.origins.find(({ slug }) => slug === origin);
    if (from === undefined || list.items.length === 0) break;
    const period = { origin_id: from.id, from: month.from, to: month.to };
    const ofPage = list.items.map(async (tour): Promise<Found[]> => {
      const query = { tour_id: tour.tour_id, ...period };
      const days = orThrow(await client.call(tourCalls.departures, { query }), io);
      return days.map((departure) => ({ tour, departure }));
    });
    found.push(...(await Promise.all(ofPage)).flat());
    seen += list.items.length;
    total = list.total;
  }
  return found.toSorted((one, other) => compareIso(one.departure.date, other.departure.date));
}

const asRow = ({ tour, departure }: Found) => ({
  ...departure,
  tour_id: tour.tour_id,
  slug: tour.slug,
  city: tour.city.slug,
  title_fa: tour.title_fa,
  title_en: tour.title_en,
  nights: tour.nights,
});

/** A line per departure. The month is Persian, so its days are named in English too. */
async function asTable(found: readonly Found[], io: Io): Promise<string[][]> {
  const { locale } = io;
  const t = await catalogueWords(["tour"], locale);
  return found.map(({ tour, departure }) => {
    const { departure_id, date, min_price, seats_left } = departure;
    const gone = goneOf(departure, io.now());
    const line = [
      String(departure_id),
      ofPair(
        [formatDate(date, { locale, calendar: "jalali" }, "full"), formatInBothCalendars(date, locale, "full")],
        locale,
      ),
      inLocale(tour, "title", locale),
    ];
    if (gone !== null || min_price === null) return [...line, t(`tour.day.${gone ?? "full"}`)];
    return [
      ...line,
      t("tour.day.from", { price: formatMoneyText(min_price, locale) }),
      stateText(departure, t, locale),
      ...(seats_left === null ? [] : [t("tour.left.seats", { count: seats_left })]),
    ];
  });
}
