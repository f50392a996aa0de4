/** Maximum number of properties compared side by side. */
export const COMPARED_MOST = 3;

/** A property as the address of the comparing page names it: the parameters of its own address. */
export type Compared = { cityName: string; propertyName: string };

/** The properties that an address asks for, deduplicated, up to the maximum; invalid names are left out. */
export function comparedOf(query: URLSearchParams): Compared[] {
  const named = [...new Set(query.getAll("property[]"))].flatMap((text) => {
    const [, cityName, propertyName] = /^([A-Za-z]{1,60})\/(\w{1,60})$/.exec(text) ?? [];
    return cityName && propertyName ? [{ cityName, propertyName }] : [];
  });
  return named.slice(0, COMPARED_MOST);
}
