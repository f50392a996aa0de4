import { logIn } from "#tests/support/client.ts";
import { type Fuzzed, fuzz, stands } from "./fuzz.ts";
import type { Proof } from "./main.ts";
import { numberFrom } from "./options.ts";
import { onProvingGround, startProvider } from "./provider-processes.ts";
import { startWebsite } from "./website-process.ts";

type Target = { url: string; bearer: string; isAlive: () => boolean };
type Outcome = Fuzzed & { same_process: boolean; answers_afterwards: boolean };

async function fuzzAt(
  { url, bearer, isAlive }: Target,
  paths: readonly string[],
  count: number,
  seed: number,
): Promise<Outcome> {
  const fuzzed = await fuzz(url, bearer, count, seed);
  const after = await Promise.all(
    paths.map((path) => fetch(url + path, { headers: { "Client-Token": "shamseh-web" } }).then(({ status }) => status)),
  );
  return { ...fuzzed, same_process: isAlive(), answers_afterwards: after.every((status) => status === 200) };
}

/** G8: `--requests` (100,000) hostile requests, half of them at the provider and half at the website before it. */
export const run = (args: readonly string[]): Promise<Proof> =>
  onProvingGround(async ({ url }) => {
    const half = Math.ceil(numberFrom(args, "requests", 100_000) / 2);
    const seed = numberFrom(args, "seed", 1);
    const behind = await startProvider({ url });
    const before = await startWebsite(behind.port);
    const { token: bearer } = await logIn(behind.client, "09010000099");
    let [isProviderHere, isWebsiteHere] = [true, true];
    void behind.ended.then(() => {
      isProviderHere = false;
    });
    void before.ended.then(() => {
      isWebsiteHere = false;
    });
    const provider = await fuzzAt(
      { url: `http://127.0.0.1:${behind.port}`, bearer, isAlive: () => isProviderHere },
      ["/content/v2/home", "/readyz"],
      half,
      seed,
    );
    const website = await fuzzAt(
      { url: before.url, bearer, isAlive: () => isWebsiteHere },
      ["/", "/IranHotels.html"],
      half,
      seed + 1,
    );
    before.child.kill("SIGTERM");
    await behind.stop();
    const outcomes = [provider, website];
    return {
      holds: outcomes.every((one) => stands(one) && one.same_process && one.answers_afterwards),
      provider,
      website,
    };
  });
