import type { z } from "zod";
import { dayNumber } from "../calendar/arithmetic.ts";
import type { LocalDateTime } from "../calendar/local-date-time.ts";
import { normaliseIso } from "../calendar/parse.ts";
import { foldDigits } from "../text/fold.ts";
import { isStorable } from "../text/storable.ts";
import type { ImportFaultCode } from "./fault.ts";

/** Reason why a value was refused. A class of its own, so that a million valid values need no wrapper. */
export class Wrong {
  readonly code: ImportFaultCode;
  readonly detail: string;
  readonly path: string;
  constructor(code: ImportFaultCode, detail = "", path = "") {
    this.code = code;
    this.detail = detail;
    this.path = path;
  }
}

/** Reader of one field: from JSON, or from the text of a CSV cell. */
export type Field = {
  readonly read: (given: unknown) => unknown;
  /** Default of an absent field; `undefined`: the field is required. */
  readonly otherwise: unknown;
  /** Kind of the record that its value names. */
  readonly ref?: string;
  /** Records named within its value. */
  readonly refsIn?: (value: unknown) => readonly Named[];
  /** Accepted values, for the document. */
  readonly takes: string;
};

/** A record named by a row: its kind, its own id, and its path within the field. */
export type Named = { readonly path: string; readonly kind: string; readonly key: string };

const field = (takes: string, read: Field["read"]): Field => ({ read, takes, otherwise: undefined });

/** An optional field with its default. */
export const optional = (of: Field, otherwise: unknown = null): Field => ({ ...of, otherwise });
/** A field that names another record, or several, by the operator's own ids. */
export const refTo = (record: string, of: Field = id): Field => ({ ...of, ref: record });

const shown = (given: unknown): string => String(given).slice(0, 40);

/** Form of a text: a pattern or membership of a list, and its description. */
type Form = { readonly form: Pick<RegExp, "test">; readonly is: string };

/** Text of one character to `max`; its ends are trimmed. */
export const text = (max: number, form?: Form): Field =>
  field(form?.is ?? `text, ${max} characters at most`, (given) => {
    const typed = typeof given === "number" ? String(given) : given;
    if (typeof typed !== "string" || !isStorable(typed)) return new Wrong("not_text");
    const kept = typed.trim();
    if (kept === "") return new Wrong("empty");
    if (kept.length > max) return new Wrong("too_long", String(max));
    return form === undefined || form.form.test(kept) ? kept : new Wrong("bad_form", form.is);
  });

/** The operator's own id of a record, by which later files refer to it. */
export const id: Field = text(100, {
  form: /^[\p{L}\p{N}][\p{L}\p{N}_.:/\- ]*$/u,
  is: "letters and digits, with - _ . : / between",
});
/** Text that is part of an address. */
export const slug: Field = text(60, { form: /^[A-Za-z0-9_]+$/, is: "Latin letters, digits and _" });

const INTEGER = /^-?\d{1,16}$/;
const DECIMAL = /^-?\d{1,9}(\.\d{1,9})?$/;

const numberOf = (given: unknown, form: RegExp): number | null => {
  if (typeof given === "number") return given;
  if (typeof given !== "string") return null;
  const typed = foldDigits(given).trim();
  return form.test(typed) ? Number(typed) : null;
};

/** A whole number from `min` to `max`. */
export const whole = (min: number, max: number): Field =>
  field(`a whole number, ${min} to ${max}`, (given) => {
    const number = numberOf(given, INTEGER);
    if (number === null || !Number.isInteger(number)) return new Wrong("not_a_number", shown(given));
    return number >= min && number <= max ? number : new Wrong("out_of_range", `${min} to ${max}`);
  });

/** Highest price of anything, rial: 100 billion toman. */
const MAX_RIAL = 1_000_000_000_000;
/** Integer rial. */
export const rial: Field = whole(0, MAX_RIAL);

/** A number with a fraction. */
export const decimal = (min: number, max: number): Field =>
  field(`a number, ${min} to ${max}`, (given) => {
    const number = numberOf(given, DECIMAL);
    if (number === null || !Number.isFinite(number)) return new Wrong("not_a_number", shown(given));
    return number >= min && number <= max ? number : new Wrong("out_of_range", `${min} to ${max}`);
  });

