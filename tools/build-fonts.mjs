import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import subsetFont from "subset-font";
import { root } from "./paths.mjs";

/**
 * Subsets the two variable fonts to the site's letters, into `app/public/fonts`, and to those of share pictures, into
 * `app/public/share`. Run after a font's update.
 */
const range = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join("");
const persian = `،؛؟${range(0x621, 0x65f)}٪٫٬ٰپچژکگۀی۔${range(0x6f0, 0x6f9)}${range(0x200c, 0x200f)} \u00a0`;
const latin = `${range(0x20, 0x7e)}\u00a0«°±²·»×${range(0x2010, 0x2026)}←↑→↓−`;

/** Letters of other Latin-script languages, and rare signs: fetched only by pages that contain them. */
const accents = `${range(0xa1, 0xff).replace(/[«°±²·»×]/g, "")}‰‹›€`;

/** Punctuation, ASCII digits, and the Latin letters of every page: most pages need no other characters. */
const signs = `!"%()*+,-./0123456789:«»·×±²–—•…−←→${"English, Natural Earth".replace(/\W/g, "")}`;

/** A map draws each letter separately, in the shape that it has in its word: Unicode's presentation forms. */
const joined = `${persian}${range(0xfb50, 0xfbff)}${range(0xfe70, 0xfefc)}`;

/** Headlines have one weight. */
const fonts = [
  ["vazirmatn", "vazirmatn", { min: 400, max: 700 }],
  ["markazi-text", "markazi", 600],
];

/** Share pictures are drawn by Pango, which reads no compressed fonts: a file for each weight that they use. */
const drawn = [
  ["vazirmatn", 500],
  ["vazirmatn", 700],
  ["markazi-text", 600],
];

/** Writes a font file of the site with the letters of `text`. */
async function write(name, script, file, text, variationAxes) {
  const isDrawn = file.endsWith(".ttf");
  const source = join(root, `node_modules/@fontsource-variable/${name}/files/${name}-${script}-wght-normal.woff2`);
  const targetFormat = isDrawn ? "truetype" : "woff2";
  const cut = await subsetFont(readFileSync(source), text, { targetFormat, variationAxes });
  writeFileSync(join(root, "app/public", isDrawn ? `share/${file}` : `fonts/${file}.woff2`), cut);
  console.log(`${file} ${cut.length}`);
}

mkdirSync(join(root, "app/public/fonts"), { recursive: true });
for (const [name, file, wght] of fonts) {
  await write(name, "arabic", `${file}-fa`, persian, { wght });
  await write(name, "latin", `${file}-signs`, signs, { wght });
  await write(name, "latin", `${file}-latin`, latin, { wght });
  await write(name, "latin", `${file}-accents`, accents, { wght });
}
await write("vazirmatn", "arabic", "vazirmatn-map", joined, { wght: 600 });
await write("vazirmatn", "latin", "vazirmatn-map-latin", latin + accents, { wght: 600 });

mkdirSync(join(root, "app/public/share"), { recursive: true });
for (const [name, wght] of drawn) {
  await write(name, "arabic", `${name}-${wght}-fa.ttf`, persian, { wght });
  await write(name, "latin", `${name}-${wght}-latin.ttf`, latin + accents, { wght });
}
