import { hashOf } from "../chance.ts";
import { shamsehPath } from "../shamseh.ts";
import { n } from "../svg.ts";
import { mix } from "./colours.ts";
import type { Frame } from "./frame.ts";
import { box, fill } from "./shapes.ts";

/** Glazes: ground, figure and line. */
const glazes = [
  ["#1f3a93", "#4fb8be", "#f6e7c8"],
  ["#00707a", "#f6b73c", "#fbf6ec"],
  ["#8e1f3b", "#f1c27a", "#fbefdc"],
  ["#274a2f", "#e8a317", "#f3eadb"],
  ["#7a3b1e", "#4fd1cc", "#f6e7c8"],
  ["#2b2a63", "#e58a60", "#f8e6cf"],
  ["#0f5c6e", "#e9f2e4", "#f6b73c"],
  ["#ae5029", "#1f3a93", "#fbf0da"],
] as const;

/** Points of the figure in the middle of a tile. */
const figures = [8, 6, 12] as const;

const figure = (points: number, r: number, x: number, y: number): string =>
  points === 8
    ? shamsehPath(r, x, y)
    : `M${Array.from({ length: points * 2 }, (_, index) => {
        const radius = index % 2 === 0 ? r : r * 0.62;
        const angle = (index * Math.PI) / points - Math.PI / 2;
        return `${n(x + radius * Math.cos(angle))} ${n(y + radius * Math.sin(angle))}`;
      }).join("L")}z`;

/** The threshold: tiles of the slug across the foot of the picture. */
export function tilesSvg({ slug, width, height, colours, isSmall }: Frame, share: number): string {
  const hash = hashOf(`${slug} tile`);
  const [ground, shape, line] = (glazes[hash % glazes.length] ?? glazes[0]).map((colour) =>
    mix(colour, "#0b1030", colours.isDark ? 0.4 : 0),
  ) as [string, string, string];
  const points = figures[(hash >>> 5) % figures.length] ?? 8;
  const top = height * (1 - share);
  const size = height * share * (isSmall ? 1 : 0.94);
  const half = size / 2;
  const corners = [0, size].flatMap((x) => [0, size].map((y) => figure(4, size * 0.2, x, y))).join("");
  return (
    `<pattern id="t" width="${n(size)}" height="${n(size)}" patternUnits="userSpaceOnUse" patternTransform="translate(0 ${n(top)})"><rect width="${n(size)}" height="${n(size)}" fill="${ground}"/>` +
    fill(figure(points, half * 0.94, half, half), shape) +
    fill(figure(8, half * 0.44, half, half), (hash >>> 9) % 2 === 0 ? ground : line) +
    fill(corners, line) +
    `</pattern>${fill(box(0, top - height * 0.012, width, height * 0.014), line)}${fill(box(0, top, width, height - top), "url(#t)")}`
  );
}
