import { z } from "zod";
import { normaliseIso } from "#domain/calendar/parse.ts";
import { isoDate } from "#domain/contract/envelope.shapes.ts";
import { inputFaults, safeName } from "#domain/contract/input-faults.shapes.ts";
import { foldDigits } from "#domain/text/fold.ts";
import { isStorable } from "#domain/text/storable.ts";
import type { Fault } from "../envelope.ts";

/** The shape of a query: its reader knows which values are lists, numbers and dates. */
export type QueryShape = z.ZodObject;

export type Parsed<T> = { ok: true; value: T } | { ok: false; faults: Fault[] };

/**
 * Reads a query string by its shape. Lists are `key[]=a&key[]=b`, or `key=a`; digits may be Persian or Arabic;
 * dates may be Jalali; a value that is empty is absent. Values become numbers, booleans and lists before the
 * shape judges them.
 */
export function parseQuery<S extends QueryShape>(shape: S, search: URLSearchParams): Parsed<z.output<S>> {
  const faults: Fault[] = [];
  const given: Record<string, unknown> = {};
  for (const [name, values] of grouped(search)) {
    const field: unknown = Object.hasOwn(shape.shape, name) ? shape.shape[name] : undefined;
    if (!isStorable(name) || !values.every(isStorable)) faults.push({ name: safeName(name), code: "unknown_value" });
    else if (!(field instanceof z.ZodType)) faults.push({ name: safeName(name), code: "unknown_field" });
    else if (values.length > 0) given[name] = readAs(bare(field), values);
  }
  const result = shape.safeParse(given);
  if (result.success && faults.length === 0) return { ok: true, value: result.data };
  // A parameter is named as it is in the address, whichever item of a list is at fault.
  const ofShape = result.success ? [] : inputFaults(shape, result.error, given);
  return {
    ok: false,
    faults: [...faults, ...ofShape.map((fault) => ({ ...fault, name: fault.name.replace(/\..*/, "") }))],
  };
}

function grouped(search: URLSearchParams): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const [key, value] of search) {
    const name = key.endsWith("[]") ? key.slice(0, -2) : key;
    const values = groups.get(name) ?? [];
    groups.set(name, values);
    if (value.trim() !== "") values.push(value);
  }
  return groups;
}

/** The shape inside `optional`, `default` and `nullable`. */
function bare(field: z.ZodType): z.ZodType {
  if (field instanceof z.ZodOptional || field instanceof z.ZodDefault || field instanceof z.ZodNullable) {
    const inner: unknown = field.unwrap();
    if (inner instanceof z.ZodType) return bare(inner);
  }
  return field;
}

/** Converts text to the type that the shape expects; leaves other text as it is, for the shape to refuse. */
function readAs(field: z.ZodType, values: string[]): unknown {
  if (field instanceof z.ZodArray) {
    const item: unknown = field.element;
    return values.map((value) => (item instanceof z.ZodType ? readAs(item, [value]) : value));
  }
  const [text = "", ...others] = values;
  if (others.length > 0) return values;
  if (field === isoDate) return normaliseIso(text) ?? text;
  if (field instanceof z.ZodNumber) return numberIn(text);
  if (field instanceof z.ZodBoolean || field instanceof z.ZodLiteral) return booleanIn(text);
  return field instanceof z.ZodEnum ? foldDigits(text) : text;
}

function numberIn(text: string): number | string {
  const folded = foldDigits(text).trim();
  return /^-?\d{1,15}(\.\d{1,6})?$/.test(folded) ? Number(folded) : text;
}

const booleans: Readonly<Record<string, boolean>> = { true: true, "1": true, false: false, "0": false };
const booleanIn = (text: string): boolean | string => booleans[foldDigits(text)] ?? text;
