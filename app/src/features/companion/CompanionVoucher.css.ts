import { style } from "@vanilla-extract/css";
import { space } from "#design-system/theme/theme.css.ts";

export const place = style({ maxInlineSize: "560px", marginInline: "auto", paddingBlock: space.lg });

export const facts = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 150px), 1fr))",
  gap: space.sm,
  margin: 0,
  marginBlockStart: space.sm,
});

export const onScreen = style({ "@media": { print: { display: "none" } } });
