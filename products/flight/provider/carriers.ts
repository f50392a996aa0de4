import type { Queryable } from "#provider/kernel/database/database.ts";

type Names = { name_fa: string; name_en: string };

/** The names of some carriers by their codes. One that is unknown is called by its code. */
export async function carrierNames(from: Queryable, codes: readonly string[]): Promise<(code: string) => Names> {
  const rows =
    codes.length === 0
      ? []
      : await from.query<Names & { code: string }>(
          "SELECT code, name_fa, name_en FROM flight_carrier WHERE code IN (SELECT jsonb_array_elements_text($1::jsonb))",
          [JSON.stringify(codes)],
          "flight_carriers",
        );
  const byCode = new Map(rows.map(({ code, ...names }) => [code, names]));
  return (code) => byCode.get(code) ?? { name_fa: code, name_en: code };
}
