import { hashOf } from "./chance.ts";
import { n } from "./svg.ts";

/**
 * Girih by Hankin's method, "polygons in contact": from the middle of each side of each tile of a tiling, two lines
 * start at the contact angle and end where they meet their neighbour's. The tiling and the angle follow from the slug.
 */
type Point = readonly [x: number, y: number];
type Tiling = { readonly width: number; readonly height: number; readonly polygons: readonly (readonly Point[])[] };

const polygon = (sides: number, r: number, x: number, y: number, turn: number): Point[] =>
  Array.from({ length: sides }, (_, index) => {
    const angle = turn + (index * 2 * Math.PI) / sides;
    return [x + r * Math.cos(angle), y + r * Math.sin(angle)];
  });

/** Octagons and squares. */
function tiling488(side: number): Tiling {
  const pitch = side * (1 + Math.SQRT2);
  const octagon = side / (2 * Math.sin(Math.PI / 8));
  const square = side / Math.SQRT2;
  return {
    width: pitch,
    height: pitch,
    polygons: [
      polygon(8, octagon, pitch / 2, pitch / 2, Math.PI / 8),
      ...(
        [
          [0, 0],
          [pitch, 0],
          [0, pitch],
          [pitch, pitch],
        ] as const
      ).map(([x, y]) => polygon(4, square, x, y, 0)),
    ],
  };
}

/** Hexagons. */
function tiling666(side: number): Tiling {
  const width = side * Math.sqrt(3);
  const height = side * 3;
  const centres: Point[] = [
    [0, 0],
    [width, 0],
    [width / 2, side * 1.5],
    [0, height],
    [width, height],
  ];
  return { width, height, polygons: centres.map(([x, y]) => polygon(6, side, x, y, Math.PI / 6)) };
}

/** Dodecagons with triangles between them. */
function tiling31212(side: number): Tiling {
  const pitch = side * (2 + Math.sqrt(3));
  const height = pitch * Math.sqrt(3);
  const r = side / (2 * Math.sin(Math.PI / 12));
  const centres: Point[] = [
    [0, 0],
    [pitch, 0],
    [pitch / 2, height / 2],
    [0, height],
    [pitch, height],
  ];
  return { width: pitch, height, polygons: centres.map(([x, y]) => polygon(12, r, x, y, Math.PI / 12)) };
}

function strokesOf(corners: readonly Point[], contact: number): string {
  const count = corners.length;
  const middles = corners.map(([x, y], index): Point => {
    const [nextX, nextY] = corners[(index + 1) % count] as Point;
    return [(x + nextX) / 2, (y + nextY) / 2];
  });
  return corners
    .map((_, index) => {
      const [fromX, fromY] = middles[index] as Point;
      const [toX, toY] = middles[(index + 1) % count] as Point;
      const [cornerX, cornerY] = corners[(index + 1) % count] as Point;
      // Both lines leave their side at the contact angle; by symmetry they meet on the bisector of the corner between.
      const middleX = (fromX + toX) / 2;
      const middleY = (fromY + toY) / 2;
      const half = Math.hypot(toX - fromX, toY - fromY) / 2;
      const turn = contact - Math.PI / count;
      const depth = half * Math.tan(turn);
      const length = Math.hypot(middleX - cornerX, middleY - cornerY) || 1;
      const meetX = middleX + ((middleX - cornerX) / length) * depth;
      const meetY = middleY + ((middleY - cornerY) / length) * depth;
      return `M${n(fromX)} ${n(fromY)}L${n(meetX)} ${n(meetY)}L${n(toX)} ${n(toY)}`;
    })
    .join("");
}

const tilings = [tiling488, tiling666, tiling31212] as const;

/** Girih of a slug: the strokes of one tile, as a path, and the size at which it repeats. */
export function girihOf(slug: string, scale = 1): { width: number; height: number; d: string } {
  const hash = hashOf(slug);
  const tiling = (tilings[hash % tilings.length] ?? tiling488)(([22, 26, 17][hash % 3] ?? 22) * scale);
  const contact = ((56 + (Math.floor(hash / 3) % 65) / 4) * Math.PI) / 180;
  const d = tiling.polygons.map((corners) => strokesOf(corners, contact)).join("");
  return { width: tiling.width, height: tiling.height, d };
}

/** An SVG pattern of a slug's girih. The caller sets its stroke, by `stroke` on the element filled with it. */
export function girihPattern(slug: string, id: string, stroke: string, scale = 1): string {
  const { width, height, d } = girihOf(slug, scale);
  return `<pattern id="${id}" width="${n(width)}" height="${n(height)}" patternUnits="userSpaceOnUse"><path d="${d}" fill="none" stroke="${stroke}" stroke-width="1.2"/></pattern>`;
}
