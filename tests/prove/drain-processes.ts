import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { startBank } from "./bank-process.ts";
import { bootOf } from "./boot.ts";
import { type Drained, isDrainedWell, stopUnderLoad } from "./drain.ts";
import type { Proof } from "./main.ts";
import { numberFrom } from "./options.ts";
import { onProvingGround, startProvider } from "./provider-processes.ts";
import { type Started, startWebsite } from "./website-process.ts";

const BOOTS_WITHIN_MS = 5_000;

const calls = ["/content/v2/home", "/property/v2/listing?scope=iran", "/base/v2/context", "/base/v2/cities"];
const bankPaths = ["/pg/books", "/bank.css", "/pg/StartPay/none"];
const pages = ["/", "/IranHotels.html", "/Content/About.html", "/IsfahanHotels.html"];

type Figures = {
  times: number;
  well: number;
  answered: number;
  cut: number;
  slowest_exit_s: number;
  slowest_boot_ms: number;
  dearest_boot_cpu_ms: number;
  forced_ms: number;
  worst?: Drained;
};

async function repeat(
  times: number,
  start: () => Promise<Started>,
  paths: readonly string[],
  hasReadiness = true,
): Promise<Figures> {
  const figures: Figures = {
    times,
    well: 0,
    answered: 0,
    cut: 0,
    slowest_exit_s: 0,
    slowest_boot_ms: 0,
    dearest_boot_cpu_ms: 0,
    forced_ms: 0,
  };
  for (let time = 0; time < times; time++) {
    const { url, child, ended, boot } = await start();
    const served = { url, hasReadiness, signal: () => child.kill("SIGTERM"), ended };
    const drained = await stopUnderLoad(served, paths);
    figures.answered += drained.answered;
    figures.cut += drained.cut;
    if (isDrainedWell(drained, served)) figures.well += 1;
    else figures.worst = drained;
    figures.slowest_exit_s = Math.max(figures.slowest_exit_s, drained.seconds);
    figures.slowest_boot_ms = Math.max(figures.slowest_boot_ms, boot.ms);
    figures.dearest_boot_cpu_ms = Math.max(figures.dearest_boot_cpu_ms, boot.cpuMs);
  }
  // A second signal does not wait.
  const { child, ended } = await start();
  const signalledAt = performance.now();
  child.kill("SIGTERM");
  await delay(20);
  child.kill("SIGTERM");
  await ended;
  figures.forced_ms = Math.round(performance.now() - signalledAt);
  return figures;
}

const FORCED_WITHIN_MS = 250;
const isWell = ({ times, well, dearest_boot_cpu_ms, forced_ms }: Figures): boolean =>
  well === times && dearest_boot_cpu_ms <= BOOTS_WITHIN_MS && forced_ms < FORCED_WITHIN_MS;

/**
 * G14: provider, website and bank, each stopped `--times` (20) under 60 keep-alive connections. The website must be
 * built.
 */
export const run = (args: readonly string[]): Promise<Proof> =>
  onProvingGround(async ({ url }) => {
    const times = numberFrom(args, "times", 20);
    const startsProvider = async (): Promise<Started> => {
      const startedAt = performance.now();
      const process = await startProvider({ url });
      return {
        url: `http://127.0.0.1:${process.port}`,
        pid: process.pid,
        child: process.process,
        ended: process.ended,
        boot: bootOf(process.pid, startedAt),
      };
    };
    const provider = await repeat(times, startsProvider, calls);
    const behind = await startProvider({ url });
    const website = await repeat(times, () => startWebsite(behind.port), pages);
    await behind.stop();
    const startsBank = async (): Promise<Started> => {
      const startedAt = performance.now();
      const bank = await startBank(mkdtempSync(join(tmpdir(), "shamseh-drain-")));
      const pid = bank.child.pid ?? 0;
      return { ...bank, pid, boot: bootOf(pid, startedAt) };
    };
    const bank = await repeat(times, startsBank, bankPaths, false);
    return { holds: [provider, website, bank].every(isWell), provider, website, bank };
  });
