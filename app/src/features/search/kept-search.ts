const place = (kind: string): string => `search:${kind}`;

/** The last search of a product in this browser tab, as a query. */
export function keptSearch(kind: string): URLSearchParams {
  try {
    return new URLSearchParams(sessionStorage.getItem(place(kind)) ?? "");
  } catch {
    return new URLSearchParams();
  }
}

export function keepSearch(kind: string, query: string): void {
  try {
    sessionStorage.setItem(place(kind), query);
  } catch {
    // A browser that keeps nothing: the other forms begin empty.
  }
}
