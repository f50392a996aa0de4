import { typedText } from "./typed-text.ts";

/** A place as an address names it; without an `id` it is a name that was typed and no suggestion was chosen for. */
export type TypedPlace = { readonly id: string; readonly name: string };

const LONGEST_NAME = 80;

/** The place that stands in a form again; null when the address names none. */
export function placeIn(query: URLSearchParams, idName: string, textName: string): TypedPlace | null {
  const name = typedText(query, textName, LONGEST_NAME);
  return name === "" ? null : { id: query.get(idName) ?? "", name };
}

/** The place if a suggestion was chosen for it, else null: the host resolves its name. */
export const chosenPlace = <P extends TypedPlace>(place: P | null): P | null => (place?.id ? place : null);
