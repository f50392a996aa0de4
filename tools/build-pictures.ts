import { readFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright";
import { heroSvg } from "#design-system/illustration/hero.ts";
import { browserArguments, ensureBrowser } from "./ensure-browser.mjs";

/**
 * Draws the preview picture for links to this site, and the icons of the installed site: `node
 * tools/build-pictures.ts`.
 */
const folder = join(import.meta.dirname, "../app/public");
const font = readFileSync(join(folder, "fonts/markazi-fa.woff2")).toString("base64");
const hero = `data:image/svg+xml,${encodeURIComponent(heroSvg("dusk", "rtl"))}`;
const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: browserArguments });
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
await page.setContent(`<html lang="fa" dir="rtl"><style>
@font-face{font-family:M;src:url(data:font/woff2;base64,${font}) format("woff2");font-weight:400 700}
body{margin:0;inline-size:1200px;block-size:630px;background:#262766 url("${hero}") bottom/cover;color:#fff;font-family:M}
main{padding:72px 80px;text-shadow:0 2px 16px rgb(20 16 50 / 60%)}h1{margin:0;font-size:130px;line-height:1.1}p{margin:12px 0;font-size:44px}
</style><main><h1>شمسه</h1><p>هتل و اقامتگاه در ایران و جهان</p></main></html>`);
await page.evaluate(() => document.fonts.ready);
await page.screenshot({ path: join(folder, "og.png") });

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
