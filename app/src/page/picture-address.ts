import type { Direction } from "#design-system/illustration/scene.ts";
import { sceneAddress } from "#design-system/illustration/scene-address.ts";
import type { Scene } from "#domain/contract/scene.shapes.ts";
import { photoAddress } from "#domain/photo/photo.ts";

/** Address of a picture's one file, for machines that choose none by a screen: its photograph, otherwise its drawing. */
export function pictureAddress(scene: Scene, direction: Direction): string {
  const { photo } = scene;
  if (photo === undefined) return sceneAddress(scene, direction);
  return photoAddress({ digest: photo.digest, width: photo.widths.at(-1) ?? photo.width, format: "webp" });
}
