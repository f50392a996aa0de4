import type { Direction } from "#design-system/illustration/scene.ts";
import { sceneAddress } from "#design-system/illustration/scene-address.ts";
import type { Scene } from "#domain/contract/scene.shapes.ts";
import { photoAddress } from "#domain/photo/photo.ts";

/** A drawing is made as wide as the gallery's largest picture on a dense screen, in its proportions, pixels. */
const DRAWING = { width: 1_920, height: 1_200 } as const;

/** Source and size of a picture's drawing. Apps that accept photos take every JPEG and PNG, but no AVIF or SVG. */
function sourceOf(scene: Scene, direction: Direction) {
  const { photo } = scene;
  if (photo === undefined)
    return { address: sceneAddress(scene, direction), ...DRAWING, type: "image/png", end: "png" };
  const { width, height, digest } = photo;
  return { address: photoAddress({ digest, width, format: "webp" }), width, height, type: "image/jpeg", end: "jpg" };
}

/** A picture of the gallery as a file: its photograph as a JPEG, or its drawing as a PNG. @throws when it cannot be loaded */
export async function pictureFile(scene: Scene, direction: Direction): Promise<File> {
  const { address, width, height, type, end } = sourceOf(scene, direction);
  const image = new Image(width, height);
  image.src = address;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  canvas.getContext("2d")?.drawImage(image, 0, 0, width, height);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, type));
  if (blob === null) throw new Error("The picture could not be drawn");
  return new File([blob], `shamseh-${scene.slug}.${end}`, { type });
}
