import { compact } from "./compact.ts";

/** +98 and 0098 are sometimes put before the whole national number, its 0 included. Operators' prefixes change: none is checked. */
const IRANIAN_MOBILE = /^(?:(?:\+98|0098|98)0?|0)?(9\d{9})$/;

/** The eleven ASCII digits `09xxxxxxxxx` of an Iranian mobile number, however it was typed; null when it is none. */
export function canonicalMobile(text: string): string | null {
  const national = IRANIAN_MOBILE.exec(compact(text).replace(/[()]/g, ""))?.[1];
  return national === undefined ? null : `0${national}`;
}
