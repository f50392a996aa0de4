import type { AgeGroup } from "#domain/enums/enums.ts";
import type { ExtraKind, ExtraSubject } from "#domain/extra/extras.ts";

/** Facts of an extra, as the catalogue and each answer name them. */
export type ExtraFacts = {
  readonly code: string;
  readonly kind: ExtraKind;
  readonly title_fa: string;
  readonly title_en: string;
  readonly provider_fa: string;
  readonly provider_en: string;
  readonly about_fa: string;
  readonly about_en: string;
};

/** The facts of an extra among other fields. */
export const factsOf = (one: ExtraFacts): ExtraFacts => ({
  code: one.code,
  kind: one.kind,
  title_fa: one.title_fa,
  title_en: one.title_en,
  provider_fa: one.provider_fa,
  provider_en: one.provider_en,
  about_fa: one.about_fa,
  about_en: one.about_en,
});

/** So many percent are kept when cancelled at least so many hours before the beginning. */
export type ExtraStep = { readonly hours_before: number; readonly percent: number };

/** Places and carriers that an extra is limited to; empty: any. */
export type ExtraLimits = { readonly places: readonly string[]; readonly carriers: readonly string[] };

/** An extra of the catalogue as the database holds it. Rial; lists with a space between their words. */
export type ExtraRow = ExtraFacts & {
  id: number;
  per: ExtraSubject;
  price: number;
  steps: readonly ExtraStep[];
  groups: string | null;
  kinds: string | null;
  places: string | null;
  carriers: string | null;
  madeAt: number;
  madeBy: string;
  endedAt: number | null;
  endedBy: string | null;
};

const instant = (column: string, name: string) => `floor(extract(epoch FROM ${column}))::float8 AS "${name}"`;

/** Columns of an extra as `ExtraRow` names them. */
export const EXTRA_COLUMNS = [
  "id, code, kind, title_fa, title_en, provider_fa, provider_en, about_fa, about_en, per, price, steps, groups, kinds, places",
  "carriers",
  instant("made_at", "madeAt"),
  'made_by AS "madeBy"',
  instant("ended_at", "endedAt"),
  'ended_by AS "endedBy"',
].join(", ");

/** Words of a list; none where there is no limit. */
export const wordsOf = (list: string | null): string[] => list?.split(" ") ?? [];

export const groupsOfExtra = ({ groups }: Pick<ExtraRow, "groups">): AgeGroup[] => wordsOf(groups) as AgeGroup[];
