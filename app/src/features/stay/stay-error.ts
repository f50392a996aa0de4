import type { SearchErrors } from "#app/src/features/search/date-faults.ts";
import type { Stay } from "#domain/calendar/stay.ts";

/** Parameters of a stay's dates, whose faults share one field. */
const DATES = ["check_in", "length_of_stay"] as const;

/**
 * Message at the dates of a search: the refusal of its answer until other dates are chosen; then, without dates, that
 * they are missing.
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
