import type { Context } from "hono";
import type { z } from "zod";

/**
 * The body of a demonstration's own POST, or the empty answer that refuses it: 415 for another content type than JSON,
 * which alone needs a CORS preflight that another site's page does not pass; 422 for what the shape does not allow.
 */
export async function jsonBody<Shape extends z.ZodType>(
  context: Context,
  shape: Shape,
): Promise<z.output<Shape> | Response> {
  if (!/^application\/json\b/i.test(context.req.header("Content-Type") ?? "")) return context.body(null, 415);
  const read = shape.safeParse(await context.req.json().catch(() => null));
  return read.success ? read.data : context.body(null, 422);
}
