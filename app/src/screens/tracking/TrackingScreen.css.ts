import { style } from "@vanilla-extract/css";
import { space } from "#design-system/theme/theme.css.ts";

export const place = style({ maxInlineSize: "440px", marginInline: "auto", paddingBlock: space.xl });
