import type { Locale } from "#domain/enums/enums.ts";

/** Pixels from the left and top edges of the page. */
export type Box = { x: number; y: number; width: number; height: number };

export type Side = "left" | "right";

/** What the checks know of one visible element. */
export type ElementFacts = {
  /** The same in both languages for the same element: its place among its likes, from the page or from the nearest id. */
  key: number;
  /** Index of the parent in `elements`, -1 at the top. */
  parent: number;
  tag: string;
  /** Where it is, in words that a designer finds it by. */
  place: string;
  box: Box;
  direction: "rtl" | "ltr";
  /** What it was given by an attribute. */
  dir: "rtl" | "ltr" | null;
  /** Elements of different layers may lie over each other: bars that stay, dialogs, what unfolds. */
  layer: number;
  /** What is beside it does not push it. */
  isPlaced: boolean;
  /** It takes presses. */
  isControl: boolean;
  /** A link or button in a line of text, which is as high as the text. */
  isInline: boolean;
  /** What of a control is painted: itself, or the picture in it; null when only its text is. */
  ink: Box | null;
  /** It and what is in it look the same in both directions: `data-unmirrored`, media, maps. */
  isUnmirrored: boolean;
  /** Where its drawing points, when it is a chevron or an arrow. */
  pointing: Side | null;
  /** A list's or field's shown text needs so much width, and has so much. */
  needs: { width: number; has: number; text: string } | null;
};

/** A text of one font in a block. */
export type TextPiece = {
  text: string;
  /** It stands in an isolate inside its block (`bdi`, `dir`), and cannot disturb what is around it. */
  isIsolated: boolean;
  /** The boxes of its lines. */
  boxes: Box[];
  /** The first font that is asked for. */
  font: string;
  fontSize: number;
};

/** A sign of hundredths, and where it is drawn. */
export type PercentSign = {
  text: string;
  isBeforeDigits: boolean;
  hasPersianDigits: boolean;
  /** Where it is drawn, seen from its digits. */
  side: Side;
};

/** The text of one block, without that of blocks inside it. */
export type TextBlock = {
  /** Index in `elements` of the block. */
  element: number;
  layer: number;
  pieces: TextPiece[];
  signs: PercentSign[];
  /** Its text is shown in here; null when nothing cuts it. */
  clip: Box | null;
  /** What is outside of here is lost: no scrolling and no ellipsis shows it. */
  cut: Box | null;
};

/** A page as the checks see it: plain data. */
export type PageSnapshot = {
  locale: Locale;
  /** Of the window. */
  width: number;
  elements: ElementFacts[];
  texts: TextBlock[];
};

/** What a check reports, in plain words. */
export type Finding = { check: string; story: string; place: string; what: string };

/** A finding before its story and view are known. */
export type Fault = Omit<Finding, "story" | "check">;
