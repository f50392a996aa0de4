import { type ReadonlySignal, signal } from "@preact/signals-react";
import type { Client } from "#app/src/api/client.ts";
import type { Result } from "#app/src/api/result.ts";
import { newKey } from "#app/src/features/own/useIntent.ts";
import { accountCalls } from "#domain/contract/account.calls.ts";

export type Favorites = {
  /** Numbers of properties; empty until they are known. */
  ids: ReadonlySignal<ReadonlySet<number>>;
  /** Loads them, once for all buttons. */
  load: () => Promise<void>;
  /** Sets them from another call's answer. */
  know: (ids: readonly number[]) => void;
  /** Optimistic update, rolled back when the call fails. */
  set: (id: number, isWanted: boolean) => Promise<Result<unknown>>;
};

function createFavorites(client: Client): Favorites {
  const toggle = (id: number) =>
    client.call(accountCalls.toggleFavorite, { body: { kind: "property", id }, idempotencyKey: newKey() });
  const ids = signal<ReadonlySet<number>>(new Set());
  let loading: Promise<void> | null = null;

  function mark(id: number, isFavorite: boolean): void {
    const next = new Set(ids.value);
    if (isFavorite) next.add(id);
    else next.delete(id);
    ids.value = next;
  }

  const know = (known: readonly number[]): void => {
    loading = Promise.resolve();
    ids.value = new Set(known);
  };

  function load(): Promise<void> {
    loading ??= client.call(accountCalls.favorites).then((result) => {
      if (result.ok) know(result.value.properties.map(({ id }) => id));
      else loading = null;
    });
    return loading;
  }

  async function set(id: number, isWanted: boolean): Promise<Result<unknown>> {
    mark(id, isWanted);
    let result = await toggle(id);
    // Another window had toggled it already: this call toggled it back.
    if (result.ok && result.value.is_favorite !== isWanted) result = await toggle(id);
    mark(id, result.ok ? result.value.is_favorite : !isWanted);
    return result;
  }

  return { ids, load, know, set };
}

const byClient = new WeakMap<Client, Favorites>();

/** The favorites of this client's user: one set for all hearts of a document. */
export function favoritesOf(client: Client): Favorites {
  const favorites = byClient.get(client) ?? createFavorites(client);
  byClient.set(client, favorites);
  return favorites;
}
