import { createHash } from "node:crypto";
import {
  PHOTO_BYTES,
  PHOTO_PIXELS,
  PHOTO_WIDTH,
  type Photo,
  type PhotoFormat,
  type PhotoWidth,
  PLACEHOLDER,
  photoFormats,
  photoWidths,
  pictureFormatOf,
} from "#domain/photo/photo.ts";
import type { Fault } from "../../kernel/envelope.ts";

/** A file as it is served. */
export type EncodedFile = { readonly width: number; readonly format: PhotoFormat; readonly bytes: Buffer };
export type Encoded = { readonly photo: Omit<Photo, "credit">; readonly files: readonly EncodedFile[] };

/** The most bytes of a width. A telephone asks for one of the three narrowest: its first picture is at most 40 KB. */
const mostBytes: Readonly<Record<PhotoWidth, number>> = {
  320: 14_000,
  480: 24_000,
  768: 38_000,
  1200: 110_000,
  1920: 260_000,
};

/** Qualities that are tried until a file is small enough; the last is taken in any case. */
const qualities: Readonly<Record<PhotoFormat, readonly number[]>> = {
  avif: [50, 40, 28, 18],
  webp: [74, 58, 40, 22],
};

const BYTES_A_MEGABYTE = 1024 * 1024;
const PIXELS_A_MEGAPIXEL = 1_000_000;

const fault = (code: Fault["code"], params: Fault["params"] = {}): Fault => ({ name: "content", code, params });

/**
 * Makes the files that a photograph is served as: turned upright, in sRGB, without its metadata (where and with what it
 * was taken). Nothing is decoded before its first bytes and its size in pixels are known.
 *
 * @returns the files, or what is wrong with the upload.
 */
export async function encodePhoto(upload: Buffer): Promise<Encoded | Fault> {
  if (upload.byteLength > PHOTO_BYTES) return fault("photo_bytes", { max: PHOTO_BYTES / BYTES_A_MEGABYTE });
  if (pictureFormatOf(upload) === null) return fault("photo_no_picture");
  // Loaded when the first photograph comes: most providers never need it.
  const { default: sharp } = await import("sharp");
  sharp.concurrency(1);
  try {
    const { width, height, autoOrient } = await sharp(upload, { limitInputPixels: false }).metadata();
    if (width * height > PHOTO_PIXELS) return fault("photo_pixels", { max: PHOTO_PIXELS / PIXELS_A_MEGAPIXEL });
    if (autoOrient.width < PHOTO_WIDTH) return fault("photo_small", { min: PHOTO_WIDTH });
    const { data, info } = await sharp(upload, { limitInputPixels: PHOTO_PIXELS, failOn: "error" })
      .autoOrient()
      .resize({ width: photoWidths.at(-1), withoutEnlargement: true })
      .flatten({ background: "#ffffff" })
      .toColourspace("srgb")
      .raw()
      .toBuffer({ resolveWithObject: true });
    const decoded = () => sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
    const widths = photoWidths.filter((one) => one <= info.width);
    const files: EncodedFile[] = [];
    for (const one of widths) {
      const resized = decoded().resize({ width: one });
      for (const format of photoFormats) {
        files.push({ width: one, format, bytes: await smallEnough(resized, format, mostBytes[one]) });
      }
    }
    const { columns, rows } = PLACEHOLDER;
    const colours = await decoded().resize(columns, rows, { fit: "fill" }).raw().toBuffer();
    const widest = widths.at(-1) ?? info.width;
    return {
      photo: {
        digest: createHash("sha256").update(upload).digest("hex").slice(0, 32),
        width: widest,
        height: Math.round((info.height * widest) / info.width),
        widths,
        placeholder: colours.toString("hex"),
      },
      files,
    };
  } catch (error) {
    // sharp rejects a file with an `Error` whose message reveals paths.
    if (error instanceof Error) return fault("photo_broken");
    throw error;
  }
}

async function smallEnough(picture: import("sharp").Sharp, format: PhotoFormat, most: number): Promise<Buffer> {
  let bytes = Buffer.alloc(0);
  for (const quality of qualities[format]) {
    bytes = await (format === "avif"
      ? picture.clone().avif({ quality, effort: 3 })
      : picture.clone().webp({ quality })
    ).toBuffer();
    if (bytes.byteLength <= most) break;
  }
  return bytes;
}
