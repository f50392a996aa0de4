/** Maximum number of remembered properties, by the names in their addresses. */
const REMEMBERED = 20_000;
const ids = new Map<string, number>();

const keyOf = (cityName: string, propertyName: string): string => `${cityName}/${propertyName}`;

/** The id of the property at an address, where its details were read before. It may be another one's by now. */
export const knownId = (cityName: string, propertyName: string): number | undefined =>
  ids.get(keyOf(cityName, propertyName));

export function rememberId(cityName: string, propertyName: string, id: number): void {
  if (ids.size >= REMEMBERED) ids.clear();
  ids.set(keyOf(cityName, propertyName), id);
}
