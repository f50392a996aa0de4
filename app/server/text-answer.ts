import type { Answer } from "#app/src/api/client.ts";

/** An answer of which the whole text is there: it can be read more than once. `parse`: what makes a value of the text. */
export const textAnswer = (status: number, text: string, parse: (text: string) => unknown = JSON.parse): Answer => ({
  ok: status >= 200 && status < 300,
  status,
  text: async () => text,
  json: async () => parse(text),
});
