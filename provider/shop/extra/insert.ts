import type { AddExtraInput } from "#domain/contract/extra.shapes.ts";
import type { Queryable } from "../../kernel/database/database.ts";

/** Terms of an extra; a list that is absent is no limit, and without steps nothing goes back. */
export type ExtraTerms = Omit<AddExtraInput, "operator" | "reason">;

const listOf = (words: readonly string[] | undefined): string | null => (words?.length ? words.join(" ") : null);

/** Puts an extra into the catalogue; false where there is one of its code. */
export async function insertExtra(tx: Queryable, terms: ExtraTerms, madeBy: string): Promise<boolean> {
  const { code, kind, title_fa, title_en, provider_fa, provider_en, about_fa, about_en, per, price } = terms;
  const added = await tx.query(
    `INSERT INTO extra (code, kind, title_fa, title_en, provider_fa, provider_en, about_fa, about_en, per, price, steps, groups,
       kinds, places, carriers, made_at, made_by)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, app_now(), $16)
     ON CONFLICT (code) DO NOTHING RETURNING id`,
    [
      ...[code, kind, title_fa, title_en, provider_fa, provider_en, about_fa, about_en, per, price],
      JSON.stringify(terms.cancellation ?? []),
      listOf(terms.groups),
      listOf(terms.products),
      listOf(terms.places),
      listOf(terms.carriers),
      madeBy,
    ],
    "add_extra",
  );
  return added.length === 1;
}
