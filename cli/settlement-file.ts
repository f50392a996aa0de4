import { DAY_SECONDS, TEHRAN_OFFSET_SECONDS } from "#domain/calendar/constants.ts";
import { tehranDate } from "#domain/calendar/today.ts";
import type { IsoDate } from "#domain/calendar/types.ts";
import { type SettlementLine, settlementLine } from "#domain/contract/settlement.shapes.ts";
import { foldDigits } from "#domain/text/fold.ts";
import type { CsvRecord } from "./csv.ts";

/** A settlement as a file: CSV with this header, in this order, one payment in each record. */
export const SETTLEMENT_HEADER = "authority,ref_id,amount,card_masked,paid_at";

/** Fault in a file; `line` counts from 1, the header's. */
export type LineFault = { line: number; what: string };
export type SettlementFile =
  | { readonly lines: readonly SettlementLine[]; readonly day: IsoDate }
  | { readonly faults: readonly LineFault[] };

const AMOUNT = /^\d{1,15}$/;
/** With a time zone, or without one in Tehran's time. */
const INSTANT = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2})?)(Z|[+-]\d{2}:?\d{2})?$/;

/**
 * Reads a settlement. It is for one day in Tehran: `day`, or that of its first payment. A file is rejected as a whole
 * when one line is wrong: all faults are listed.
 */
export function readSettlement(records: readonly CsvRecord[], day: IsoDate | null): SettlementFile {
  const [header, ...rest] = records;
  if (header?.cells.map((name) => name.trim().toLowerCase()).join(",") !== SETTLEMENT_HEADER) {
    return { faults: [{ line: 1, what: `the header must be ${SETTLEMENT_HEADER}` }] };
  }
  const faults: LineFault[] = [];
  const lines: SettlementLine[] = [];
  const seen = new Map<string, number>();
  let ofDay = day;
  for (const { line, cells } of rest) {
    if (cells.join("").trim() === "") continue;
    const read = readPayment(cells);
    if (typeof read === "string") {
      faults.push({ line, what: read });
      continue;
    }
    const earlier = seen.get(read.authority);
    if (earlier !== undefined) faults.push({ line, what: `the authority of line ${earlier} again` });
    seen.set(read.authority, line);
    const date = tehranDate(read.paid_at);
    ofDay ??= date;
    if (date !== ofDay)
      faults.push({ line, what: `paid on ${date} in Tehran, and this is the settlement of ${ofDay}` });
    lines.push(read);
  }
  if (faults.length > 0) return { faults };
  if (ofDay === null) return { faults: [{ line: 1, what: "there is no payment: name the day with --day" }] };
  return { lines, day: ofDay };
}

/** Parses a record as a payment, or returns its fault. */
function readPayment(cells: readonly string[]): SettlementLine | string {
  if (cells.length !== 5) return `${cells.length} values instead of 5`;
  const [authority = "", ref_id = "", typed = "", card = "", when = ""] = cells.map((cell) => cell.trim());
  const amount = foldDigits(typed);
  if (!AMOUNT.test(amount) || Number(amount) === 0) return `the amount "${typed}" is no whole number of rial above 0`;
  const paid_at = instantOf(when);
  if (paid_at === null)
    return `the time "${when}" is none: write 2026-11-20T14:03:00+03:30, or without a zone in Tehran's time`;
  const parsed = settlementLine.safeParse({
    authority,
    ref_id,
    amount: Number(amount),
    card_masked: card === "" ? null : card,
    paid_at,
  });
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  return `${String(issue?.path[0] ?? "the line")}: ${issue?.message ?? "not as it must be"}`;
}

/** Epoch seconds; null when it is not an instant. */
function instantOf(text: string): number | null {
  const [, date, time, zone] = INSTANT.exec(foldDigits(text)) ?? [];
  if (date === undefined || time === undefined) return null;
  const seconds = Date.parse(`${date}T${time}${zone ?? "Z"}`) / 1000;
  if (Number.isNaN(seconds)) return null;
  const at = Math.floor(zone === undefined ? seconds - TEHRAN_OFFSET_SECONDS : seconds);
  return at > -DAY_SECONDS ? at : null;
}
