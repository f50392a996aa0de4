import { create, type ThemeVars } from "storybook/theming";
import { light } from "#design-system/theme/palette.ts";

/** One ray-tipped outline of the shamseh: two squares at 45°, the inner corners at 0.7654 of the radius. */
const star = Array.from({ length: 16 }, (_, corner) => {
  const radius = corner % 2 === 0 ? 15 : 15 * 0.7654;
  const angle = (corner * Math.PI) / 8;
  return `${(16 + radius * Math.cos(angle)).toFixed(2)},${(16 + radius * Math.sin(angle)).toFixed(2)}`;
}).join(" ");

const mark = `<polygon points="${star}" fill="${light.lajvard}"/><circle cx="16" cy="16" r="5" fill="${light.zaferan}"/>`;
const picture = (viewBox: string, content: string): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${content}</svg>`)}`;

export const favicon = picture("0 0 32 32", mark);

const word = `<text x="44" y="23" font-family="Vazirmatn, Tahoma, sans-serif" font-size="20" font-weight="700" fill="${light.ink}">شمسه</text>`;

/** The workbench's own look, from the same palette as the product. */
export const workbenchTheme: ThemeVars = create({
  base: "light",
  brandTitle: "شمسه",
  brandImage: picture("0 0 120 32", mark + word),
  brandUrl: "./",
  brandTarget: "_self",
  fontBase: '"Vazirmatn Variable", Tahoma, "Segoe UI", sans-serif',
  colorPrimary: light.lajvard,
  colorSecondary: light.lajvard,
  appBg: light.sunken,
  appContentBg: light.canvas,
  appPreviewBg: light.canvas,
  appBorderColor: light.line,
  appBorderRadius: 12,
  barBg: light.surface,
  barTextColor: light.inkSoft,
  barHoverColor: light.lajvard,
  barSelectedColor: light.lajvard,
  textColor: light.ink,
  textMutedColor: light.inkMute,
  inputBg: light.surface,
  inputBorder: light.lineStrong,
  inputTextColor: light.ink,
  inputBorderRadius: 8,
});
