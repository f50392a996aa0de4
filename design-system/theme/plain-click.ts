import type { MouseEvent } from "react";

/** Whether a click asks for nothing but what it is on: with a key or another button it asks for a new tab, and the like. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
