import { style } from "@vanilla-extract/css";

/** A page on its way is as high as the window: the footer is below it, and does not move when the page comes. */
export const wholePage = style({ minBlockSize: "100dvh" });
