import type { Sharp, SharpConstructor } from "sharp";
import type { SharePicture } from "#app/src/page/page.ts";
import type { Direction } from "#design-system/illustration/scene.ts";
import { HEIGHT, shareGround, WIDTH } from "./share-ground.ts";
import { shareWords } from "./share-words.ts";

/** The most bytes of a share picture: messengers leave out larger ones. */
const MOST_BYTES = 100_000;
/** Qualities of JPEG that are tried until it is small enough, and the least that keeps each pixel's colour. */
const QUALITIES = [76, 64, 50, 38];
const COLOURFUL = 60;

let loading: Promise<SharpConstructor> | null = null;

/** The drawing library with our fonts alone, whatever the machine has; loaded with the first picture. */
function library(fonts: string): Promise<SharpConstructor> {
  loading ??= (async () => {
    // Fontconfig reads it once, at the first text.
    process.env["FONTCONFIG_FILE"] = `${fonts}/fonts.conf`;
    const { default: sharp } = await import("sharp");
    sharp.concurrency(1);
    sharp.cache(false);
    return sharp;
  })();
  loading.catch(() => {
    loading = null;
  });
  return loading;
}

/** The picture as JPEG; of the last quality in any case. */
async function smallEnough(picture: Sharp): Promise<Buffer> {
  let bytes = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    const chromaSubsampling = quality >= COLOURFUL ? "4:4:4" : "4:2:0";
    bytes = await picture.clone().jpeg({ quality, chromaSubsampling }).toBuffer();
    if (bytes.byteLength <= MOST_BYTES) break;
  }
  return bytes;
}

/** `photograph`: the bytes of the place's own, which then lies under the panel; null: its drawing does. */
export type ShareDrawing = { brand: string; direction: Direction; photograph: Uint8Array | null };

/** Draws share pictures, 1200 × 630, with the fonts of a folder. */
export function createShareDraw(fonts: string) {
  return async (picture: SharePicture, drawing: ShareDrawing): Promise<Buffer> => {
    const sharp = await library(fonts);
    const { direction, photograph } = drawing;
    const ground = Buffer.from(shareGround(picture.scene, direction, photograph !== null));
    const words = await shareWords(sharp, picture, drawing);
    return smallEnough(
      photograph === null
        ? sharp(ground).composite(words)
        : sharp(photograph)
            .resize(WIDTH, HEIGHT, { fit: "cover" })
            .composite([{ input: ground }, ...words]),
    );
  };
}
