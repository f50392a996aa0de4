import { style } from "@vanilla-extract/css";
import { space } from "#design-system/theme/theme.css.ts";

export const faults = style({ margin: 0, marginBlockStart: space.xs, paddingInlineStart: space.lg, lineHeight: 1.9 });
