import sharp from "sharp";
import { chanceOf } from "#design-system/illustration/chance.ts";
import type { Hour, View } from "#design-system/illustration/scene.ts";
import { sceneSvg } from "#design-system/illustration/scene-svg.ts";

/**
 * Generated photographs: a drawn scene as pixels, with a camera's grain and a telephone's metadata. The files are like
 * those that a property would send; the scenes are invented.
 */
export type MadePhoto = { readonly name: string; readonly fa: string; readonly en: string; readonly bytes: Buffer };

const subjects: readonly { readonly view: View; readonly hour: Hour; readonly fa: string; readonly en: string }[] = [
  { view: "facade", hour: "day", fa: "نمای هتل از خیابان", en: "The hotel from the street" },
  { view: "lobby", hour: "day", fa: "لابی در بامداد", en: "The lobby in the morning" },
  { view: "courtyard", hour: "dusk", fa: "حیاط و حوض", en: "The courtyard and its pool" },
  { view: "room", hour: "day", fa: "اتاق دونفره", en: "A double room" },
  { view: "restaurant", hour: "night", fa: "رستوران در شب", en: "The restaurant at night" },
  { view: "view", hour: "dawn", fa: "چشم‌انداز از بام", en: "The view from the roof" },
];

/** @param index from 0; each is another picture. `width` in pixels; the height is five eighths of it. */
export async function madePhoto(index: number, width = 1600): Promise<MadePhoto> {
  const subject = subjects[index % subjects.length];
  if (subject === undefined) throw new Error("There are no subjects");
  const scene = { slug: `Made${index}`, city: "Isfahan", hour: subject.hour, view: subject.view };
  const height = Math.round((width * 5) / 8);
  const bytes = await sharp(Buffer.from(sceneSvg(scene, "rtl")), { density: 300 })
    .resize(width, height, { fit: "cover" })
    .blur(1.2)
    .composite([
      {
        input: grainOf(index, width * height),
        raw: { width, height, channels: 1 },
        blend: "soft-light",
      },
    ])
    .flatten({ background: "#ffffff" })
    .withExif({ IFD0: { Make: "Camera", Artist: METADATA } })
    .jpeg({ quality: 88 })
    .toBuffer();
  return { name: `made-${index}.jpg`, fa: subject.fa, en: subject.en, bytes };
}

/** Grey noise, deterministic, different in each picture: some drawn scenes are the same. */
function grainOf(index: number, pixels: number): Buffer {
  const chance = chanceOf(`grain ${index}`);
  return Buffer.from(Array.from({ length: pixels }, () => 116 + Math.floor(chance() * 24)));
}

/** Metadata of every generated photograph, which must be in none of its processed files. */
export const METADATA = "32.6546N 51.6680E";
