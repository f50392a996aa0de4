import type { Translate } from "#app/src/messages/catalogue.ts";
import type { Audience } from "#domain/sale/audience.ts";

/** For whom a rate is sold, in words; null where it is sold to anybody. */
export const audienceText = (audience: Audience, t: Translate): string | null =>
  audience === "any" ? null : t(`sale.audience.${audience}`);
