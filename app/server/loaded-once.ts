/**
 * Loads a thing by its name once for all requests: an `import()` of an already loaded module still costs each page a
 * tenth of a millisecond. A failed load is retried with the next request.
 */
export function loadedOnce<Name, Thing>(load: (name: Name) => Promise<Thing>): (name: Name) => Promise<Thing> {
  const known = new Map<Name, Promise<Thing>>();
  return (name) => {
    const before = known.get(name);
    if (before) return before;
    const loading = load(name);
    known.set(name, loading);
    loading.catch(() => known.delete(name));
    return loading;
  };
}
