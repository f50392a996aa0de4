import { setTimeout as delay } from "node:timers/promises";
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { openTown } from "./town.ts";
import { peopleLive } from "./crash.ts";
const town = await openTown({ engine: "pglite", people: 400, rooms: 50_000 });
const lives = peopleLive(town, 4);
for (let kill = 0; kill < Number(process.argv[2] ?? 60); kill++) {
  await delay(100 + Math.random() * 900);
  await town.provider().kill();
  const ms = Math.round(await town.restart());
  console.log(new Date().toISOString().slice(11, 19), kill, ms);
}
await lives.end();
await town.close();
