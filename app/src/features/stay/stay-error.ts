import type { SearchErrors } from "#app/src/features/search/date-faults.ts";
import type { Stay } from "#domain/calendar/stay.ts";

/** The parameters of a stay's dates, by whose names their faults are said at one field. */
const DATES = ["check_in", "length_of_stay"] as const;

/**
 * What is said at the dates of a search: what the answer to it refused, until other dates are chosen; then that there are
 * none.
 *
 * @param first the dates that the form began with
 */
export function stayError(
  dates: Stay | null,
  first: Stay | null,
  errors: SearchErrors,
  missing: string | null,
): string | null {
  const refused = DATES.flatMap((name) => errors[name] ?? [])[0];
  if (refused !== undefined && dates === first) return refused;
  return dates === null ? missing : null;
}
