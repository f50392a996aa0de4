import { girihPattern } from "../girih.ts";
import type { Direction, Scene } from "../scene.ts";
import { rect } from "../svg.ts";
import { type Box, backdrop, foreground } from "./backdrop.ts";
import { type Inks, inksOf } from "./paints.ts";
import { drawParts, mirroredAt, placedAt } from "./parts.ts";
import type { Drawing } from "./sight.ts";
import { skylineOf } from "./skylines.ts";

const box: Box = { width: 640, height: 400, ground: 330 };
/** Height of the band of girih at the foot; half of it is left in the flattest crop. */
const THRESHOLD = 36;
const SCALE = 0.75;

type Drawn = Pick<Scene, "slug" | "city" | "hour">;

const inksFor = ({ city, hour, slug }: Drawn, { sky }: Drawing): Inks => inksOf(hour, sky, `${city} ${slug}`);

/** A band of the slug's own girih, at the foot of the picture. */
function threshold(slug: string, inks: Inks): string {
  const y = box.height - THRESHOLD;
  return (
    `<defs>${girihPattern(slug, "g", inks.body("gold"), SCALE)}</defs>` +
    rect(0, y, box.width, THRESHOLD, `fill="${inks.body("lapis")}"`) +
    rect(0, y, box.width, THRESHOLD, 'fill="url(#g)"') +
    rect(0, y, box.width, 3, `fill="${inks.body("gold")}"`)
  );
}

function content(drawn: Drawn, direction: Direction): string {
  const drawing = skylineOf(drawn.city);
  const inks = inksFor(drawn, drawing);
  const land =
    backdrop(box, inks, drawn.city, drawing.far, drawn.hour === "night", box.width * 0.2) +
    foreground(box, inks.body(drawing.ground), inks.light(drawing.ground));
  const isMirrored = direction === "rtl";
  const parts = isMirrored ? drawing.parts.map((part) => placedAt(box.width, part)) : drawing.parts;
  return (isMirrored ? mirroredAt(box.width, land) : land) + drawParts(parts, inks);
}

/** A city's skyline as seen through a window, without its girih. */
export const skylineGlimpse = (drawn: Drawn): string => content(drawn, "ltr");

/**
 * Picture of a city: 640 by 400. The side where reading begins is the quiet one, so for right to left each thing
 * stands at the mirrored place; its own shape is never turned round.
 */
export function skylineSvg(scene: Drawn, direction: Direction): string {
  const inks = inksFor(scene, skylineOf(scene.city));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${box.width} ${box.height}" preserveAspectRatio="xMidYMax slice">${content(scene, direction)}${threshold(scene.slug, inks)}</svg>`;
}
