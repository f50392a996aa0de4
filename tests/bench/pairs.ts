import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { numberFrom } from "#tests/prove/options.ts";
import { root } from "#tools/paths.mjs";
import { interval, percentile, round } from "./figures.ts";

/**
 * `npm run bench -- pairs <one> <other> [--before <folder>] [--pairs 40]`: cost of a turn of one side over that of the
 * other, alternating in one run; the order within each pair is random. The sides are named in `pair-process.ts`; with
 * `--before` the other one runs in the checkout of another version, with its packages. Prints the median of each, the
 * median of the pairs' ratios, and the 95 % interval of their geometric mean: an interval from 1.00 on means that the
 * first side costs no less.
 */
export async function run(args: readonly string[]): Promise<void> {
  const [one = "", other = one] = args.filter(
    (arg, place) => !arg.startsWith("--") && !args[place - 1]?.startsWith("--"),
  );
  const before = args.indexOf("--before");
  const here = await startSide(root, one);
  const there = await startSide(before < 0 ? root : (args[before + 1] ?? root), other);
  const costs: { here: number; there: number }[] = [];
  try {
    for (let pair = 0; pair < numberFrom(args, "pairs", 40); pair++) {
      const isFirst = Math.random() < 0.5;
      const first = await turnOf(isFirst ? here : there);
      const second = await turnOf(isFirst ? there : here);
      costs.push(isFirst ? { here: first, there: second } : { here: second, there: first });
    }
  } finally {
    here.kill();
    there.kill();
  }
  const ratios = costs.map((cost) => cost.here / cost.there);
  const { low, high } = interval(ratios);
  console.log(
    JSON.stringify({
      bench: "pairs",
      one,
      other: before < 0 ? other : `${other} before`,
      pairs: costs.length,
      one_costs:
        percentile(
          costs.map((cost) => 1_000 * cost.here),
          0.5,
        ) / 1_000,
      other_costs:
        percentile(
          costs.map((cost) => 1_000 * cost.there),
          0.5,
        ) / 1_000,
      ratio: round(
        percentile(
          ratios.map((ratio) => 1_000 * ratio),
          0.5,
        ) / 1_000,
        3,
      ),
      interval: [round(low, 3), round(high, 3)],
    }),
  );
}

async function startSide(version: string, side: string): Promise<ChildProcess> {
  const child = fork(join(version, "tests/bench/pair-process.ts"), [side], { cwd: version });
  const ended = once(child, "exit").then(([code]) => {
    throw new Error(`The side ${side} ended with ${code}`);
  });
  await Promise.race([once(child, "message"), ended]);
  ended.catch(() => {});
  return child;
}

async function turnOf(child: ChildProcess): Promise<number> {
  child.send("turn");
  const [cost] = (await once(child, "message")) as [number];
  return cost;
}
