import type { Client } from "#app/src/api/client.ts";
import { QUERY_TEXT } from "#domain/bounds.ts";
import { baseCalls } from "#domain/contract/base.calls.ts";
import type { AutocompleteQuery } from "#domain/contract/base.shapes.ts";
import { cutText } from "#domain/text/cut.ts";
import { typedText } from "./typed-text.ts";

const LONGEST_NAME = 80;

/** Turns the values of a product's form into an address: of its results, or of Home with those values. */
export type Finder = (query: URLSearchParams, client: Client) => Promise<string>;

/** A place of a search: chosen, or the best suggestion for the typed text; `id` is empty when there is none. */
export type FoundPlace = { id: string; name: string; typed: string };

export type PlaceField = { idName: string; textName: string; scope: AutocompleteQuery["scope"] };

/**
 * Resolves a form's place field. Without scripts a previously chosen place stays in the form while another is typed: it
 * counts only if it is among the suggestions for the text.
 */
export async function findPlace(
  query: URLSearchParams,
  client: Client,
  { idName, textName, scope }: PlaceField,
): Promise<FoundPlace> {
  const typed = typedText(query, textName, LONGEST_NAME);
  const id = (query.get(idName) ?? "").trim();
  if (typed === "") return { id, name: typed, typed };
  const found = await client.call(baseCalls.autocomplete, { query: { q: cutText(typed, QUERY_TEXT.max), scope } });
  if (!found.ok) return { id, name: typed, typed };
  const [best] = found.value;
  const meant = found.value.find((one) => one.id === id) ?? best;
  return { id: meant?.id ?? "", name: meant?.name ?? typed, typed };
}
