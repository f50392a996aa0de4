import type { SpokenText } from "../snapshot.ts";
import { placeOf } from "./places.ts";

/** Attributes in words, which no text of the page shows. */
const NAMES = ["aria-label", "aria-description", "aria-valuetext", "alt", "title", "placeholder"];

/** Parts of a text that are names or codes of another language. */
const APART = "bdi, [dir], [lang]";

/** True for a text that screen readers alone have (`visuallyHidden`). */
export const isForScreenReaders = ({ clipPath }: CSSStyleDeclaration): boolean => clipPath === "inset(50%)";

/** An announcement stays for some seconds, in the language of its time. */
const ANNOUNCED = "[data-live-announcer], [data-live-announcer] *";

const spokenIn = (element: Element, text: string): SpokenText[] => {
  const plain = text.replace(/\s+/g, " ").trim();
  const lang = element.closest("[lang]")?.getAttribute("lang") ?? "";
  return plain === "" || element.matches(ANNOUNCED) ? [] : [{ place: placeOf(element), lang, text: plain }];
};

/** Words in an element's attributes. */
export const namesOf = (element: Element): SpokenText[] =>
  NAMES.flatMap((name) => spokenIn(element, element.getAttribute(name) ?? ""));

/** Words of a text for screen readers, without its isolated parts. */
export function hiddenTextOf(element: Element): SpokenText[] {
  const own = (node: Node): string => {
    if (node instanceof Text) return node.data;
    return node instanceof Element && node.matches(APART) ? " · " : [...node.childNodes].map(own).join("");
  };
  return spokenIn(element, [...element.childNodes].map(own).join(""));
}
