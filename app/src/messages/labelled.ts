import type { LABELS } from "#domain/messages/labels.ts";
import type { Translate } from "./catalogue.ts";

/** A value in words that came as plain text, from an address or as a key; as it stands when its list does not have it. */
export function labelled(t: Translate, list: keyof typeof LABELS, value: string): string {
  const id = `${list}.${value}`;
  return t.knows(id) ? t(id) : value;
}
