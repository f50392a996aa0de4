import { chanceOf } from "./chance.ts";
import { girihPattern } from "./girih.ts";
import { arcade, archHole, block, palm } from "./primitives.ts";
import type { Outlook, RoomDrawing, Scene } from "./scene.ts";
import { shamsehPath } from "./shamseh.ts";
import { interior } from "./skies.ts";
import { circle, group, n, path, rect } from "./svg.ts";

const W = 640;
const H = 400;
const FLOOR = 300;

type Inside = { scene: Scene; outside: string; accent: string; chance: () => number };

const wallAndFloor = ({ scene }: Inside): string =>
  rect(0, 0, W, H, `fill="${interior.wall[scene.hour]}"`) +
  rect(0, FLOOR, W, H - FLOOR, `fill="${interior.floor[scene.hour]}"`);

/** Places the horizon of a whole picture behind an opening: its skyline centred, its ground at the sill. */
const placed = (x: number, y: number, w: number, h: number): string => {
  const scale = Math.max(w / 330, h / 300);
  return `transform="translate(${n(x - 425 * scale)} ${n(y - 345 * scale)}) scale(${Math.round(scale * 100) / 100})"`;
};

/** An arched window with the city's horizon behind it. */
const windowSvg = (outside: string, x: number, y: number, w: number, h: number, frame: string, id = "w"): string =>
  `<clipPath id="${id}"><path d="${archHole(x, y, w, h)}"/></clipPath>` +
  group(group(outside, placed(x, y, w, h)), `clip-path="url(#${id})"`) +
  path(
    `${archHole(x, y, w, h)}M${n(x)} ${n(y)}V${n(y - h * 0.96)}M${n(x - w / 2)} ${n(y - h * 0.5)}h${n(w)}`,
    `fill="none" stroke="${frame}" stroke-width="5"`,
  );

const lampSvg = (x: number, drop: number): string =>
  path(`M${n(x)} 0V${n(drop)}`, 'stroke="#3b2a1f" stroke-width="2"') +
  path(shamsehPath(34, x, drop + 16, 11), `fill="${interior.lamp}" opacity=".3"`) +
  path(shamsehPath(18, x, drop + 16), `fill="${interior.lamp}"`);

const rugSvg = (slug: string, accent: string): string =>
  `<defs>${girihPattern(slug, "r", "#fff", 0.8)}</defs>` +
  path("M150 392L206 326H486L556 392Z", `fill="${accent}"`) +
  path("M150 392L206 326H486L556 392Z", 'fill="url(#r)" opacity=".5"') +
  path("M150 392L206 326H486L556 392Z", `fill="none" stroke="${interior.lamp}" stroke-width="4" opacity=".8"`);

/**
 * A bed seen from its foot: headboard, mattress, cover, pillows and two feet. `width` by the number of sleepers, one or
 * two.
 */
function bed(x: number, width: number, sleepers: 1 | 2, accent: string): string {
  const head = width - 20;
  const pillow = sleepers === 1 ? width * 0.56 : width * 0.32;
  const pillows = sleepers === 1 ? [x + (width - pillow) / 2] : [x + width * 0.14, x + width * 0.54];
  return (
    rect(x + 10, 178, head, 140, `fill="${interior.wood}" rx="${n(Math.min(30, head / 2.4))}"`) +
    rect(x, 262, width, 66, `fill="${interior.cloth}" rx="10"`) +
    rect(x, 282, width, 50, `fill="${accent}" rx="8"`) +
    pillows.map((at) => rect(at, 232, pillow, 36, 'fill="#fff" rx="12"')).join("") +
    rect(x + 12, 330, 10, 22, `fill="${interior.wood}"`) +
    rect(x + width - 22, 330, 10, 22, `fill="${interior.wood}"`)
  );
}

