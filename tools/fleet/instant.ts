import { FleetRefused } from "./programs.ts";

/** Parses an instant: ISO 8601 with its zone. @throws FleetRefused for anything else. */
export function instantFrom(word: string): Date {
  const at = new Date(word);
  if (/\d[T ]\d.*(Z|[+-]\d\d:\d\d)$/.test(word) && !Number.isNaN(at.getTime())) return at;
  throw new FleetRefused("--at must be an instant with its zone, such as 2026-11-21T22:27:51+03:30");
}

/** Form that pgBackRest and PostgreSQL read, whatever their own zone. */
export const instantText = (at: Date): string => at.toISOString().replace("T", " ").replace("Z", "+00");
