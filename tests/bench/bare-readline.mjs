/** Minimal loop that converts lines of Jalali dates, the baseline of `npm run bench -- convert`. */
import { createInterface } from "node:readline";
import { toGregorian } from "jalaali-js";

const isBatched = process.argv.includes("--batched");
const two = (n) => String(n).padStart(2, "0");
let text = "";
const lines = createInterface({ input: process.stdin });
lines.on("line", (line) => {
  const [year, month, day] = line.split("/");
  const { gy, gm, gd } = toGregorian(Number(year), Number(month), Number(day));
  const converted = `${gy}-${two(gm)}-${two(gd)}\n`;
  if (!isBatched) {
    process.stdout.write(converted);
    return;
  }
  text += converted;
  if (text.length < 65_536) return;
  process.stdout.write(text);
  text = "";
});
lines.on("close", () => process.stdout.write(text));
