import { readFile } from "node:fs/promises";
import { text } from "node:stream/consumers";
import { z } from "zod";
import { CliError, type Words } from "#cli/cli-error.ts";
import { fileError, jsonFault } from "#cli/file-error.ts";
import type { Io } from "#cli/io.ts";
import { MAX_NO_BED, NO_BED_UNTIL, TOUR_BEDS, TOUR_PRICE } from "#domain/bounds.ts";
import { type BedPolicy, type TourPriceTable, tourPersonTypes, USUAL_BEDS } from "#products/tour/rules/room-price.ts";

type Bound = { readonly min: number; readonly max: number };

const STDIN = "stdin";

const whole = ({ min, max }: Bound, what: string) => {
  const error = `is no ${what}`;
  return z.int({ error }).min(min, { error }).max(max, { error });
};
const price = whole(TOUR_PRICE, `whole number of rial from ${TOUR_PRICE.min} to ${TOUR_PRICE.max}`).nullable();
const count = (bound: Bound, what: string) => whole(bound, `${what} from ${bound.min} to ${bound.max}`);

/** Content of a file: the prices of a package, and its bed rules where they differ from the default. */
const tableFile = z.strictObject({
  single: price,
  double: price,
  extra_adult: price,
  child_with_bed: price,
  child_no_bed: price,
  infant: price,
  beds: count(TOUR_BEDS, "number").default(USUAL_BEDS.beds),
  no_bed_until: count(NO_BED_UNTIL, "age").default(USUAL_BEDS.noBedUntil),
  max_no_bed: count(MAX_NO_BED, "number").default(USUAL_BEDS.maxNoBed),
});

/**
 * Reads a table of prices; `-` is stdin.
 *
 * @throws CliError `file_missing`, `file_unreadable`, `not_json`, `bad_table`.
 */
export async function readTable(file: string, io: Io): Promise<{ prices: TourPriceTable; beds: BedPolicy }> {
  const where = file === "-" ? STDIN : file;
  const value = parsed(file === "-" ? await text(io.stdin) : await readText(file), where);
  const read = tableFile.safeParse(value);
  if (!read.success) throw badTable(read.error, value, where);
  const { beds, no_bed_until: noBedUntil, max_no_bed: maxNoBed, ...prices } = read.data;
  return { prices, beds: { beds, noBedUntil, maxNoBed } };
}

async function readText(file: string): Promise<string> {
  try {
    return await readFile(file, "utf8");
  } catch (error) {
    throw fileError(file, error);
  }
}

function parsed(source: string, where: string): unknown {
  try {
    return JSON.parse(source.replace(/^\uFEFF/, ""));
  } catch (error) {
    throw new CliError("not_json", jsonFault(error), { where });
  }
}

/** All faults of a table in one error, so that a file can be corrected in one go. */
function badTable({ issues }: z.ZodError, value: unknown, where: string): CliError {
  const bad = (what: Words, mend: Words) => new CliError("bad_table", what, { where, mend });
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    return bad(
      ["شیء قیمت‌ها نیست", "not an object of prices"],
      [
        `{"single": 2600000000, …} بنویسید با ${tourPersonTypes.join("، ")}.`,
        `Write {"single": 2600000000, …} with ${tourPersonTypes.join(", ")}.`,
      ],
    );
  }
  const missing = tourPersonTypes.filter((type) => !(type in value));
  const wrong = issues.flatMap((issue): Words[] => {
    if (issue.code === "unrecognized_keys")
      return issue.keys.map((key) => [`«${key}» شناخته‌شده نیست`, `«${key}» is not known`] as const);
    const key = String(issue.path[0]);
    return key in value ? [[`${key} چنان‌که باید نیست`, `${key} ${issue.message}`] as const] : [];
  });
  const lacking: Words = [`این‌ها را ندارد: ${missing.join("، ")}`, `lacks ${missing.join(", ")}`];
  const faults = missing.length === 0 ? wrong : [lacking, ...wrong];
  const all: Words = [faults.map(([fa]) => fa).join("؛ "), faults.map(([, en]) => en).join("; ")];
  return bad(all, [
    "قیمتی که فروخته نمی‌شود null است؛ beds، no_bed_until و max_no_bed اختیاری‌اند.",
    "A price that is not sold is null; beds, no_bed_until and max_no_bed may be left out.",
  ]);
}
