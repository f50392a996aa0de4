import type { Answer } from "#app/src/api/client.ts";

/** An answer whose text is complete: it can be read more than once. `parse` turns the text into a value. */
export const textAnswer = (status: number, text: string, parse: (text: string) => unknown = JSON.parse): Answer => ({
  ok: status >= 200 && status < 300,
  status,
  text: async () => text,
  json: async () => parse(text),
});
