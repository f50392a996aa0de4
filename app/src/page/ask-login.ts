import type { Catalogue, CatalogueArea } from "#app/src/messages/catalogue.ts";
import type { Words } from "#app/src/messages/words.ts";
import type { Store } from "#app/src/store/store.ts";
import type { Locale } from "#domain/enums/enums.ts";
import { loadChunk } from "./chunk.ts";
import { offerReload } from "./chunk-failure.ts";

export type AskLoginOptions = {
  store: Pick<Store, "isResolving" | "locale" | "loginAsk">;
  words: Words;
  /** The words of some areas. Handed in: this module comes by the chunk that they come by. */
  loadWords: (locale: Locale, areas: readonly CatalogueArea[]) => Promise<Catalogue>;
};

/**
 * Asks the visitor to log in, once the dialog's code and words are loaded: a frame part that failed to load would empty
 * the page. If they fail to load, the page offers a reload, and the answer is no.
 */
export async function askLogin({ store, words, loadWords }: AskLoginOptions): Promise<boolean> {
  const { isResolving, loginAsk } = store;
  const locale = store.locale.value;
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
  return loginAsk.ask();
}
