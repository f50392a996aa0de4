import type { Locale } from "#domain/enums/enums.ts";

/** Pixels from the left and top edges of the page. */
export type Box = { x: number; y: number; width: number; height: number };

export type Side = "left" | "right";

/** Facts about one visible element, as the checks use them. */
export type ElementFacts = {
  /** Key of the element, the same in both languages: its place among its likes, from the page or the nearest id. */
  key: number;
  /** Index of the parent in `elements`, -1 at the top. */
  parent: number;
  tag: string;
  /** Its location, in words by which a designer finds it. */
  place: string;
  box: Box;
  direction: "rtl" | "ltr";
  /** Direction set by an attribute. */
  dir: "rtl" | "ltr" | null;
  /** Layer of the element; different layers may overlap: fixed bars, dialogs, popovers. */
  layer: number;
  /** Its siblings do not push it. */
  isPlaced: boolean;
  /** It takes presses. */
  isControl: boolean;
  /** A link or button in a line of text, which is as high as the text. */
  isInline: boolean;
  /** Painted area of a control: itself, or the picture in it; null when only its text is painted. */
  ink: Box | null;
  /** True when it and its content look the same in both directions: `data-unmirrored`, media, maps. */
  isUnmirrored: boolean;
  /** Direction in which its drawing points, when it is a chevron or an arrow. */
  pointing: Side | null;
  /** The way that its name says it leads to: «بعدی», "Previous month". */
  meaning: "next" | "back" | null;
  /** Index of the nearest element around it that stays in the window while the page scrolls, itself included; -1 in none. */
  fixed: number;
  /** Kind of a fixed element: over everything (a dialog, a popover), an announcement, or a bar. */
  fixedAs: "top" | "announcement" | "bar" | null;
  /** True when nothing under it shows through. */
  isPanel: boolean;
  /** True when something around it scrolls, or cuts off what stands out of it. */
  isBounded: boolean;
  /** A list's or field's shown text needs so much width, and has so much. */
  needs: { width: number; has: number; text: string } | null;
};

/** A text of one font in a block. */
export type TextPiece = {
  text: string;
  /** True when it is in an isolate inside its block (`bdi`, `dir`), and cannot affect the text around it. */
  isIsolated: boolean;
  /** The boxes of its lines. */
  boxes: Box[];
  /** First font of its `font-family`. */
  font: string;
  fontSize: number;
};

/** A percent sign, and its position. */
export type PercentSign = {
  text: string;
  isBeforeDigits: boolean;
  hasPersianDigits: boolean;
  /** Side of its digits on which it is drawn. */
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
  /** Bounds beyond which content is lost: neither scrolling nor an ellipsis reveals it. */
  cut: Box | null;
};

/** Words that are read out or shown on demand: a name, a description of a picture, a hint, a text for screen readers alone. */
export type SpokenText = { place: string; lang: string; text: string };

/** A page as the checks see it: plain data. */
export type PageSnapshot = {
  locale: Locale;
  /** Width of the window, pixels. */
  width: number;
  elements: ElementFacts[];
  texts: TextBlock[];
  spoken: SpokenText[];
};

export type Theme = "light" | "dark";

/** Something drawn that must stand out from its background. */
export type Mark = {
  /** A text, a small drawing, the outline of a field, or the focus indicator. */
  kind: "text" | "icon" | "outline" | "focus";
  place: string;
  /** Its contrast; 1 when nothing is drawn. */
  ratio: number;
  /** The contrast that it needs (WCAG 1.4.3, 1.4.11). */
  least: number;
  /** Colours compared: "#1b1f3b on #ffffff". */
  colours: string;
};

/** Marks of a page in one theme. */
export type Look = { locale: Locale; theme: Theme; width: number; marks: Mark[] };

/** A story in one language at one width, in both themes; `isUnfolded`: with its closed `<details>` shown. */
export type Taken = { page: PageSnapshot; looks: Look[]; isUnfolded: boolean };

/** Report of a check, in plain words. */
export type Finding = { check: string; story: string; place: string; what: string };

/** A finding before its story and view are known. */
export type Fault = Omit<Finding, "story" | "check">;
