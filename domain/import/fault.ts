/**
 * Faults of a row of an import. The first group is found in the row itself, the second by comparison with other rows
 * and the database.
 */
export const importFaultCodes = [
  "unreadable",
  "not_an_object",
  "unknown_record",
  "unknown_field",
  "required",
  "not_text",
  "too_long",
  "empty",
  "bad_form",
  "not_a_number",
  "out_of_range",
  "not_a_date",
  "not_a_time",
  "not_one_of",
  "not_yes_or_no",
  "not_a_list",
  "bad_value",
  "wrong_order",
  "too_many",
  "given_twice",
  "not_known",
  "taken_by_another",
  "cannot_move",
  "below_sold",
  "outlier",
] as const;
export type ImportFaultCode = (typeof importFaultCodes)[number];

/** `path`: the field, `steps.0.percent`; empty for the whole row. `detail`: the expected or the found value. */
export type ImportFault = { readonly path: string; readonly code: ImportFaultCode; readonly detail: string };

/** Fault of a value that must stand before or after another, above or below it. */
export const wrongOrder = (path: string, detail: string): ImportFault => ({ path, code: "wrong_order", detail });

/** A fault with its line in the file, from 1. */
export type PlacedFault = ImportFault & { readonly line: number };

const sentences: Readonly<Record<ImportFaultCode, (detail: string) => string>> = {
  unreadable: (detail) => `this is not JSON: ${detail}`,
  not_an_object: () => "a row is an object with its fields by name",
  unknown_record: (detail) => `"record" names what the row is: ${detail}`,
  unknown_field: (detail) => `there is no such field; there are ${detail}`,
  required: () => "is missing",
  not_text: () => "must be text",
  too_long: (detail) => `must be ${detail} characters at most`,
  empty: () => "must not be empty",
  bad_form: (detail) => `must be ${detail}`,
  not_a_number: (detail) => `"${detail}" is no number`,
  out_of_range: (detail) => `must be ${detail}`,
  not_a_date: (detail) => `"${detail}" is no date: write 2026-12-01 or 1405-09-10`,
  not_a_time: (detail) => `"${detail}" is no time: write 14:00, or with a date 2026-12-01T14:00+03:30`,
  not_one_of: (detail) => `must be one of ${detail}`,
  not_yes_or_no: (detail) => `"${detail}" is neither true nor false`,
  not_a_list: () => "must be a list",
  bad_value: (detail) => detail,
  wrong_order: (detail) => detail,
  too_many: (detail) => detail,
  given_twice: (detail) => `is in the file twice: ${detail}`,
  not_known: (detail) => `there is no ${detail}, neither in the file nor in the database`,
  taken_by_another: (detail) => `belongs to another: ${detail}`,
  cannot_move: (detail) => detail,
  below_sold: (detail) => detail,
  outlier: (detail) => `${detail}: rial, not toman? --accept-outliers takes it as it is`,
};

/** Text of a fault: `sale_rate: must be 0 to 1000000000000`. */
export function importFaultText({ path, code, detail }: ImportFault): string {
  const sentence = sentences[code](detail);
  return path === "" ? sentence : `${path}: ${sentence}`;
}
