import type { Command } from "commander";
import { CliError } from "#cli/cli-error.ts";
import { tableLines } from "#cli/display-width.ts";
import { EXIT } from "#cli/exit-codes.ts";
import { withExamples } from "#cli/help.ts";
import type { Io } from "#cli/io.ts";
import { documentText } from "#cli/machine.ts";
import { refusal } from "#domain/messages/refusals.ts";
import { listedRooms, readRooms } from "#domain/rooms.ts";
import { localDigits } from "#domain/text/digits.ts";
import { ofPair } from "#domain/text/in-locale.ts";
import { formatMoneyText } from "#domain/text/money.ts";
import { formatNumber } from "#domain/text/numbers.ts";
import { tourRooms } from "#products/tour/rules/party.ts";
import { type RoomFault, type TourPrice, tourPrice } from "#products/tour/rules/room-price.ts";
import { TOUR_PERSON_LABELS, TOUR_ROOM_WORDS } from "#products/tour/words/tour-labels.ts";
import { readTable } from "./table-file.ts";

export function registerPrice(parent: Command, io: Io): void {
  const command = parent
    .command("price")
    .summary("what a package costs a party")
    .description(
      "What a package costs a party: a line for each room and type of person, and the total. Exit code 1 when a room cannot be sold: beds do not suffice, or a price that it needs is not there. The table is JSON with the prices of single, double, extra_adult, child_with_bed, child_no_bed and infant in integer rial a person, null where not sold; beside them beds (3), no_bed_until (6) and max_no_bed (1) where they differ.",
    )
    .requiredOption("--table <file>", "a .json of prices, or - for stdin")
    .requiredOption("--rooms <rooms>", "adults and ages of children, rooms apart by ;")
    .option("--json", "one JSON document")
    .action(async (options: { table: string; rooms: string; json?: true }) => {
      if (options.table === "-" && io.stdin.isTTY === true) command.help({ error: true });
      const rooms = roomsOption(options.rooms);
      const { prices, beds } = await readTable(options.table, io);
      const priced = tourPrice(rooms, prices, beds);
      if ("faults" in priced) io.exitCode = EXIT.problems;
      await io.out(options.json ? asJson(priced) : asText(priced, io));
    });
  withExamples(command, [
    'tour price --table kish.json --rooms "2,5;3"',
    "tour price --table kish.json --rooms 2 --locale fa",
    'tour price --table - --rooms "1,9" --json < kish.json',
  ]);
}

/** @throws CliError `rooms_unreadable`. */
function roomsOption(text: string) {
  const isListed = text.trim() !== "" && listedRooms(text) !== null;
  const { parties, fault } = readRooms(text);
  if (isListed && parties !== null) return tourRooms(parties);
  const unreadable = [`«${text}» فهرست اتاق‌ها نیست`, `«${text}» is no list of rooms`] as const;
  const said =
    isListed && fault !== null
      ? ([refusal(fault.code, fault.params, "fa"), refusal(fault.code, fault.params, "en")] as const)
      : unreadable;
  throw new CliError("rooms_unreadable", said, {
    where: "--rooms",
    mend: [
      "تعداد بزرگسالان و سن کودکان را مانند 2,5;3 بنویسید: حداکثر پنج اتاق، نه نفر دوساله و بزرگ‌تر، و برای هر بزرگسال یک نوزاد.",
      "Write adults and ages of children, as 2,5;3: at most five rooms, nine people of two and over, and an infant for each adult.",
    ],
  });
}

function asJson(priced: TourPrice): string {
  const document =
    "faults" in priced
      ? { lines: [], total: null, faults: priced.faults }
      : { lines: priced.lines, total: priced.total, faults: [] };
  return documentText(document);
}

const ROOM = ["اتاق {room}", "room {room}"] as const;
const TOTAL = ["جمع تور", "total"] as const;

const roomName = (room: number, { locale }: Io): string =>
  ofPair(ROOM, locale).replace("{room}", localDigits(room, locale));

function asText(priced: TourPrice, io: Io): string {
  const { locale } = io;
  if ("faults" in priced) {
    return priced.faults.map((fault) => `${roomName(fault.room, io)}: ${faultText(fault, io)}\n`).join("");
  }
  const rows = priced.lines.map(({ room, type, count, price, amount }) => [
    roomName(room, io),
    ofPair(TOUR_PERSON_LABELS[type], locale),
    `${formatNumber(count, locale)} × ${formatMoneyText(price, locale)}`,
    formatMoneyText(amount, locale),
  ]);
  return `${tableLines([...rows, [ofPair(TOTAL, locale), "", "", formatMoneyText(priced.total, locale)]]).join("\n")}\n`;
}

function faultText(fault: RoomFault, { locale }: Io): string {
  const words = ofPair(TOUR_ROOM_WORDS[fault.reason], locale);
  return fault.reason === "no_price"
    ? words.replace("{type}", ofPair(TOUR_PERSON_LABELS[fault.type], locale))
    : words.replace("{places}", formatNumber(fault.places, locale));
}
