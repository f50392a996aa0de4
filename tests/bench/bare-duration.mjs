/** Minimal loop over the table of zones, the baseline of `npm run bench -- duration`. It validates nothing. */
import { createInterface } from "node:readline";
import { airportZones } from "#domain/place/airports.ts";
import { zones } from "#domain/time/zones.ts";

const isBatched = process.argv.includes("--batched");

/** Seconds since 1970-01-01 UTC of `2026-11-25T22:45` at an airport. */
function instantOf(text, airport) {
  const local = Date.parse(`${text}Z`) / 1000;
  const table = zones[airportZones.get(airport)];
  for (let at = table.length - 2; at > 0; at -= 2) {
    if (local >= table[at] + table[at + 1]) return local - table[at + 1];
  }
  return local - table[1];
}

let text = "";
const lines = createInterface({ input: process.stdin });
lines.on("line", (line) => {
  const [from, to, departs, arrives] = line.split(" ");
  const minutes = `${(instantOf(arrives, to) - instantOf(departs, from)) / 60}\n`;
  if (!isBatched) {
    process.stdout.write(minutes);
    return;
  }
  text += minutes;
  if (text.length < 65_536) return;
  process.stdout.write(text);
  text = "";
});
lines.on("close", () => process.stdout.write(text));
