import { spawnSync } from "node:child_process";
import { join } from "node:path";

const ROUNDS = 41;
const INDEX = join(import.meta.dirname, "../../cli/index.ts");

const commands = {
  node: ["-e", "0"],
  help: [INDEX, "--help"],
  date: [INDEX, "date", "convert", "1405/8/30"],
} as const;
type Name = keyof typeof commands;

/**
 * `npm run bench -- cli`: start-up time of the command line, against a Node that does nothing. Programs alternate;
 * medians in milliseconds; the first round of each is discarded. Prints one JSON line.
 */
export async function run(): Promise<void> {
  const times: Record<Name, number[]> = { node: [], help: [], date: [] };
  for (let round = 0; round <= ROUNDS; round++) {
    for (const name of Object.keys(times) as Name[]) {
      const started = performance.now();
      const { status } = spawnSync(process.execPath, commands[name], { stdio: "ignore" });
      if (status !== 0) throw new Error(`${name} ended with ${status}`);
      if (round > 0) times[name].push(performance.now() - started);
    }
  }
  const of = (name: Name): number => times[name].toSorted((one, other) => one - other)[ROUNDS >> 1] ?? 0;
  console.log(
    JSON.stringify({
      bench: "cli",
      node_ms: Number(of("node").toFixed(1)),
      help_ms: Number(of("help").toFixed(1)),
      help_of_node: Number((of("help") / of("node")).toFixed(2)),
      date_convert_ms: Number(of("date").toFixed(1)),
    }),
  );
}
