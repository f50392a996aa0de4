import type { ReactNode } from "react";
import type { Locale } from "#domain/enums/enums.ts";

/** A text for Persian and for English readers, each written for them. `Code` in it stands between backticks. */
export type Both = readonly [fa: string, en: string];

/** A key, or several that do the same: what it does, or what it does in either direction of reading. */
export type KeyRow = { keys: readonly string[] } & ({ does: Both } | { rtl: Both; ltr: Both });

/** One right way and one wrong way of the same thing; drawn where that says more. */
export type DoAndDont = {
  do: Both;
  dont: Both;
  example?: (locale: Locale) => { do: ReactNode; dont: ReactNode };
};

export type GuideState = {
  /** The export of the story that shows it. */
  story: string;
  name: Both;
  /** Height in pixels of a frame of its own: for what is fixed to the window, needs a telephone, or is opened by its story. */
  frame?: number;
};

/** When a component is used, and how: the page of a component is drawn from its guide and its stories. */
export type ComponentGuide = {
  name: Both;
  /** What it is, in a sentence. */
  summary: Both;
  when: readonly Both[];
  /** Each says what to use in its place. */
  whenNot: readonly Both[];
  pairs: readonly DoAndDont[];
  /** Empty where nothing of it takes the focus. */
  keys: readonly KeyRow[];
  states: readonly GuideState[];
  /** How its words are written. */
  content?: readonly Both[];
  limits?: readonly Both[];
};
