import { createContext, useContext } from "react";
import type { Locale } from "#domain/enums/enums.ts";
import type { Catalogue, MessageId, MessageValues, Translate } from "./catalogue.ts";
import { formatMessage } from "./message.ts";

/** The words of one locale: those of the page's frame from the start, those of its screen once they have arrived. */
export type Words = {
  readonly t: Translate;
  add(catalogue: Catalogue): void;
};

/**
 * Words of one locale, shared by all requests of a server.
 *
 * @throws from `t` when there is no such message: a defect, never a visitor's doing.
 */
export function createWords(locale: Locale, catalogue: Catalogue): Words {
  const messages = new Map(Object.entries(catalogue));

  function formatted(id: string, values?: MessageValues): string {
    const message = messages.get(id);
    if (typeof message === "string") return message;
    if (message === undefined) throw new Error(`There is no message ${id} in ${locale}`);
    return formatMessage(message, locale, values);
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
