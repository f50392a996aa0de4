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

/** Keeps the search that an address makes, so that its form is there again should its page not come. */
export const keepSearchAt = (kind: string, address: string, ends: Ends): void =>
  keepSearch(kind, withNames(new URLSearchParams(address.split("?")[1]), ends));

type Ends = Readonly<Record<"origin" | "destination", { name: string } | null>>;

/** A query with the names of its places, which the form of another page shows. */
export function withNames(query: URLSearchParams, ends: Ends): string {
  const named = new URLSearchParams(query);
  for (const name of ["origin", "destination"] as const) {
    const end = ends[name];
    if (end) named.set(`${name}_name`, end.name);
  }
  return named.toString();
}
