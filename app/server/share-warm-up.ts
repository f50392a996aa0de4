import { brandScene } from "#app/src/page/share.ts";
import { createShareDraw } from "./share-draw.ts";

/** A process that has just started has pages to make first, milliseconds. */
const AFTER_START_MS = 20_000;

/**
 * Draws a picture that is shown nowhere: loading the library, opening the fonts and compiling the drawing take four times as long
 * as a picture, and messengers wait a second for one.
 */
export async function warmUpShareDraw(fonts: string): Promise<void> {
  const price = { amount: "۱", of: "۱" };
  const picture = { name: "شمسه", line: "شمسه", price, scene: brandScene };
  await createShareDraw(fonts)(picture, { brand: "شمسه", direction: "rtl", photograph: null });
}

/** Warms up once a process has served for a while. A failure is left to the first picture, which tells of it. */
export function warmUpLater(fonts: string): void {
  setTimeout(() => void warmUpShareDraw(fonts).catch(() => {}), AFTER_START_MS).unref();
}
