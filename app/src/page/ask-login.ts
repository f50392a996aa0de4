import type { Signal } from "@preact/signals-react";
import type { Catalogue, CatalogueArea } from "#app/src/messages/catalogue.ts";
import type { Words } from "#app/src/messages/words.ts";
import type { LoginAsk } from "#app/src/store/login-ask.ts";
import type { Locale } from "#domain/enums/enums.ts";
import { loadChunk } from "./chunk.ts";
import { offerReload } from "./chunk-failure.ts";

export type AskLoginOptions = {
  ask: LoginAsk;
  words: Words;
  isResolving: Signal<boolean>;
  locale: Locale;
  /** The words of some areas. Handed in: this module comes by the chunk that they come by. */
  loadWords: (locale: Locale, areas: readonly CatalogueArea[]) => Promise<Catalogue>;
};

/**
 * Asks the visitor to log in, once the dialog's code and words are loaded: a frame part that failed to load would empty
 * the page. If they fail to load, the page offers a reload, and the answer is no.
 */
export async function askLogin({ ask, words, isResolving, locale, loadWords }: AskLoginOptions): Promise<boolean> {
  isResolving.value = true;
  try {
    const [account] = await loadChunk(() =>
      Promise.all([loadWords(locale, ["account"]), import("#app/src/features/login/LoginDialog.tsx")]),
    );
    words.add(account);
  } catch (error) {
    offerReload(error, locale);
    return false;
  } finally {
    isResolving.value = false;
  }
  return ask.ask();
}
