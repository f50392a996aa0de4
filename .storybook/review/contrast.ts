import type { Fault, Look, Mark } from "./snapshot.ts";

/** Name of each kind of mark in a finding. */
const NAMES: Record<Mark["kind"], string> = {
  text: "the text",
  icon: "the drawing",
  outline: "the field's outline",
  focus: "the ring of the focus",
};

const faultOf = ({ kind, place, ratio, least, colours }: Mark): Fault => ({
  place,
  what: `${NAMES[kind]} has a contrast of ${ratio.toFixed(2)}, and needs ${least} (${colours})`,
});

/** The ring is there, and has the contrast that `contrastFaults` asks of it. */
const isDrawn = ({ ratio }: Mark): boolean => ratio > 1;

/** Texts, drawings, outlines of fields and rings of the focus that do not stand out. */
export const contrastFaults = ({ marks }: Look): Fault[] =>
  marks
    .filter((mark) => isDrawn(mark) || mark.kind !== "focus")
    .filter(({ ratio, least }) => ratio < least)
    .map(faultOf);

/** Controls that look the same with the keyboard's focus and without. */
export const focusFaults = ({ marks }: Look): Fault[] =>
  marks
    .filter((mark) => mark.kind === "focus" && !isDrawn(mark))
    .map(({ place }) => ({ place, what: "nothing is drawn when it has the keyboard's focus" }));
