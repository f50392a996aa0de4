import type { SerialisedState } from "#app/src/page/view.ts";

const escapes = ["<", ">", "&", "\u2028", "\u2029"].map(
  (character) => [character, `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`] as const,
);

/**
 * A JSON text escaped for a script element: escaped characters only occur in its strings. One character at a
 * time: engines search for a single one fastest, and most occur in no answer.
 */
const inert = (json: string): string =>
  escapes.reduce((text, [character, escaped]) => text.replaceAll(character, escaped), json);

/** A value as JSON for a script element. */
export const inertJson = (value: unknown): string => inert(JSON.stringify(value));

/**
 * The state of a page as JSON for a script element, in parts: joined, it would be copied before it is encoded. An
 * answer whose text is known is inserted as it came instead of being serialised again.
 *
 * @param texts the provider's answers, as JSON, by the addresses of `state.answers`
 */
export function stateJson(
  { answers, ...rest }: SerialisedState,
  texts: ReadonlyMap<string, string>,
): readonly string[] {
  const written = answers.flatMap(([address, answer], index) => {
    const text = answer.ok ? texts.get(address) : undefined;
    const comma = index === 0 ? "" : ",";
    return text === undefined
      ? [comma, inertJson([address, answer])]
      : [`${comma}[${inertJson(address)},{"ok":true,"value":`, inert(text), "}]"];
  });
  return [inertJson(rest).slice(0, -1), ',"answers":[', ...written, "]}"];
}
