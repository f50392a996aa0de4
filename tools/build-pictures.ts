import { readFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright";
import { browserArguments, ensureBrowser } from "./ensure-browser.mjs";

/** Draws the icons of the installed site: `node tools/build-pictures.ts`. */
const folder = join(import.meta.dirname, "../app/public");
const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: browserArguments });
const page = await browser.newPage();
const icon = readFileSync(join(folder, "icon.svg"), "utf8");
const ground = /fill="(#\w+)"/.exec(icon)?.[1] ?? "none";
/** Icons: side in pixels, and the share of it that the drawing takes. A device may crop a fifth of a maskable one. */
const icons = [
  { name: "icon-192.png", side: 192, share: 1, isFilled: false },
  { name: "icon-512.png", side: 512, share: 1, isFilled: false },
  { name: "icon-maskable.png", side: 512, share: 0.8, isFilled: true },
  { name: "icon-apple.png", side: 180, share: 0.9, isFilled: true },
];
for (const { name, side, share, isFilled } of icons) {
  await page.setViewportSize({ width: side, height: side });
  await page.setContent(`<style>body{margin:0;display:grid;place-items:center;block-size:${side}px;background:${isFilled ? ground : "none"}}
svg{inline-size:${side * share}px;block-size:${side * share}px}</style>${icon}`);
  await page.screenshot({ path: join(folder, name), omitBackground: true });
}
await browser.close();
