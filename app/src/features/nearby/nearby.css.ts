import { style } from "@vanilla-extract/css";
import { from } from "#design-system/theme/media.ts";

export const onlyNarrow = style({ flexShrink: 0, "@media": { [from.lg]: { display: "none" } } });
