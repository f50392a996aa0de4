import type { Locale } from "../enums/enums.ts";
import { ofPair } from "./in-locale.ts";
import { isolated } from "./isolated.ts";
import { formatPhone } from "./phone.ts";

/** R192: support's short number, reachable from Iran only. */
export const SUPPORT_PHONE = "1685";

/** The demonstration's number for callers from abroad: not a real line. */
export const DEMO_SUPPORT_ABROAD = "+982100001685";

/**
 * Support's numbers for plain text (a text message, a refusal): the short one, then the international one.
 *
 * @param abroad as `+98…`; null without one
 */
export function supportText(abroad: string | null, locale: Locale): string {
  const short = formatPhone(SUPPORT_PHONE, locale);
  if (abroad === null) return short;
  const long = formatPhone(abroad, locale);
  return ofPair([`${short} (از خارج: ${isolated(long)})`, `${short} (from abroad: ${long})`], locale);
}
