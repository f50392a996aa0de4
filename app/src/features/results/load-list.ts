import type { Result } from "#app/src/api/result.ts";
import type { SearchErrors } from "#app/src/features/search/date-faults.ts";
import { type LoadContext, type Loaded, notFoundOrFailed } from "#app/src/page/page.ts";
import type { FilterNames } from "#domain/addresses/list-filters.ts";
import type { Query } from "#domain/addresses/query.ts";
import type { FieldError } from "#domain/contract/envelope.shapes.ts";
import { listGrammar } from "./list-grammar.ts";

/** A list as its screen needs it: the answer, or the fields that the provider would not accept. */
export type ListData<T> = { list: T | null; errors: readonly FieldError[]; query: string };

/** The faults of a list's address in words, by its parameters. */
export const errorsByField = (errors: readonly FieldError[]): SearchErrors =>
  Object.fromEntries(errors.map(({ name, message }) => [name, message]));

/**
 * Loads a list by the filters of its address. An address that asks for something impossible stays on its page,
 * with the reasons and an empty result.
 */
export async function loadList<T>(
  { request }: LoadContext,
  filters: FilterNames,
  ask: (query: Query) => Promise<Result<T>>,
  also: readonly string[] = [],
): Promise<Loaded<ListData<T>>> {
  const answer = await ask(listGrammar(filters).callQuery(request.query, also));
  const query = request.query.toString();
  if (answer.ok) return { kind: "ready", data: { list: answer.value, errors: [], query } };
  const { failure } = answer;
  if (failure.kind === "status" && failure.status === 422) {
    return { kind: "ready", data: { list: null, errors: failure.errors, query } };
  }
  return notFoundOrFailed(failure);
}
