/**
 * The colours of Shamseh as plain data, read by the theme, the documentation and the illustration engine. Contrast is
 * at least 4.5 for every text pair, at least 3 for control outlines; `palette.test.ts` computes it.
 */
export const light = {
  canvas: "#FBF6EC",
  surface: "#FFFFFF",
  sunken: "#F3EADB",
  ink: "#1B1F3B",
  inkSoft: "#4A4B66",
  inkMute: "#636379",
  line: "#E4D8C4",
  lineStrong: "#8C7F6B",
  /** Lapis: actions and links. */
  lajvard: "#1F3A93",
  onLajvard: "#FFFFFF",
  lajvardTint: "#E6EAF8",
  /** Turquoise: ratings and information. */
  firuze: "#00707A",
  firuzeTint: "#DDF1F0",
  /** Saffron: the one call to action of a screen; never as text. */
  zaferan: "#E8A317",
  onZaferan: "#1B1F3B",
  zaferanInk: "#7A4B00",
  zaferanTint: "#FFF3D0",
  /** Pomegranate: danger, Fridays and holidays. */
  anar: "#B3213F",
  anarTint: "#FBE4E6",
  /** Pistachio: success and the cheapest day. */
  pesteh: "#3F6B1F",
  pestehTint: "#E8F1DC",
  /** Brick: heritage stays. */
  khesht: "#AE5029",
  onKhesht: "#FFFFFF",
} as const;

export type ColourName = keyof typeof light;

export const dark: Record<ColourName, string> = {
  canvas: "#0D1226",
  surface: "#161D38",
  sunken: "#090D1C",
  ink: "#F4EEE2",
  inkSoft: "#C4C1CF",
  inkMute: "#9A99AE",
  line: "#2A3255",
  lineStrong: "#6F779E",
  lajvard: "#9DB2FF",
  onLajvard: "#0D1226",
  lajvardTint: "#1F2A57",
  firuze: "#4FD1CC",
  firuzeTint: "#0E383E",
  zaferan: "#F6B73C",
  onZaferan: "#0D1226",
  zaferanInk: "#FFD27A",
  zaferanTint: "#3A2C0B",
  anar: "#FF8A95",
  anarTint: "#45141F",
  pesteh: "#A9D07A",
  pestehTint: "#22330F",
  khesht: "#E58A60",
  onKhesht: "#0D1226",
};

/** Colours common to both themes. */
export const constant = {
  /** The evening sky under the home page's headline, until its picture has loaded. */
  night: "#262766",
  onNight: "#FFFFFF",
  /** Tiles at the edge of the night sky, their lines, and the sun in it with what stands on the sun. */
  nightTile: "#1F3A93",
  nightLine: "#9DB2FF",
  sun: "#F6B73C",
  onSun: "#0D1226",
  nightShade: "#1410328C",
  /** Over the page, under a dialog. */
  backdrop: "#090D1C8C",
  /** Code readers need dark on light. */
  codeGround: "#FFFFFF",
  codeInk: "#1B1F3B",
} as const;
