import { style } from "@vanilla-extract/css";

/** Both maps fill the same place, so that nothing moves when one follows the other. */
export const stack = style({ display: "grid", minBlockSize: "inherit" });
export const drawn = style({ gridArea: "1 / 1", minInlineSize: 0, minBlockSize: "inherit" });
export const streets = style({ gridArea: "1 / 1", minInlineSize: 0, minBlockSize: "inherit" });
/** It has its size, so that it can be drawn, and cannot be seen or reached. */
export const waiting = style({ visibility: "hidden" });
