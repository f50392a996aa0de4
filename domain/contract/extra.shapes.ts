import { z } from "zod";
import { EXTRA_CODE, EXTRA_TEXT, EXTRAS, PARTY } from "../bounds.ts";
import { ageGroups } from "../enums/enums.ts";
import { extraKinds, extraSubjects } from "../extra/extras.ts";
import { cancellationSentence } from "./cancellation.shapes.ts";
import { decisionInput } from "./decision.shapes.ts";
import { epochSeconds, rial } from "./envelope.shapes.ts";
import { filled } from "./typed.shapes.ts";

const code = z.string().regex(EXTRA_CODE.pattern);
const words = filled(EXTRA_TEXT.max);
const traveller = z
  .number()
  .int()
  .min(1)
  .max(PARTY.max * 2);
const direction = z.number().int().min(1).max(2);

/** Words of an extra wherever it stands. `about`: its conditions. */
const extraFacts = {
  code,
  kind: z.enum(extraKinds),
  title_fa: words,
  title_en: words,
  provider_fa: words,
  provider_en: words,
  about_fa: words,
  about_en: words,
};

/** A step of an extra's cancellation: so much is kept when cancelled at least so many hours before the beginning. */
const extraStep = z.strictObject({
  hours_before: z.number().int().min(0).max(10_000),
  percent: z.number().int().min(0).max(100),
});

const names = z.array(z.string().regex(/^[A-Za-z0-9-]{2,60}$/)).max(100);

/** Terms of an extra in the catalogue. Empty lists: no limit. */
const extraTerms = {
  ...extraFacts,
  per: z.enum(extraSubjects),
  /** For each subject, rial. */
  price: rial.min(1).max(10_000_000_000),
  /** After the last step, all of it is kept. */
  cancellation: z.array(extraStep).max(8),
  /** Age groups of the travellers who can have it. */
  groups: z.array(z.enum(ageGroups)).max(3),
  /** Kinds of products that it is sold with. */
  products: z.array(z.string().regex(/^[a-z]{3,20}$/)).max(20),
  /** Cities or airports: one of them is on the way. */
  places: names,
  /** Carriers, one of which flies the direction. */
  carriers: names,
};

/** Part of call 87: puts an extra into the catalogue. */
export const addExtraInput = decisionInput.extend({
  ...z.object(extraTerms).partial().shape,
  ...extraFacts,
  per: z.enum(extraSubjects),
  price: extraTerms.price,
});
export type AddExtraInput = z.infer<typeof addExtraInput>;

/** An extra of the catalogue and its sums, rial: `owed` to its provider is what was sold less what came back. */
export const extraValue = z.object({
  ...extraTerms,
  count: z.number().int(),
  sold: rial,
  back: rial,
  owed: rial,
  made_at: epochSeconds,
  made_by: z.string(),
  ended_at: epochSeconds.nullable(),
  ended_by: z.string().nullable(),
});
export type ExtraValue = z.infer<typeof extraValue>;

/** The whole catalogue, the latest first. `owed`: by the books. */
export const extraCatalogueValue = z.object({ items: z.array(extraValue), owed: z.number().int() });
export type ExtraCatalogueValue = z.infer<typeof extraCatalogueValue>;

const place = { traveller: traveller.nullable(), direction: direction.nullable() };

/** Extras that a held reservation can have now, and the places that each can be had for. */
export const extrasValue = z.object({
  items: z.array(
    z.object({
      ...extraFacts,
      /** For each place, rial. */
      price: rial,
      places: z.array(z.object(place)),
      /** Cost of cancelling one of them. */
      cancellation: cancellationSentence,
    }),
  ),
});
export type ExtrasValue = z.infer<typeof extrasValue>;

/** All extras of a reservation, in place of those before. `total`: their price as it was shown, rial. */
export const chooseExtrasInput = z.strictObject({
  extras: z.array(z.strictObject({ code, ...place })).max(EXTRAS.max),
  total: rial,
});
export type ChooseExtrasInput = z.infer<typeof chooseExtrasInput>;

/** An extra of a reservation. `number` names it as a part, `extra-2`. */
export const reservedExtra = z.object({
  ...extraFacts,
  ...place,
  number: z.number().int().positive(),
  price: rial,
  /** Cost of cancelling it, also before it is paid. */
  cancellation: cancellationSentence,
});
export type ReservedExtra = z.infer<typeof reservedExtra>;