const ISO = /^\d{4}-\d{2}-\d{2}$/;

/** Days come in order and by the thousand: the last ones are cached. */
const knownDays = new Map<string, number>();
const MAX_KNOWN_DAYS = 4_000;

/** A day as days since 1970-01-01, the storage format of bulk data; Jalali dates are accepted too. */
export const dayAsNumber: Field = field("a date", (given) => {
  if (typeof given !== "string") return new Wrong("not_a_date", shown(given));
  const known = knownDays.get(given);
  if (known !== undefined) return known;
  const date = normaliseIso(given);
  if (date === null) return new Wrong("not_a_date", shown(given));
  const number = dayNumber(date);
  if (ISO.test(given)) {
    if (knownDays.size >= MAX_KNOWN_DAYS) knownDays.clear();
    knownDays.set(given, number);
  }
  return number;
});

const switches: Readonly<Record<string, boolean>> = {
  true: true,
  "1": true,
  yes: true,
  false: false,
  "0": false,
  no: false,
};

/** True or false. */
export const flag: Field = field("true or false", (given) =>
  typeof given === "boolean"
    ? given
    : (switches[String(given).trim().toLowerCase()] ?? new Wrong("not_yes_or_no", shown(given))),
);

/** One of a list of words. */
export const oneOf = (words: readonly string[]): Field => {
  const known = new Set<unknown>(words);
  const list = words.length > 12 ? `${words.slice(0, 12).join(", ")} …` : words.join(", ");
  return field(`one of ${words.join(", ")}`, (given) => (known.has(given) ? given : new Wrong("not_one_of", list)));
};

/** A time of day. */
export const clock: Field = field("a time of day, 14:00", (given) => {
  const typed = typeof given === "string" ? foldDigits(given).trim() : "";
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(typed) ? typed : new Wrong("not_a_time", shown(given).slice(0, 8));
});

/** A list, in a CSV separated by semicolons. */
export const listOf = (of: Field, most: number): Field =>
  field(`a list: ${of.takes}`, (given) => {
    const items = typeof given === "string" ? given.split(";").filter((item) => item.trim() !== "") : given;
    if (!Array.isArray(items)) return new Wrong("not_a_list");
    if (items.length > most) return new Wrong("too_many", `must have ${most} entries at most`);
    const read: unknown[] = [];
    for (const [index, item] of items.entries()) {
      const one = of.read(item);
      if (one instanceof Wrong) return new Wrong(one.code, one.detail, String(index));
      read.push(one);
    }
    return read;
  });

/** A value of a schema; in a CSV, its JSON. */
export const shaped = (takes: string, shape: z.ZodType, refsIn?: Field["refsIn"]): Field => ({
  ...(refsIn === undefined ? {} : { refsIn }),
  ...field(takes, (given) => {
    let value = given;
    if (typeof given === "string") {
      try {
        value = JSON.parse(given);
      } catch {
        return new Wrong("bad_value", "is not JSON");
      }
    }
    const read = shape.safeParse(value);
    if (read.success) return isStorable(JSON.stringify(read.data)) ? read.data : new Wrong("not_text");
    const [issue] = read.error.issues;
    return new Wrong("bad_value", issue?.message ?? "is not as it must be", issue?.path.map(String).join(".") ?? "");
  }),
});

const MOMENT = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2})(?::00)?(Z|[+-]\d{2}:\d{2})$/;

/** Parses a time with its offset: the instant, epoch seconds, and the local time. Null if invalid. */
export function momentText(typed: string): { readonly at: number; readonly local: LocalDateTime } | null {
  const [, local, offset] = MOMENT.exec(foldDigits(typed).trim()) ?? [];
  const at = local === undefined ? Number.NaN : Date.parse(`${local}:00${offset}`) / 1_000;
  return local === undefined || Number.isNaN(at) ? null : { at, local: local as LocalDateTime };
}

/** An instant, stored as epoch seconds. */
export const moment: Field = field("a time with its offset, 2026-12-01T08:30+03:30", (given) =>
  typeof given === "string"
    ? (momentText(given)?.at ?? new Wrong("not_a_time", shown(given)))
    : new Wrong("not_a_time", shown(given)),
);
