import type { MessageFormatElement, TYPE } from "@formatjs/icu-messageformat-parser";
import { type Formatters, IntlMessageFormat } from "intl-messageformat";
import { createContext, useContext } from "react";
import type { Locale } from "#domain/enums/enums.ts";
import type { Catalogue, MessageId, MessageValues, Translate } from "./catalogue.ts";

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

/**
 * Words of one locale, shared by all requests of a server. Formatters are made when a message is first used and kept.
 *
 * @param counting writes numbers and chooses plurals in the place of what the library brings
 * @throws from `t` when there is no such message: a defect, never a visitor's doing.
 */
export function createWords(locale: Locale, catalogue: Catalogue, counting?: Formatters): Words {
  const messages = new Map(Object.entries(catalogue));
  const formatters = new Map<string, IntlMessageFormat>();

  function formatted(id: string, values?: MessageValues): string {
    const message = messages.get(id);
    if (typeof message === "string") return message;
    if (message === undefined) throw new Error(`There is no message ${id} in ${locale}`);
    const plain = joined(message, values);
    if (plain !== null) return plain;
    let formatter = formatters.get(id);
    if (formatter === undefined) {
      formatter = new IntlMessageFormat(message, locale, undefined, counting && { formatters: counting });
      formatters.set(id, formatter);
    }
    return String(formatter.format(values));
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
