import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import subsetFont from "subset-font";
import { root } from "./paths.mjs";

/** Cuts the two variable fonts to the letters that the site writes, into `app/public/fonts`. Run after a font's update. */
const range = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join("");
const persian = `،؛؟${range(0x621, 0x65f)}٪٫٬ٰپچژکگۀی۔${range(0x6f0, 0x6f9)}${range(0x200c, 0x200f)} `;
const latin = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}${range(0x2010, 0x2026)}‰‹›€←↑→↓−`;

const fonts = [
  ["vazirmatn", "vazirmatn"],
  ["markazi-text", "markazi"],
];

mkdirSync(join(root, "app/public/fonts"), { recursive: true });
for (const [name, file] of fonts) {
  for (const [script, suffix, text] of [
    ["arabic", "fa", persian],
    ["latin", "latin", latin],
  ]) {
    const source = join(root, `node_modules/@fontsource-variable/${name}/files/${name}-${script}-wght-normal.woff2`);
    const cut = await subsetFont(readFileSync(source), text, {
      targetFormat: "woff2",
      variationAxes: { wght: { min: 400, max: 700 } },
    });
    writeFileSync(join(root, `app/public/fonts/${file}-${suffix}.woff2`), cut);
    console.log(`${file}-${suffix}.woff2 ${cut.length}`);
  }
}
