import { globalStyle, type StyleRule, style, styleVariants } from "@vanilla-extract/css";
import { below } from "#design-system/theme/media.ts";

/** Narrow screens on which a script can unfold. */
const folding = `${below.md} and (scripting: enabled)`;

const counts = { 0: 0, 1: 1, 2: 2, 3: 3 } as const;
export const kept = styleVariants(counts, () => ({}));
export const firstLines = style({});
export const toggle = style({ display: "none", "@media": { [folding]: { display: "flex" } } });

function folded(list: string, children: string, rule: Omit<StyleRule, "selectors" | "@media">): void {
  globalStyle(`${list} > ${children}`, { "@media": { [folding]: rule } });
}

// A list without visible children takes no space.
globalStyle(kept[0], { "@media": { [folding]: { display: "none" } } });
for (const count of Object.values(counts)) folded(kept[count], `:nth-child(n + ${count + 1})`, { display: "none" });
folded(firstLines, ":first-child", {
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 4,
  overflow: "clip",
});