const sofa = (x: number, width: number, accent: string): string =>
  rect(x + 8, 246, width - 16, 64, `fill="${accent}" opacity=".8" rx="14"`) +
  rect(x, 278, width, 50, `fill="${accent}" rx="14"`) +
  path(`M${n(x + width / 2)} 252V300`, 'stroke="#fff" stroke-width="2" opacity=".5"') +
  rect(x + 12, 328, 10, 14, `fill="${interior.wood}"`) +
  rect(x + width - 22, 328, 10, 14, `fill="${interior.wood}"`);

/** Furniture of a room without data. */
const ordinary: RoomDrawing = { double: 1, single: 0, sofa: 0, outlook: "city" };
const FURNITURE = { double: 230, single: 128, sofa: 150, gap: 14 } as const;

/** Every bed and sofa of a room, side by side along the wall beside the window; narrower when there are many. */
function furniture({ double, single, sofa: sofas }: RoomDrawing, from: number, accent: string): string {
  const pieces = [
    ...Array.from({ length: sofas }, () => "sofa" as const),
    ...Array.from({ length: single }, () => "single" as const),
    ...Array.from({ length: double }, () => "double" as const),
  ];
  const natural = pieces.reduce((sum, piece) => sum + FURNITURE[piece] + FURNITURE.gap, 0);
  const scale = Math.min(1, (W - from) / Math.max(natural, 1));
  let x = W - natural * scale;
  return pieces
    .map((piece) => {
      const width = FURNITURE[piece] * scale;
      const drawn = piece === "sofa" ? sofa(x, width, accent) : bed(x, width, piece === "single" ? 1 : 2, accent);
      x += width + FURNITURE.gap * scale;
      return drawn;
    })
    .join("");
}

/** Landscape between a window and the horizon. Water, trees and slopes hide the town. */
const outlookSvg: Readonly<Record<Exclude<Outlook, "none">, string>> = {
  city: "",
  water:
    rect(0, 292, W, 110, 'fill="#2E7F9E"') +
    path("M300 316h70M410 330h90M340 350h60", 'stroke="#fff" stroke-width="3" opacity=".5"'),
  garden: group(
    [330, 372, 424, 470, 512].map((x, index) => circle(x, 322 - (index % 2) * 16, 40)).join(""),
    'fill="#3F6B1F"',
  ),
  mountain:
    path("M250 346L344 176L398 262L446 206L560 346Z", 'fill="#4A4B66"') +
    path("M344 176L322 216L346 208L366 212Z", 'fill="#fff"'),
};

/** A curtain in front of a wall: a room without a view has no window. */
const curtain = (accent: string): string =>
  rect(120, 60, 180, 8, `fill="${interior.wood}" rx="4"`) +
  rect(132, 68, 156, 196, `fill="${interior.cloth}" rx="4"`) +
  path("M164 68V264M196 68V264M228 68V264M260 68V264", `stroke="${accent}" stroke-width="3" opacity=".35"`);

