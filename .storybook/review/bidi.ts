import { DIRECTION } from "#domain/text/in-locale.ts";
import type { Fault, PageSnapshot, TextBlock } from "./snapshot.ts";

const PERSIAN_LETTER = /[\u0621-\u064a\u067e\u0686\u0698\u06a9\u06af\u06c0\u06cc]/g;
const LATIN_LETTER = /[A-Za-z]/g;

/**
 * Pattern of a code: Latin letters with digits, or joined to more by a sign. A single word keeps its order by itself.
 */
const CODE = /(?=[^\s،؛]*[A-Za-z])[A-Za-z0-9۰-۹+#@](?:[A-Za-z0-9۰-۹._/@:+#*=&?-]*[A-Za-z0-9۰-۹+#*])/g;
const IS_CODE = /[0-9۰-۹._/@:+#*=&?]|-[0-9]|-[A-Z]{2}/;

/** Digits in groups with a hyphen, or with a plus before them: after Persian letters the groups change places. */
const GROUPS = /\+[0-9۰-۹]{5,}|[0-9۰-۹]{2,}-[0-9۰-۹]{2,}(?:-[0-9۰-۹]+)*/g;

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

const textOf = ({ pieces }: TextBlock): string => pieces.map(({ text }) => text).join("");
const bareTextOf = ({ pieces }: TextBlock): string =>
  pieces.map(({ text, isIsolated }) => (isIsolated ? " " : text)).join("");

type Check = (page: PageSnapshot) => Fault[];

/** A check of the texts of a page, block by block. */
const ofTexts =
  (faultsOf: (text: TextBlock, page: PageSnapshot) => string[]): Check =>
  (page) =>
    page.texts.flatMap((text) =>
      faultsOf(text, page).map((what) => ({ place: page.elements[text.element]?.place ?? "", what })),
    );

/** Codes and numbers in groups that nothing isolates from the Persian around them. */
export const bareCodes: Check = ofTexts((text, { elements }) => {
  const bare = bareTextOf(text);
  if (elements[text.element]?.direction !== "rtl" || count(bare, PERSIAN_LETTER) === 0) return [];
  const codes = [...(bare.match(CODE) ?? []).filter((code) => IS_CODE.test(code)), ...(bare.match(GROUPS) ?? [])];
  return [...new Set(codes)].map((code) => `«${code}» stands bare in a Persian text: put it in <Code> or <Latin>`);
});

/** A text in Latin letters beside which digits are Latin too: a name, a code. */
const LATIN_NUMBER = /[A-Za-z][^\u0600-\u06ff]*[0-9]|[0-9][^\u0600-\u06ff]*[A-Za-z]/;

/** Latin digits in a text that runs in Persian; isolated text (a code, a telephone) is ignored. */
export const latinDigits: Check = ofTexts((text, { elements, locale }) => {
  const bare = bareTextOf(text);
  const isPersian =
    DIRECTION[locale] === "rtl" && elements[text.element]?.direction === "rtl" && !text.lang.startsWith("en");
  if (!isPersian || !/[0-9]/.test(bare) || /[۰-۹]/.test(bare) || LATIN_NUMBER.test(bare)) return [];
  return [`«${bare.trim().slice(0, 40)}» has Latin digits in a Persian text`];
});

const SYSTEMS = { Persian: /[۰-۹]/, Latin: /[0-9]/, Arabic: /[٠-٩]/ };

/** Digits of two systems in one text; isolated text counts as a text of its own. */
export const mixedDigits: Check = ofTexts((text) => {
  const bare = bareTextOf(text);
  const systems = Object.entries(SYSTEMS).filter(([, digits]) => digits.test(bare));
  if (systems.length < 2) return [];
  return [`«${bare.trim()}» has ${systems.map(([name]) => name).join(" and ")} digits in one text`];
});

/** In Persian the sign follows its digits, to their left; elsewhere to their right. */
export const percentSides: Check = ofTexts(({ signs, element }, { elements }) =>
  signs.flatMap(({ text, isBeforeDigits, hasPersianDigits, side }) => {
    if (isBeforeDigits) return [`in «${text}» the percent sign is written before its number`];
    // A Persian text on an English screen runs from left to right.
    if (hasPersianDigits && elements[element]?.direction !== "rtl") return [];
    const right = hasPersianDigits ? "left" : "right";
    return side === right ? [] : [`in «${text}» the percent sign is drawn to the ${side} of its number`];
  }),
);

/** Texts whose direction differs from their surroundings, without any letter of that direction. */
export const contradictedDirections: Check = (page) => {
  const textsOf = new Map<number, string>();
  for (const text of page.texts) {
    for (let at = text.element; at !== -1; at = page.elements[at]?.parent ?? -1) {
      if (page.elements[at]?.dir === null) continue;
      textsOf.set(at, `${textsOf.get(at) ?? ""} ${textOf(text)}`);
      break;
    }
  }
  return [...textsOf].flatMap(([index, text]) => {
    const { dir = null, place = "", parent = -1 } = page.elements[index] ?? {};
    if (dir === page.elements[parent]?.direction) return [];
    const [persian, latin] = [count(text, PERSIAN_LETTER), count(text, LATIN_LETTER)];
    const isWrong = dir === "rtl" ? latin > 1 && persian === 0 : persian > 1 && latin === 0;
    if (!isWrong) return [];
    return [{ place, what: `dir="${dir}" is on a text in ${dir === "rtl" ? "Latin" : "Persian"} letters only` }];
  });
};
