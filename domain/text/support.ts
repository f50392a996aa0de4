import type { Locale } from "../enums/enums.ts";
import { ofPair } from "./in-locale.ts";
import { isolated } from "./isolated.ts";
import { formatPhone } from "./phone.ts";

/** R192: support's short number, which answers in Iran alone. */
export const SUPPORT_PHONE = "1685";

/** The demonstration's number for callers from abroad: of no line. */
export const DEMO_SUPPORT_ABROAD = "+982100001685";

/**
 * Support's numbers inside a plain text (a message to a telephone, a refusal): the short one, then the one that can be
 * dialled from any country.
 *
 * @param abroad as `+98…`; null: there is none
 */
export function supportText(abroad: string | null, locale: Locale): string {
  const short = formatPhone(SUPPORT_PHONE, locale);
  if (abroad === null) return short;
  const long = formatPhone(abroad, locale);
  return ofPair([`${short} (از خارج: ${isolated(long)})`, `${short} (from abroad: ${long})`], locale);
}
