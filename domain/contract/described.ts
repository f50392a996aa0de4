import type { z } from "zod";
import type { Call, Typed } from "./call.ts";

/** A call with the shapes of its input and output. A GET takes a query, a POST a body. */
export type Described = { readonly call: Typed; readonly input: z.ZodObject; readonly value: z.ZodType };

/** Input and value of each call of an area, as the calls declare them. */
type ShapesOf<Calls> = {
  readonly [Name in keyof Calls]: Calls[Name] extends Typed<infer In, infer Out>
    ? readonly [input: In, value: Out]
    : never;
};

/** Calls of an area with their shapes: one that has none, or others than it declares, does not compile. */
export const withShapes = <const Calls extends Readonly<Record<string, Call>>>(
  calls: Calls,
  shapes: ShapesOf<Calls>,
): readonly Described[] =>
  Object.entries<Typed>(calls).map(([name, call]) => {
    const [input, value] = shapes[name as keyof Calls] as readonly [z.ZodObject, z.ZodType];
    return { call, input, value };
  });
