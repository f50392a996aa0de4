/**
 * Loads a thing by its name once for all requests: an `import()` of a module that is there already still takes a
 * tenth of a millisecond of each page. What could not be loaded is tried with the next request.
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
