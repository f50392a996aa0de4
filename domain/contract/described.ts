import type { z } from "zod";
import type { Typed } from "./call.ts";

/** A call with the shapes of its input and output. A GET takes a query, a POST a body. */
export type Described = { readonly call: Typed; readonly input: z.ZodObject; readonly value: z.ZodType };

/** A call with its shapes; its shapes must be those that it declares. */
export const shaped = <In extends z.ZodObject, Out extends z.ZodType>(
  call: Typed<In, Out>,
  input: NoInfer<In>,
  value: NoInfer<Out>,
): Described => ({ call, input, value });
