import type { MessageFormatElement, TYPE } from "@formatjs/icu-messageformat-parser";
import { formatToParts } from "intl-messageformat";
import { createContext, useContext } from "react";
import type { Locale } from "#domain/enums/enums.ts";
import type { Catalogue, MessageId, MessageValues, Translate } from "./catalogue.ts";
import { formattersOf } from "./formatters.ts";

/** The words of one locale: those of the page's frame from the start, those of its screen once they have arrived. */
export type Words = {
  readonly t: Translate;
  add(catalogue: Catalogue): void;
};

/** The kinds of a message's parts that are put in as they are, as its syntax tree numbers them. */
const TEXT = 0 satisfies TYPE.literal;
const ARGUMENT = 1 satisfies TYPE.argument;

/**
 * A message that is only text and arguments, as most are: a page says hundreds, and the library takes ten times as long.
 * Null where there is more to it, or a value is missing: that is the library's to say.
 */
function joined(parts: readonly MessageFormatElement[], values: MessageValues = {}): string | null {
  let text = "";
  for (const part of parts) {
    const said = part.type === TEXT ? part.value : part.type === ARGUMENT ? values[part.value] : undefined;
    if (said === undefined) return null;
    text += said;
  }
  return text;
}

/** Messages have no named formats: dates and amounts come into them as `domain/text` has written them. */
const noFormats = { number: {}, date: {}, time: {} };

/**
 * Words of one locale, shared by all requests of a server. The library says a message from its syntax tree; its class
 * around that asks the engine which languages it has, each time.
 *
 * @throws from `t` when there is no such message: a defect, never a visitor's doing.
 */
export function createWords(locale: Locale, catalogue: Catalogue): Words {
  const messages = new Map(Object.entries(catalogue));
  const formatters = formattersOf(locale);

  function formatted(id: string, values?: MessageValues): string {
    const message = messages.get(id);
    if (typeof message === "string") return message;
    if (message === undefined) throw new Error(`There is no message ${id} in ${locale}`);
    const plain = joined(message, values);
    if (plain !== null) return plain;
    const parts = formatToParts(message, locale, formatters, noFormats, values, undefined, id);
    return parts.map(({ value }) => value).join("");
  }

  return {
    t: Object.assign(formatted, { knows: (id: string): id is MessageId => messages.has(id) }),
    add: (more) => {
      for (const [id, message] of Object.entries(more)) messages.set(id, message);
    },
  };
}

const WordsContext = createContext<Translate | null>(null);
export const WordsProvider = WordsContext.Provider;

/** The words of the moment: `const t = useText(); t("search.title", { city })`. */
export function useText(): Translate {
  const t = useContext(WordsContext);
  if (t === null) throw new Error("useText outside a page");
  return t;
}
