import { z } from "zod";

/** Input generated from a shape: valid values, and values that it must refuse, for every field within it. */

type Step = string | number;
/** One field of a shape, at any depth. `path` as faults spell it: `rooms.0.adult_count`. */
export type Field = {
  readonly path: readonly Step[];
  readonly shape: z.ZodType;
  readonly isRequired: boolean;
  readonly isNullable: boolean;
};

/** The shape inside `optional`, `default` and `nullable`. */
function bare(shape: z.ZodType): z.ZodType {
  if (shape instanceof z.ZodOptional || shape instanceof z.ZodDefault || shape instanceof z.ZodNullable) {
    const inner: unknown = shape.unwrap();
    if (inner instanceof z.ZodType) return bare(inner);
  }
  return shape;
}

/** Common valid values of each kind; the first that a shape accepts is its sample. */
const candidates: readonly unknown[] = [
  "شمسه",
  "12A",
  "2026-12-05",
  "A".repeat(26),
  "room-1",
  1,
  1_000_000,
  true,
  "tour",
];

/** True for a list: of a query's parameters, those that may be repeated. */
export const isList = ({ shape }: Field): boolean => bare(shape) instanceof z.ZodArray;

/** A valid value of the shape with only the required parts. @throws when no candidate fits. */
export function sampleOf(shape: z.ZodType): unknown {
  const inner = bare(shape);
  if (inner instanceof z.ZodObject) {
    const required = fieldsAt(inner).filter(({ isRequired }) => isRequired);
    return Object.fromEntries(required.map(({ path, shape: field }) => [path.at(-1), sampleOf(field)]));
  }
  if (inner instanceof z.ZodArray && inner.element instanceof z.ZodType) return [sampleOf(inner.element)];
  if (inner instanceof z.ZodRecord) return {};
  if (inner instanceof z.ZodEnum) return inner.options[0];
  const found = candidates.find((candidate) => inner.safeParse(candidate).success);
  if (found === undefined) throw new Error(`No sample fits ${inner.def.type}`);
  return found;
}

/** Fields of an object, in depth-first order. */
export function fieldsOf(shape: z.ZodObject, at: readonly Step[] = []): Field[] {
  return fieldsAt(shape, at).flatMap((field) => [field, ...within(field)]);
}

function within({ path, shape }: Field): Field[] {
  const inner = bare(shape);
  if (inner instanceof z.ZodObject) return fieldsOf(inner, path);
  if (!(inner instanceof z.ZodArray && inner.element instanceof z.ZodType)) return [];
  const first: Field = { path: [...path, 0], shape: inner.element, isRequired: false, isNullable: false };
  return [first, ...within(first)];
}

function fieldsAt(shape: z.ZodObject, at: readonly Step[] = []): Field[] {
  return Object.entries(shape.shape).flatMap(([name, field]) =>
    field instanceof z.ZodType
      ? [
          {
            path: [...at, name],
            shape: field,
            isRequired: !field.safeParse(undefined).success,
            isNullable: field.safeParse(null).success,
          },
        ]
      : [],
  );
}

/**
 * Expected outcome of a value: a refusal that names its field, any refusal, any answer in words, or such an answer in
 * which the field, if named, is reported as required.
 */
export type Expected = "refused" | "not taken" | "in words" | "required first";
/** A value as JSON, which can express values that JavaScript cannot: 1e309. */
export type Bad = { readonly what: string; readonly json: string; readonly expected: Expected };

const bad = (what: string, json: string, expected: Expected = "refused"): Bad => ({ what, json, expected });

const LONG_TEXT = "ی".repeat(5_000);
const object = bad("an object", '{"$ne":""}');
const list = bad("a list for one", '["x"]');
const yes = bad("a boolean", "true");
const number = bad("a number", "7");
const text = bad("a text", '"x"');
const unreadable = [bad("NUL", '"a\\u0000b"'), bad("half a letter", '"\\ud800"')];
const long = bad("10 KB of text", JSON.stringify(LONG_TEXT));
const emoji = '"👩‍👩‍👧 ‮😀"';

