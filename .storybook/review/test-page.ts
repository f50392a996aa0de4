import type { Locale } from "#domain/enums/enums.ts";
import { DIRECTION } from "#domain/text/in-locale.ts";
import type { Box, ElementFacts, PageSnapshot, TextBlock, TextPiece } from "./snapshot.ts";

/** Pages for the checks' own tests, built from the facts that a test is about. */

export const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });

type Written = Partial<ElementFacts> & {
  texts?: Partial<TextBlock>;
  text?: string;
  pieces?: Partial<TextPiece>[];
};

/** A page of elements in a body of 400 px; each stands in the body unless it names another parent (the body is 0). */
export function pageOf(locale: Locale, written: readonly Written[], spoken: PageSnapshot["spoken"] = []): PageSnapshot {
  const plain: Omit<ElementFacts, "key"> = {
    parent: 0,
    tag: "div",
    place: "",
    box: box(0, 0, 400, 40),
    direction: DIRECTION[locale],
    dir: null,
    layer: 0,
    isPlaced: false,
    isControl: false,
    isInline: false,
    ink: null,
    isUnmirrored: false,
    pointing: null,
    meaning: null,
    fixed: -1,
    fixedAs: null,
    isPanel: false,
    isBounded: false,
    needs: null,
  };
  const body: ElementFacts = { ...plain, key: 0, parent: -1, tag: "body", place: "body", box: box(0, 0, 400, 800) };
  const elements = written.map(({ texts: _texts, text: _text, pieces: _pieces, ...facts }, index) => ({
    ...plain,
    key: index + 1,
    place: `element ${index + 1}`,
    ...facts,
  }));
  const texts = written.flatMap(({ text, pieces, texts: facts, box: around }, index) => {
    const given = pieces ?? (text === undefined ? [] : [{ text }]);
    if (given.length === 0) return [];
    const whole = given.map((piece) => ({ ...plainPiece, boxes: [around ?? plain.box], ...piece }));
    return [{ ...plainText, lang: locale, element: index + 1, pieces: whole, ...facts }];
  });
  return { locale, width: 400, elements: [body, ...elements], texts, spoken };
}

const plainPiece: TextPiece = { text: "", isIsolated: false, boxes: [], font: "Vazirmatn Variable", fontSize: 16 };
const plainText: Omit<TextBlock, "element" | "pieces" | "lang"> = { layer: 0, signs: [], clip: null, cut: null };
