import { style } from "@vanilla-extract/css";
export const isolated = style({ unicodeBidi: "isolate", whiteSpace: "nowrap" });
