import { EMAIL } from "../bounds.ts";
import { fold } from "../text/fold.ts";

const LOCAL = "[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}";
const LABEL = "[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?";
const ADDRESS = new RegExp(`^${LOCAL}@${LABEL}(?:\\.${LABEL})+$`);

/** An e-mail address as it is kept: trimmed, its domain in lower case. Null when it is none (R128). */
export function canonicalEmail(text: string): string | null {
  const address = fold(text);
  if (address.length > EMAIL.max || !ADDRESS.test(address)) return null;
  const at = address.lastIndexOf("@");
  return address.slice(0, at) + address.slice(at).toLowerCase();
}
