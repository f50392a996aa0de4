import { mix } from "./colours.ts";
import { type Builder, bayCount, bays, clamp, floorOf, rowsOf } from "./frame.ts";
import { box, fill, roundArch, saucer, square } from "./shapes.ts";

/** White terraces that step down to both sides, the highest under a blue dome. */
export const beach: Builder = (frame) => {
  const { colours: p, middle, ground, span, storey: s, storeys, isSmall, isTall } = frame;
  const down = isTall ? [0, 1] : isSmall ? [2, 0, 1] : [3, 1, 0, 2, 3];
  const steps = down.map((by) => Math.max(1, storeys - by));
  const width = clamp(s * 8, span * 0.6, span);
  const pitch = width / steps.length;
  const columns = bayCount(pitch, s, 1.2, 3);
  const rows = rowsOf(frame, (row, floor) =>
    steps.flatMap((high, at) =>
      row < high
        ? bays(middle - width / 2 + at * pitch, pitch * 0.88, columns).map(
            (x) => [x, floor - s * 0.12, ((pitch * 0.88) / columns) * 0.6, s * 0.66] as const,
          )
        : [],
    ),
  );
  let walls = "";
  steps.forEach((high, at) => {
    const left = middle - width / 2 + at * pitch;
    const top = floorOf(frame, high);
    if (high === storeys && at === down.indexOf(0))
      walls += fill(saucer(left + pitch * 0.44, top, pitch * 0.62, Math.min(s * 0.9, pitch * 0.5)), p.trim);
    else if (!isSmall)
      walls +=
        fill(saucer(left + pitch * 0.45, top - s * 0.36, s * 0.8, s * 0.26), p.accent) +
        fill(square(left + pitch * 0.45, top, s * 0.05, s * 0.5), p.trim);
    walls +=
      fill(box(left, top, pitch, ground - top), at % 2 === 0 ? p.wall : mix(p.wall, p.shade, 0.28)) +
      fill(box(left + pitch * 0.88, top, pitch * 0.12, ground - top), p.shade) +
      fill(box(left - s * 0.04, top - s * 0.1, pitch + s * 0.08, s * 0.14), p.wall);
  });
  const rails = rows
    .slice(1)
    .flat()
    .map(([x, sill, wide]) => square(x, sill + s * 0.08, wide * 1.24, s * 0.24))
    .join("");
  return {
    walls,
    rows,
    shape: "round",
    front:
      fill(rails, mix(p.trim, p.wall, 0.3)) +
      fill(roundArch(middle, ground, Math.min(s * 1.3, pitch * 0.9), s * 0.98), p.trim) +
      fill(roundArch(middle, ground, Math.min(s * 0.96, pitch * 0.66), s * 0.84), p.lit),
    half: width / 2,
    stars: [middle, ground - s * 1.24, clamp(s * 0.12, 3, 6)],
  };
};
