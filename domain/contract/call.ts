import type { z } from "zod";

/**
 * A call of the provider as plain data: everything that the client needs to make it and the provider to serve it. The
 * shapes of its input and output are in the `<area>.shapes.ts` beside it. A call carries only their types (`Typed`), so
 * the compiler holds both ends to them and browsers never load zod.
 */
export type Call = {
  /** Unique, stable name: `property.search`. */
  readonly name: string;
  readonly method: "GET" | "POST";
  /** Without a leading slash; parameters in braces: `property/v2/{property_id}/rooms`. */
  readonly path: string;
  /** `anyone`, a logged-in `user`, that user or a tracking view of the reservation (`tracking`), an `operator`. */
  readonly who: "anyone" | "user" | "tracking" | "operator";
  /** Origin of the call: the specification, or this project's own decision. */
  readonly source: "specified" | "ours";
  /**
   * Use of an `Idempotency-Key`: `required` where a retry would book or pay twice, `honoured` on the specified changes; absent: the call changes nothing.
   */
  readonly idempotency?: "required" | "honoured";
  /** Its answer depends on the passports of the party: its input has `audience`, which the website always sends. */
  readonly forParty?: true;
};

/** Key of a call's types. No value has it: it exists for the compiler only. */
declare const shapes: unique symbol;

/** A call whose input (the query of a GET, the body of a POST) has the shape `In`, and its value the shape `Out`. */
export type Typed<In extends z.ZodObject = z.ZodObject, Out extends z.ZodType = z.ZodType> = Call & {
  readonly [shapes]?: { readonly in: In; readonly out: Out };
};

/** Declares a call with the types of its input and its value; the names of its path parameters follow from the path. */
/* @__NO_SIDE_EFFECTS__ */
export function call<In extends z.ZodObject, Out extends z.ZodType>() {
  return <const C extends Call>(declared: C): C & Typed<In, Out> => declared;
}

/** A call's input as the caller sends it, before defaults are filled in. */
export type InputOf<C> = C extends Typed<infer In, z.ZodType> ? z.input<In> : never;
/** A call's input as the provider reads it, with defaults filled in. */
export type ReadInputOf<C> = C extends Typed<infer In, z.ZodType> ? z.output<In> : never;
/** A call's output. */
export type ValueOf<C> = C extends Typed<z.ZodObject, infer Out> ? z.output<Out> : never;

/** The names in the braces of a path: `"property_id"` of `property/v2/{property_id}/rooms`. */
type NamesIn<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;
/** Path parameters of a call; any, if the path is known only at run time. */
export type ParamName<C extends Call> = string extends C["path"] ? string : NamesIn<C["path"]>;
export type Params<C extends Call> = Readonly<Record<ParamName<C>, string | number>>;

/** A parameter in the path of a call: its name in braces. */
const PARAM = /\{(\w+)\}/g;

/** The names of a path's parameters, in their order. */
export const paramNamesOf = (path: string): string[] => [...path.matchAll(PARAM)].map(([, name = ""]) => name);

/** A path as a route of hono: `/a/:b` of `a/{b}`. */
export const routeOf = (path: string): string => `/${path.replace(PARAM, ":$1")}`;

/** The pattern of the addresses of a path, with a group for each parameter. */
export const patternOf = (path: string): RegExp =>
  new RegExp(`^/${path.replaceAll(".", "\\.").replace(PARAM, "(?<$1>[^/]+)")}$`);

const literalLength = ({ call }: { call: Call }): number => (call.path.split("{")[0] ?? "").length;

/** Orders by precedence: a literal segment before a parameter, `property/v2/city/{name}` before `property/v2/{id}/rooms`. */
export const byExactness = <Of extends { call: Call }>(all: readonly Of[]): Of[] =>
  all.toSorted((one, other) => literalLength(other) - literalLength(one));

/**
 * The address of a call with its path parameters filled in, percent-encoded.
 * Throws when a parameter is missing: a programming error, never a visitor's.
 */
export function callAddress<C extends Call>(call: C, params: Params<C>): string {
  const given: Readonly<Record<string, string | number>> = params;
  return call.path.replace(PARAM, (_, name: string) => {
    const value = given[name];
    if (value === undefined) throw new Error(`${call.name} needs the path parameter ${name}`);
    return encodeURIComponent(String(value).toWellFormed());
  });
}
