import { useText } from "#app/src/messages/words.ts";
import { Badge } from "#design-system/components/Badge/Badge.tsx";
import type { Audience } from "#domain/sale/audience.ts";
import { audienceText } from "./audience-text.ts";

/** Audience of a rate, beside the rate; nothing when it is sold to anybody. */
export const AudienceBadge = ({ audience }: { audience: Audience }) => {
  const text = audienceText(audience, useText());
  return text === null ? null : <Badge look="neutral">{text}</Badge>;
};