/** By the kind of a field. The rules of its call decide on a text's content: an emoji may be accepted or refused. */
const badOf: Readonly<Record<string, readonly Bad[]>> = {
  string: [
    number,
    yes,
    list,
    object,
    ...unreadable,
    long,
    bad("emoji", emoji, "in words"),
    bad("nothing", '""', "required first"),
    bad("nothing that is seen", '" \\u200e\\u200b "', "required first"),
  ],
  number: [
    text,
    yes,
    list,
    object,
    ...unreadable,
    bad("a number as text", '"NaN"'),
    bad("infinity", "1e309"),
    bad("beyond integers", "9007199254740993"),
    bad("a part", "1.5"),
    bad("below nothing", "-1", "not taken"),
  ],
  boolean: [number, text, list, object],
  enum: [
    number,
    yes,
    list,
    object,
    ...unreadable,
    long,
    bad("emoji", emoji),
    bad("a word of every object", '"constructor"'),
  ],
  array: [number, text, yes, object, bad("ten thousand", JSON.stringify(Array(10_000).fill(0)))],
  object: [number, text, yes, bad("a list", "[]")],
  record: [number, text, yes, bad("a list", "[]")],
};

/** For a field that may be left empty. */
const inWords = (one: Bad): Bad => ({ ...one, expected: "in words" });

/** Values that a field of this shape must not take. */
export function badFor({ shape, isNullable, isRequired }: Field): readonly Bad[] {
  const kind = bare(shape).def.type;
  const all = badOf[kind]?.map((one) => (one.expected === "required first" && !isRequired ? inWords(one) : one));
  if (all === undefined) throw new Error(`Nothing is known to be bad for ${kind}`);
  const fitting = takesLongText(bare(shape)) ? all.filter(({ what }) => what !== long.what) : all;
  return isNullable ? fitting : [...fitting, bad("null", "null")];
}

/** True when a field accepts texts as long as the longest one tried. */
const takesLongText = (shape: z.ZodType): boolean =>
  shape instanceof z.ZodString && (shape.maxLength ?? 0) > LONG_TEXT.length;

const PLACE = "\u0001here\u0001";

/** The body with this JSON in the field's place, and its required surroundings. `null`: without the field. */
export function bodyWith(shape: z.ZodObject, { path }: Field, json: string | null): string {
  const body = sampleOf(shape) as Record<string, unknown>;
  let around: Record<Step, unknown> = body;
  let inner: z.ZodType = shape;
  for (const [depth, step] of path.entries()) {
    inner = childOf(inner, step);
    if (depth === path.length - 1) {
      if (json === null) delete around[step];
      else around[step] = PLACE;
    } else {
      around[step] ??= sampleOf(inner);
      around = around[step] as Record<Step, unknown>;
    }
  }
  return JSON.stringify(body).replace(JSON.stringify(PLACE), () => json ?? "");
}

function childOf(shape: z.ZodType, step: Step): z.ZodType {
  const inner = bare(shape);
  const child: unknown =
    inner instanceof z.ZodObject ? inner.shape[step] : inner instanceof z.ZodArray && inner.element;
  if (!(child instanceof z.ZodType)) throw new Error(`There is no ${step}`);
  return child;
}

/** A valid query of the shape, as text. */
export const sampleQuery = (shape: z.ZodObject): Record<string, string> =>
  Object.fromEntries(Object.entries(sampleOf(shape) as object).map(([name, value]) => [name, String(value)]));

/** A parameter's text and its expected outcome. */
export type BadText = { readonly what: string; readonly text: string; readonly expected: Expected };
const badText = (what: string, of: string, expected: Expected = "refused"): BadText => ({ what, text: of, expected });

const nul = badText("NUL", "a\u0000b");
const longText = badText("10 KB of text", LONG_TEXT);
const word = badText("a word of every object", "constructor");
const emojiText = badText("emoji", "😀");
const infinity = badText("infinity", "1e309");
const notANumber = badText("not a number", "NaN");

const badTextOf: Readonly<Record<string, readonly BadText[]>> = {
  string: [nul, longText, badText("emoji", "😀", "in words")],
  number: [nul, longText, emojiText, word, infinity, notANumber, badText("below nothing", "-1", "not taken")],
  boolean: [nul, longText, emojiText, word, infinity],
  literal: [nul, longText, emojiText, word, infinity],
  enum: [nul, longText, emojiText, word, infinity],
  array: [nul, longText],
};

/** Texts that a parameter of this shape must not take. */
export function badTextFor({ shape }: Field): readonly BadText[] {
  const kind = bare(shape).def.type;
  const all = badTextOf[kind];
  if (all === undefined) throw new Error(`Nothing is known to be bad for ${kind}`);
  return all;
}
