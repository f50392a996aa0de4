import type { Answer } from "#app/src/api/client.ts";

/** An answer of which the whole text is there: it can be read more than once. */
export const textAnswer = (status: number, text: string): Answer => ({
  ok: status >= 200 && status < 300,
  status,
  text: async () => text,
  json: async () => JSON.parse(text),
});
