import { useEffect, useState } from "react";
import type { Client } from "#app/src/api/client.ts";
import { askHeldAddress } from "#app/src/api/held-address.ts";
import type { Catalogue, CatalogueArea } from "#app/src/messages/catalogue.ts";
import type { Words } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import type { Locale } from "#domain/enums/enums.ts";
import { ReloadCacheBar } from "./ReloadCacheBar.tsx";
import { reloadAddressOf } from "./reload-address.ts";

export type ReloadCacheProps = {
  /** The page that is looked at. */
  at: { path: string; query: URLSearchParams };
  client: Client;
  words: Words;
  /** The words of some areas. Handed in: this module comes by the chunk that they come by. */
  loadWords: (locale: Locale, areas: readonly CatalogueArea[]) => Promise<Catalogue>;
};

/**
 * R77: the reload-cache button, where the context of this very visitor holds an address for it. The context is asked
 * for by the browser once the page is awake: a cached page never holds it.
 */
export function ReloadCache({ at, client, words, loadWords }: ReloadCacheProps) {
  const { locale } = useEnvironment();
  const address = at.query.size > 0 ? `${at.path}?${at.query}` : at.path;
  const [held, setHeld] = useState<{ page: string; refresh: string } | null>(null);

  useEffect(() => {
    let isHere = true;
    async function ask(): Promise<void> {
      const refresh = await reloadAddressOf(address, client, sessionStorage);
      if (refresh === null) return;
      words.add(await loadWords(locale, ["content"]));
      if (isHere) setHeld({ page: address, refresh });
    }
    void ask();
    return () => {
      isHere = false;
    };
  }, [address, client, locale, words, loadWords]);

  if (held?.page !== address) return null;
  return (
    <ReloadCacheBar
      page={address}
      refresh={() => askHeldAddress(client, held.refresh)}
      reload={() => location.reload()}
    />
  );
}
