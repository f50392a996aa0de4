import { describe, expect, it } from "vitest";
import { type ColourName, dark, light } from "./palette.ts";

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

/** Colours allowed on any ground: text, and links within it. */
const inks = ["ink", "inkSoft", "inkMute", "lajvard"] as const satisfies ColourName[];
const grounds = [
  "canvas",
  "surface",
  "sunken",
  "lajvardTint",
  "firuzeTint",
  "zaferanTint",
  "anarTint",
  "pestehTint",
] as const satisfies ColourName[];

/** Text colours, each with its background. */
const textPairs: readonly (readonly [ColourName, ColourName])[] = [
  ...inks.flatMap((ink) => grounds.map((ground) => [ink, ground] as const)),
  ["onLajvard", "lajvard"],
  ["firuze", "surface"],
  ["firuze", "firuzeTint"],
  ["onZaferan", "zaferan"],
  ["zaferanInk", "zaferanTint"],
  ["anar", "surface"],
  ["anar", "anarTint"],
  ["pesteh", "surface"],
  ["pesteh", "pestehTint"],
  ["khesht", "surface"],
  ["onKhesht", "khesht"],
];

describe.each([
  ["light", light],
  ["dark", dark],
] as const)("the %s palette", (_name, palette) => {
  it.each(textPairs)("%s on %s can be read (4.5)", (text, ground) => {
    expect(contrast(palette[text], palette[ground])).toBeGreaterThanOrEqual(4.5);
  });
  it("outlines of controls stand out (3)", () => {
    expect(contrast(palette.lineStrong, palette.surface)).toBeGreaterThanOrEqual(3);
    expect(contrast(palette.lineStrong, palette.canvas)).toBeGreaterThanOrEqual(3);
  });
});
