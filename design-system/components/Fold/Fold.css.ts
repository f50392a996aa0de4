import { globalStyle, type StyleRule, style, styleVariants } from "@vanilla-extract/css";
import { below, from } from "#design-system/theme/media.ts";
import { space } from "#design-system/theme/theme.css.ts";

/** Narrow screens on which a script can unfold. */
const folding = `${below.md} and (scripting: enabled)`;

/** Wide ones, for a part that is folded on them too. */
const foldingWide = `${from.md} and (scripting: enabled)`;

const counts = { 0: 0, 1: 1, 2: 2, 3: 3, 4: 4 } as const;
export const kept = styleVariants(counts, () => ({}));
export const keptWide = styleVariants(counts, () => ({}));
export const firstLines = style({});
/** Its words begin where the part does: a button's padding stands out. */
const atStart = { display: "flex", marginInlineStart: `calc(-1 * ${space.md})` } as const;
export const toggle = style({ display: "none", "@media": { [folding]: atStart } });
export const toggleWide = style({ display: "none", "@media": { [foldingWide]: atStart } });

function folded(list: string, children: string, rule: Omit<StyleRule, "selectors" | "@media">): void {
  globalStyle(`${list} > ${children}`, { "@media": { [folding]: rule } });
}

// A list without visible children takes no space.
globalStyle(kept[0], { "@media": { [folding]: { display: "none" } } });
globalStyle(keptWide[0], { "@media": { [foldingWide]: { display: "none" } } });
for (const count of Object.values(counts)) {
  folded(kept[count], `:nth-child(n + ${count + 1})`, { display: "none" });
  globalStyle(`${keptWide[count]} > :nth-child(n + ${count + 1})`, {
    "@media": { [foldingWide]: { display: "none" } },
  });
}
folded(firstLines, ":first-child", {
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 4,
  overflow: "clip",
});
