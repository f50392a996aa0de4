import { paintOver } from "./layer.ts";

/** The lines of the 4-pixel grid, over the page, counted from its top. */
export const start = (): (() => void) => paintOver(() => ({ marks: [], hasGrid: true })).end;
