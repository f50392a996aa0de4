import { globalStyle, style } from "@vanilla-extract/css";
import { from } from "#design-system/theme/media.ts";
import { colour, space, weight } from "#design-system/theme/theme.css.ts";

/** The paper of a flight. */

const list = { margin: 0, padding: 0, listStyle: "none" } as const;

export const facts = style([list, { display: "grid", gap: space.xxs }]);
export const rules = style({
  display: "grid",
  gap: "2px",
  margin: 0,
  paddingInlineStart: space.md,
  listStyle: "disc",
  fontSize: "0.9375rem",
  lineHeight: 1.8,
  "@media": { print: { lineHeight: 1.6 } },
});

export const travellers = style([list, { display: "grid" }]);
/** The name, and beside it or under it what is asked for at the counter. */
export const traveller = style({
  display: "grid",
  gap: space.xs,
  paddingBlock: space.xs,
  borderBlockStart: `1px solid ${colour.line}`,
  breakInside: "avoid",
  "@media": {
    [from.md]: { gridTemplateColumns: "13rem minmax(0, 1fr)", columnGap: space.md },
    print: { gridTemplateColumns: "13rem minmax(0, 1fr)", columnGap: space.md, paddingBlock: "3px" },
  },
});
export const names = style({ display: "grid", alignContent: "start", minInlineSize: 0, overflowWrap: "anywhere" });
const fourFacts = "minmax(0, 4fr) minmax(0, 5fr) minmax(0, 4fr) minmax(0, 5fr)";
export const ofTraveller = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: `${space.xxs} ${space.sm}`,
  margin: 0,
  "@media": {
    [from.md]: { gridTemplateColumns: fourFacts },
    print: { gridTemplateColumns: fourFacts },
  },
});
export const bag = style({ display: "block" });
globalStyle(`${ofTraveller} dd`, { margin: 0 });

export const fares = style([list, { display: "grid" }]);
/** What it is, what it is made of, and the sum at the end; on a telephone the parts are under both. */
export const fare = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  columnGap: space.sm,
  alignItems: "baseline",
  paddingBlock: space.xxs,
  borderBlockStart: `1px solid ${colour.line}`,
  "@media": {
    [from.md]: { gridTemplateColumns: "13rem minmax(0, 1fr) auto" },
    print: { gridTemplateColumns: "13rem minmax(0, 1fr) auto", paddingBlock: 0 },
  },
});
export const fareSum = style({
  gridColumnEnd: -1,
  gridRowStart: 1,
});
export const fareTotal = style({
  display: "flex",
  justifyContent: "space-between",
  gap: space.sm,
  paddingBlockStart: space.xxs,
  borderBlockStart: `1px solid ${colour.lineStrong}`,
  fontWeight: weight.semibold,
});
