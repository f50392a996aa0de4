import type { VisibleFacility } from "../scene.ts";
import { n } from "../svg.ts";
import { mix } from "./colours.ts";
import type { Frame } from "./frame.ts";
import { plants } from "./plants.ts";
import { box, disc, fill, polygon, square } from "./shapes.ts";
import { plantOf } from "./surroundings.ts";

/** Facilities in front of a house, and people by its door. `half`: half of the house's width. */

function pool({ width: w, height: h, ground: y, middle, colours: p, isSmall }: Frame): string {
  const x = middle;
  const foot = y + h * 0.064;
  const half = Math.min(w * 0.36, h * 0.44);
  const tall = h * 0.034;
  const water = p.isDark ? "#1c6f86" : "#2fb3bf";
  const light = p.isDark ? "#4fb8be" : "#a8e6e2";
  const glints = [
    [-0.5, -0.2],
    [0.1, 0.1],
    [0.42, -0.3],
    [-0.2, 0.35],
  ] as const;
  return (
    fill(
      polygon(
        [x - half * 0.82, foot - tall],
        [x + half * 0.82, foot - tall],
        [x + half, foot + tall],
        [x - half, foot + tall],
      ),
      mix("#fbf6ec", "#0a0f2b", p.isDark ? 0.4 : 0),
    ) +
    fill(
      polygon(
        [x - half * 0.76, foot - tall * 0.66],
        [x + half * 0.76, foot - tall * 0.66],
        [x + half * 0.91, foot + tall * 0.65],
        [x - half * 0.91, foot + tall * 0.65],
      ),
      water,
    ) +
    (isSmall
      ? ""
      : fill(glints.map(([dx, dy]) => box(x + dx * half, foot + dy * tall, half * 0.2, h * 0.006)).join(""), light))
  );
}

function garden(frame: Frame, half: number): string {
  const { width: w, height: h, ground: y, middle, colours, isSmall, isTall } = frame;
  const plant = plants[plantOf(frame)];
  const room = (w - 2 * half) / 2;
  const first = isTall || isSmall ? 0.5 : 0.28;
  const at = isTall || isSmall ? [first] : [first, 0.72];
  const tall = h * (isSmall || isTall ? 0.24 : 0.29);
  return at
    .flatMap((share) => [middle - half - room * share, middle + half + room * share])
    .map((x, index) =>
      plant(Math.max(tall * 0.2, Math.min(w - tall * 0.2, x)), y + h * 0.03, tall * (1 - (index % 3) * 0.08), colours),
    )
    .join("");
}

const signPath = (left: number, top: number, size: number): string =>
  `M${n(left)} ${n(top + size)}V${n(top)}h${n(size * 0.38)}a${n(size * 0.3)} ${n(size * 0.3)} 0 0 1 0 ${n(size * 0.6)}H${n(left + size * 0.2)}v${n(size * 0.4)}zm${n(size * 0.2)} ${n(-size * 0.56)}h${n(size * 0.16)}a${n(size * 0.12)} ${n(size * 0.12)} 0 0 0 0 ${n(-size * 0.26)}h${n(-size * 0.16)}z`;

/** The sign with a P, and where there is room a car. */
function parking(
  { width: w, height: h, ground: y, middle, colours: p, storey, isSmall, isTall }: Frame,
  half: number,
): string {
  const size = Math.max(h * 0.05, Math.min(storey * 0.5, h * 0.075));
  const foot = y + h * 0.085;
  // The sign stands clear of the house where there is room.
  const x = Math.min(w - size * 1.9, middle + half + size * 3.4);
  const sign = isSmall || isTall ? w - size * 0.9 : x - size * 2;
  const board =
    fill(square(sign, foot, size * 0.12, size * 2.4), p.trunk) +
    `<rect x="${n(sign - size * 0.6)}" y="${n(foot - size * 3.1)}" width="${n(size * 1.2)}" height="${n(size * 1.2)}" rx="2" fill="#1f3a93"/>` +
    fill(signPath(sign - size * 0.26, foot - size * 2.92, size * 0.84), "#ffffff", 'fill-rule="evenodd"');
  if (isSmall || isTall) return board;
  const body = `M${n(x - size * 1.3)} ${n(foot - size * 0.2)}v${n(-size * 0.34)}q0 ${n(-size * 0.1)} ${n(size * 0.2)} ${n(-size * 0.12)}l${n(size * 0.35)} ${n(-size * 0.34)}h${n(size * 0.95)}l${n(size * 0.4)} ${n(size * 0.36)}q${n(size * 0.7)} ${n(size * 0.05)} ${n(size * 0.7)} ${n(size * 0.2)}v${n(size * 0.24)}z`;
  const glass = `M${n(x - size * 0.62)} ${n(foot - size * 0.66)}l${n(size * 0.22)} ${n(-size * 0.22)}h${n(size * 0.3)}v${n(size * 0.22)}zM${n(x)} ${n(foot - size * 0.88)}h${n(size * 0.4)}l${n(size * 0.24)} ${n(size * 0.22)}H${n(x)}z`;
  const wheels =
    disc(x - size * 0.75, foot - size * 0.18, size * 0.19) + disc(x + size * 0.75, foot - size * 0.18, size * 0.19);
  return board + fill(body, p.accent) + fill(glass, "#e9f6f6") + fill(wheels, "#1b1f3b");
}

const drawings: Record<VisibleFacility, (frame: Frame, half: number) => string> = { pool, garden, parking };

/** Two people, for the scale; none where they would be specks. */
function people({ height: h, ground: y, middle, storey, colours: p, isSmall }: Frame, half: number): string {
  const tall = Math.min(storey * 0.52, h * 0.11);
  if (isSmall || tall < h * 0.03) return "";
  const person = (x: number, size: number, colour: string): string =>
    fill(disc(x, y + h * 0.02 - size * 0.88, size * 0.12), "#d9a27c") +
    fill(
      `M${n(x - size * 0.16)} ${n(y + h * 0.02)}L${n(x - size * 0.13)} ${n(y + h * 0.02 - size * 0.6)}Q${n(x)} ${n(y + h * 0.02 - size * 0.84)} ${n(x + size * 0.13)} ${n(y + h * 0.02 - size * 0.6)}L${n(x + size * 0.16)} ${n(y + h * 0.02)}z`,
      colour,
    );
  const x = middle - half * 0.42;
  return person(x, tall, p.isDark ? "#3c4a8a" : "#1f3a93") + person(x + tall * 0.36, tall * 0.88, p.accent);
}

export const thingsSvg = (frame: Frame, half: number): string =>
  frame.house.shows.map((one) => drawings[one](frame, half)).join("") + people(frame, half);
