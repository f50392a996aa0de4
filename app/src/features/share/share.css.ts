import { style } from "@vanilla-extract/css";

/** As large as the button that comes into it, so that a heading beside it keeps its lines. */
export const place = style({ flexShrink: 0, inlineSize: "44px", blockSize: "44px" });
