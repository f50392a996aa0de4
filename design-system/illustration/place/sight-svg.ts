import type { Direction, Scene } from "../scene.ts";
import { type Box, backdrop, foreground } from "./backdrop.ts";
import { inksOf } from "./paints.ts";
import { drawParts, mirroredAt } from "./parts.ts";
import { drawingOf } from "./sights.ts";

const box: Box = { width: 640, height: 400, ground: 330 };

/**
 * Picture of a sight: 640 by 400. Land, sun and plants are mirrored for right to left; the sight itself stands as it
 * does in the world.
 */
export function sightSvg(scene: Scene, direction: Direction): string {
  const drawing = drawingOf(scene);
  const inks = inksOf(scene.hour, drawing.sky, scene.slug);
  const facing = (content: string) => (direction === "rtl" ? mirroredAt(box.width, content) : content);
  const content =
    facing(
      backdrop(box, inks, scene.slug, drawing.far, scene.hour === "night") +
        foreground(box, inks.body(drawing.ground), inks.light(drawing.ground)),
    ) +
    drawParts(drawing.parts, inks) +
    facing(drawParts(drawing.beside ?? [], inks));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${box.width} ${box.height}" preserveAspectRatio="xMidYMid slice">${content}</svg>`;
}
