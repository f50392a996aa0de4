import type { Translate } from "#app/src/messages/catalogue.ts";
import type { Audience } from "#domain/sale/audience.ts";

/** Audience of a rate, in words; null when it is sold to anybody. */
export const audienceText = (audience: Audience, t: Translate): string | null =>
  audience === "any" ? null : t(`sale.audience.${audience}`);
