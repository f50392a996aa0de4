import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import subsetFont from "subset-font";
import { root } from "./paths.mjs";

/** Cuts the two variable fonts to the letters that the site writes, into `app/public/fonts`. Run after a font's update. */
const range = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join("");
const persian = `،؛؟${range(0x621, 0x65f)}٪٫٬ٰپچژکگۀی۔${range(0x6f0, 0x6f9)}${range(0x200c, 0x200f)} \u00a0`;
const latin = `${range(0x20, 0x7e)}\u00a0«°±²·»×${range(0x2010, 0x2026)}←↑→↓−`;

/** Letters of other languages that are written in Latin, and signs that few pages have: fetched where one of them stands. */
const accents = `${range(0xa1, 0xff).replace(/[«°±²·»×]/g, "")}‰‹›€`;

/** What stands between Persian words, ASCII digits, and the Latin letters of every page: most pages need no others. */
const signs = `!"%()*+,-./0123456789:«»·×±²–—•…−←→${"English, Natural Earth".replace(/\W/g, "")}`;

/** A map draws letter by letter, each in the shape that it has in its word: Unicode's presentation forms. */
const joined = `${persian}${range(0xfb50, 0xfbff)}${range(0xfe70, 0xfefc)}`;

/** Headlines have one weight. */
const fonts = [
  ["vazirmatn", "vazirmatn", { min: 400, max: 700 }],
  ["markazi-text", "markazi", 600],
];

/** Writes the letters of `text` as a file of the site. */
async function write(name, script, file, text, variationAxes) {
  const source = join(root, `node_modules/@fontsource-variable/${name}/files/${name}-${script}-wght-normal.woff2`);
  const cut = await subsetFont(readFileSync(source), text, { targetFormat: "woff2", variationAxes });
  writeFileSync(join(root, `app/public/fonts/${file}.woff2`), cut);
  console.log(`${file}.woff2 ${cut.length}`);
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
