/** Events between the story's frame and the panel beneath it, on Storybook's channel. */
export const EVENTS = {
  /** Frame to panel: `Found`. */
  found: "shamseh/found",
  /** Panel to frame: the number of a finding, to scroll to. */
  show: "shamseh/show",
  /** Panel to frame: the page is to be reviewed once more. */
  check: "shamseh/check",
  /** Frame to panel: `Read`. */
  read: "shamseh/read",
  /** Frame to panel: `Picked`. */
  picked: "shamseh/picked",
} as const;

/** A finding on the page, by the number that is painted at it. */
export type Numbered = { number: number; check: string; place: string; what: string; isOnPage: boolean };

/** Outcome of a review; `isCompared`: also compared with the other language. */
export type Found = { findings: Numbered[]; isCompared: boolean; isDone: boolean };

/** A message that a text on the page may come from. */
export type MessageMatch = {
  id: string;
  fa: string;
  en: string;
  /** The catalogue's file; null where the words stand in a table of the domain. */
  area: string | null;
  /** Number of occurrences of its id in the website's code. */
  uses: number;
};

/** A pressed text, with the messages that it may come from, the likeliest first. */
export type Read = { text: string; matches: MessageMatch[] };

/** An element that was chosen for a comment. */
export type Picked = { key: number; place: string };
