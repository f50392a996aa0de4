import { n } from "./svg.ts";

/** Radius of the inner corners between the points of {8}, as a share of the outer: two squares at 45°. */
const INNER = 0.7654;

/** The star-sun: sixteen corners around (x, y), points at radius r. */
export function shamsehPath(r: number, x = 0, y = 0, turn = 0): string {
  const corners = Array.from({ length: 16 }, (_, index) => {
    const radius = index % 2 === 0 ? r : r * INNER;
    const angle = ((index * 22.5 + turn - 90) * Math.PI) / 180;
    return `${n(x + radius * Math.cos(angle))} ${n(y + radius * Math.sin(angle))}`;
  });
  return `M${corners.join("L")}Z`;
}
