import { drawAddress } from "#design-system/illustration/address.ts";
import { girihPattern } from "#design-system/illustration/girih.ts";
import type { Direction, Scene } from "#design-system/illustration/scene.ts";
import { sceneAddress } from "#design-system/illustration/scene-address.ts";
import { shamsehPath } from "#design-system/illustration/shamseh.ts";
import { path, rect } from "#design-system/illustration/svg.ts";
import { constant } from "#design-system/theme/palette.ts";

/** Size of a share picture, pixels: what messengers show without cropping it. */
export const WIDTH = 1200;
export const HEIGHT = 630;
/** Space around what is written, pixels. */
export const MARGIN = 60;
/** Widths of the panel with the words: opaque, and until its fade ends. */
const PANEL = 570;
const FADE = 800;
/** Width of the drawing, at the side where reading ends; a house is composed for a square. */
const DRAWN = { house: HEIGHT + 50, other: 820 };
/** Radius of the star of the brand. */
export const STAR_R = 30;
/** Seed of the panel's girih: one with few strokes, since some take twenty milliseconds. */
const TILES = "Isfahan";

/** The drawing of a scene as an element of a picture. */
function drawing(scene: Scene, direction: Direction): string {
  const isHouse = scene.house !== undefined;
  const address = sceneAddress(scene, direction, isHouse ? "square" : "wide");
  const width = isHouse ? DRAWN.house : DRAWN.other;
  const x = direction === "rtl" ? 0 : WIDTH - width;
  return (drawAddress(address) ?? "").replace(/^<svg /, `<svg x="${x}" y="0" width="${width}" height="${HEIGHT}" `);
}

/**
 * Draws the ground under the words of a share picture: the drawing, a panel of the night sky with a girih at the side where
 * reading begins, and the star of the brand. Over a photograph the drawing is left out.
 */
export function shareGround(scene: Scene, direction: Direction, isPhotograph: boolean): string {
  const isMirrored = direction === "rtl";
  const stops = `<stop offset="0" stop-color="${constant.night}"/><stop offset="${PANEL / FADE}" stop-color="${constant.night}" /><stop offset="1" stop-color="${constant.night}" stop-opacity="0"/>`;
  const ends = isMirrored ? 'x1="1" x2="0"' : "";
  const panelX = isMirrored ? WIDTH - FADE : 0;
  const girihX = isMirrored ? WIDTH - PANEL : 0;
  const starX = isMirrored ? WIDTH - MARGIN - STAR_R : MARGIN + STAR_R;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
    (isPhotograph ? "" : rect(0, 0, WIDTH, HEIGHT, `fill="${constant.night}"`) + drawing(scene, direction)) +
    `<defs><linearGradient id="panel" ${ends}>${stops}</linearGradient>${girihPattern(TILES, "tile", constant.nightLine, 2)}</defs>` +
    rect(panelX, 0, FADE, HEIGHT, 'fill="url(#panel)"') +
    rect(girihX, 0, PANEL, HEIGHT, 'fill="url(#tile)" opacity=".07"') +
    path(shamsehPath(STAR_R, starX, MARGIN + STAR_R), `fill="${constant.sun}"`) +
    "</svg>"
  );
}
