import { type ComplexStyleRule, style, styleVariants } from "@vanilla-extract/css";
import { colour } from "#design-system/theme/theme.css.ts";
import type { TextTone } from "./Text.tsx";

export const tone = styleVariants({
  ink: { color: colour.ink },
  soft: { color: colour.inkSoft },
  mute: { color: colour.inkMute },
  lajvard: { color: colour.lajvard },
  firuze: { color: colour.firuze },
  anar: { color: colour.anar },
  pesteh: { color: colour.pesteh },
  inherit: { color: "inherit" },
} satisfies Record<TextTone, ComplexStyleRule>);
export const measure = style({ maxInlineSize: "68ch" });
export const twoLines = style({
  display: "-webkit-box",
  WebkitLineClamp: 2,
  WebkitBoxOrient: "vertical",
  overflow: "hidden",
});
export const noWrap = style({ whiteSpace: "nowrap" });
