import { signal } from "@preact/signals-react";
import type { Client } from "#app/src/api/client.ts";
import type { Result } from "#app/src/api/result.ts";
import { newKey } from "#app/src/features/own/useIntent.ts";
import { accountCalls } from "#domain/contract/account.calls.ts";
import type { FavoriteKind, FavoritesValue } from "#domain/contract/account.shapes.ts";

/** Possible favourite: properties and tours are numbered separately. */
export type Target = { readonly kind: FavoriteKind; readonly id: number };

export type Favorites = {
  /** True when the target is a favourite; false until favourites are loaded. Reads a signal. */
  has: (target: Target) => boolean;
  /** Loads them, once for all buttons. */
  load: () => Promise<void>;
  /** Sets them from another call's answer. */
  know: (value: FavoritesValue) => void;
  /** Optimistic update, rolled back when the call fails. */
  set: (target: Target, isWanted: boolean) => Promise<Result<unknown>>;
};

const keyOf = ({ kind, id }: Target): string => `${kind}-${id}`;

function createFavorites(client: Client): Favorites {
  const toggle = ({ kind, id }: Target) =>
    client.call(accountCalls.toggleFavorite, { body: { kind, id }, idempotencyKey: newKey() });
  const keys = signal<ReadonlySet<string>>(new Set());
  let loading: Promise<void> | null = null;

  function mark(target: Target, isFavorite: boolean): void {
    const next = new Set(keys.value);
    if (isFavorite) next.add(keyOf(target));
    else next.delete(keyOf(target));
    keys.value = next;
  }

  const know = ({ properties, tours }: FavoritesValue): void => {
    loading = Promise.resolve();
    keys.value = new Set([
      ...properties.map(({ id }) => keyOf({ kind: "property", id })),
      ...tours.map(({ tour_id }) => keyOf({ kind: "tour", id: tour_id })),
    ]);
  };

  function load(): Promise<void> {
    loading ??= client.call(accountCalls.favorites).then((result) => {
      if (result.ok) know(result.value);
      else loading = null;
    });
    return loading;
  }

  async function set(target: Target, isWanted: boolean): Promise<Result<unknown>> {
    mark(target, isWanted);
    let result = await toggle(target);
    // Another window had toggled it already: this call toggled it back.
    if (result.ok && result.value.is_favorite !== isWanted) result = await toggle(target);
    mark(target, result.ok ? result.value.is_favorite : !isWanted);
    return result;
  }

  return { has: (target) => keys.value.has(keyOf(target)), load, know, set };
}

const byClient = new WeakMap<Client, Favorites>();

/** The favorites of this client's user: one set for all hearts of a document. */
export function favoritesOf(client: Client): Favorites {
  const favorites = byClient.get(client) ?? createFavorites(client);
  byClient.set(client, favorites);
  return favorites;
}
