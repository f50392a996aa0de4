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
  /** The way that its name says it leads to: «بعدی», "Previous month". */
  meaning: "next" | "back" | null;
  /** Index of the nearest element around it that stays in the window while the page scrolls, itself included; -1 in none. */
  fixed: number;
  /** Of what stays: over everything (a dialog, what unfolds), an announcement, or a bar. */
  fixedAs: "top" | "announcement" | "bar" | null;
  /** Nothing under it shows through. */
  isPanel: boolean;
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
  /** The language that the nearest `lang` around it says. */
  lang: string;
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

export type Theme = "light" | "dark";

/** Something drawn that has to stand out from what is behind it. */
export type Mark = {
  /** A text, a small drawing, the outline of a field, or what the keyboard's focus draws. */
  kind: "text" | "icon" | "outline" | "focus";
  place: string;
  /** Its contrast; 1 when nothing is drawn. */
  ratio: number;
  /** The contrast that it needs (WCAG 1.4.3, 1.4.11). */
  least: number;
  /** What was compared: "#1b1f3b on #ffffff". */
  colours: string;
};

/** What stands out in a page in one theme. */
export type Look = { locale: Locale; theme: Theme; width: number; marks: Mark[] };

/** A story in one language at one width, in both themes. */
export type Taken = { page: PageSnapshot; looks: Look[] };

/** What a check reports, in plain words. */
export type Finding = { check: string; story: string; place: string; what: string };

/** A finding before its story and view are known. */
export type Fault = Omit<Finding, "story" | "check">;
