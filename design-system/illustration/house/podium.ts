import { bayCount, bays, type Frame } from "./frame.ts";
import { arch, box, fill, square } from "./shapes.ts";

/** Ground floor of a tall hotel, wider than the tower: its body and the entrance. */
export function podium({ colours: p, middle, ground, storey: s }: Frame, width: number, isModern: boolean): string {
  const height = s * 0.98;
  const door = Math.min(width * 0.3, s * 2.2);
  return (
    fill(box(middle - width / 2, ground - height, width, height), p.shade) +
    fill(
      box(middle - width / 2 - s * 0.1, ground - height - s * 0.1, width + s * 0.2, s * 0.2),
      isModern ? p.trim : p.wall,
    ) +
    fill(square(middle, ground, door, height * 0.86), p.trim) +
    fill(
      isModern ? square(middle, ground, door * 0.68, height * 0.68) : arch(middle, ground, door * 0.68, height * 0.74),
      p.lit,
    ) +
    fill(box(middle - door * 0.66, ground - height * 0.96, door * 1.32, s * 0.14), p.accent)
  );
}

/** Openings of the podium, on both sides of the entrance. */
export function podiumRow({ middle, ground, storey: s }: Frame, width: number, isSmall: boolean) {
  const door = Math.min(width * 0.3, s * 2.2);
  const side = (width - door * 1.3) / 2;
  const count = bayCount(side, s, 0.8, isSmall ? 2 : 4);
  return [middle - width / 2, middle + width / 2 - side].flatMap((left) =>
    bays(left, side, count).map((x) => [x, ground - s * 0.06, (side / count) * 0.62, s * 0.6] as const),
  );
}