/** Content of each interior view, over wall and floor. */
const views: Partial<Record<Scene["view"], (inside: Inside) => string>> = {
  room: (inside) => {
    const { scene, outside, accent } = inside;
    const room = scene.room ?? ordinary;
    const isCrowded = room.double + room.single + room.sofa > 2;
    const [at, width] = isCrowded ? [130, 120] : [210, 170];
    return (
      wallAndFloor(inside) +
      (room.outlook === "none"
        ? curtain(accent)
        : windowSvg(outside + outlookSvg[room.outlook], at, 262, width, 206, interior.cloth)) +
      lampSvg(512, 62) +
      rugSvg(scene.slug, accent) +
      furniture(room, at + width / 2 + 20, accent)
    );
  },
  lobby: (inside) => {
    const { scene, outside, accent, chance } = inside;
    const shade = interior.wallShade[scene.hour];
    return (
      wallAndFloor(inside) +
      path(arcade(0, W, FLOOR, 250, 3), `fill="${shade}" fill-rule="evenodd"`) +
      windowSvg(outside, 320, FLOOR, 120, 176, interior.wood) +
      lampSvg(108, 58) +
      lampSvg(532, 58) +
      rugSvg(scene.slug, accent) +
      rect(440, 262, 170, 58, `fill="${interior.wood}" rx="6"`) +
      rect(432, 254, 186, 12, `fill="${accent}" rx="4"`) +
      rect(40, 280, 130, 40, `fill="${accent}" rx="14"`) +
      rect(52, 252, 106, 40, `fill="${accent}" opacity=".8" rx="14"`) +
      path(palm(596, 258, 60 + chance() * 20, 0.05), 'fill="#3F6B1F"')
    );
  },
  courtyard: (inside) => {
    const { scene, outside, accent } = inside;
    const wall = interior.wall[scene.hour];
    return (
      outside +
      path(`${arcade(0, 214, 306, 128, 3)}${arcade(426, W, 306, 128, 3)}`, `fill="${wall}" fill-rule="evenodd"`) +
      path(
        `${block(320, 306, 212, 196)}${archHole(320, 306, 140, 168)}`,
        `fill="${interior.wallShade[scene.hour]}" fill-rule="evenodd"`,
      ) +
      path(archHole(320, 306, 140, 168), `fill="${accent}" opacity=".55"`) +
      rect(0, 304, W, 96, `fill="${interior.floor[scene.hour]}"`) +
      path("M196 384L236 326H404L444 384Z", 'fill="#00707A"') +
      path("M196 384L236 326H404L444 384Z", 'fill="none" stroke="#FBF6EC" stroke-width="6"') +
      path(shamsehPath(16, 320, 352), `fill="${interior.lamp}" opacity=".85"`) +
      group(circle(150, 330, 30) + circle(176, 318, 22) + circle(500, 330, 30) + circle(476, 318, 22), 'fill="#3F6B1F"')
    );
  },
  restaurant: (inside) => {
    const { outside, accent, chance } = inside;
    const table = (x: number, y: number, w: number) =>
      rect(x - w / 2, y, w, 10, `fill="${interior.cloth}" rx="4"`) +
      rect(x - 5, y + 8, 10, 60, `fill="${interior.wood}"`) +
      circle(x - w * 0.2, y - 6, 8, `fill="${accent}"`) +
      circle(x + w * 0.2, y - 6, 8, `fill="${accent}"`) +
      rect(x - 5, y - 22, 10, 22, `fill="${interior.lamp}" rx="4"`);
    return (
      wallAndFloor(inside) +
      windowSvg(outside, 150, 240, 120, 170, interior.wood, "a") +
      windowSvg(outside, 490, 240, 120, 170, interior.wood, "b") +
      lampSvg(320, 64 + chance() * 10) +
      lampSvg(220, 40) +
      lampSvg(420, 40) +
      table(170, 312, 150) +
      table(476, 312, 150) +
      table(322, 330, 170)
    );
  },
  view: (inside) => {
    const { scene, outside, accent } = inside;
    return (
      outside +
      path(
        `M0 0H${W}V${H}H0Z${archHole(320, 372, 480, 350)}`,
        `fill="${interior.wallShade[scene.hour]}" fill-rule="evenodd"`,
      ) +
      path(archHole(320, 372, 480, 350), `fill="none" stroke="${accent}" stroke-width="8"`) +
      path(
        "M80 344H560M80 372H560M110 344V372M170 344V372M230 344V372M290 344V372M350 344V372M410 344V372M470 344V372M530 344V372",
        `stroke="${interior.wood}" stroke-width="6" fill="none"`,
      )
    );
  },
};

/** An interior view of a place, with an accent that follows from its slug. */
export function insideSvg(scene: Scene, outside: string, hash: number): string {
  const accent = interior.accents[hash % interior.accents.length] ?? interior.accents[0];
  const draw = views[scene.view];
  return draw ? draw({ scene, outside, accent, chance: chanceOf(`${scene.slug} inside`) }) : outside;
}
