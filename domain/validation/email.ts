import { EMAIL } from "../bounds.ts";
import { fold } from "../text/fold.ts";

const LOCAL_PART = /^(?!.*\.\.)(?!\.)[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}(?<!\.)$/;
const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/;

/** Canonical email address, with its domain in lower case; null if invalid (R128). The local part stays as typed. */
export function canonicalEmail(text: string): string | null {
  const typed = fold(text);
  const at = typed.lastIndexOf("@");
  const domain = typed.slice(at + 1).toLowerCase();
  const isWellFormed =
    at > 0 && typed.length <= EMAIL.max && LOCAL_PART.test(typed.slice(0, at)) && DOMAIN.test(domain);
  return isWellFormed ? `${typed.slice(0, at)}@${domain}` : null;
}
