import type { ReactNode } from "react";
import type { Locale } from "#domain/enums/enums.ts";

/** A text for Persian and for English readers, each written for them. Backticks mark code. */
export type Both = readonly [fa: string, en: string];

/** A key, or several with the same effect: its effect, or its effects by reading direction. */
export type KeyRow = { keys: readonly string[] } & ({ does: Both } | { rtl: Both; ltr: Both });

/** A right and a wrong way of the same thing; drawn when that says more. */
export type DoAndDont = {
  do: Both;
  dont: Both;
  example?: (locale: Locale) => { do: ReactNode; dont: ReactNode };
};

export type GuideState = {
  /** Export of the story that shows it. */
  story: string;
  name: Both;
  /**
   * Height in pixels of a frame of its own: for elements fixed to the window, stories for a phone, or content that the
   * story opens.
   */
  frame?: number;
};

/** Usage guide of a component: its page is generated from its guide and its stories. */
export type ComponentGuide = {
  name: Both;
  /** Definition of the component, in a sentence. */
  summary: Both;
  when: readonly Both[];
  /** Each names the alternative. */
  whenNot: readonly Both[];
  pairs: readonly DoAndDont[];
  /** Empty when nothing in it is focusable. */
  keys: readonly KeyRow[];
  states: readonly GuideState[];
  /** Rules for its texts. */
  content?: readonly Both[];
  limits?: readonly Both[];
};
