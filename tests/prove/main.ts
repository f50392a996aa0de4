import buildProviderFirst from "#tests/built-provider.ts";
import { takeRunFolder } from "#tests/run-folder.ts";

/**
 * `npm run prove -- <name> [options]`: each proof is a file beside this one that exports `run` (see `defineProof`) and prints one line of
 * JSON, its figures and `"holds"`. With `--pool` its providers connect through PgBouncer. The command fails when a
 * proof does not hold. Small runs of the same proofs are tests.
 */
const [name = "", ...args] = process.argv.slice(2);

export type Proof = { readonly holds: boolean } & Readonly<Record<string, unknown>>;

const proofs: Record<string, () => Promise<{ run(args: readonly string[]): Promise<Proof> }>> = {
  race: () => import("./races.ts"),
  changes: () => import("./changes.ts"),
  deadlines: () => import("./deadlines.ts"),
  keys: () => import("./keys.ts"),
  fares: () => import("./fares.ts"),
  otp: () => import("./otp.ts"),
  idempotency: () => import("./idempotency.ts"),
  ledger: () => import("./ledger.ts"),
  "live-facts": () => import("./live-facts.ts"),
  access: () => import("./access.ts"),
  callbacks: () => import("./callbacks.ts"),
  parts: () => import("./parts.ts"),
  codes: () => import("./codes.ts"),
  change: () => import("./change.ts"),
  fuzz: () => import("./fuzz.ts"),
  typed: () => import("./typed.ts"),
  "fleet-payments": () => import("./fleet-payments.ts"),
  "fleet-poison": () => import("./fleet-poison.ts"),
  drain: () => import("./drain.ts"),
  "embedded-memory": () => import("./embedded-memory.ts"),
  crash: () => import("./crash.ts"),
  taps: () => import("./taps-browser.ts"),
  engines: () => import("./engine-tests.ts"),
  ways: () => import("./ways-browser.ts"),
  settlement: () => import("./settlement.ts"),
  vouchers: () => import("./vouchers.ts"),
  database: () => import("./database.ts"),
  inventory: () => import("./inventory.ts"),
  import: () => import("./import.ts"),
  lounge: () => import("./lounge.ts"),
  production: () => import("./production.ts"),
  "fleet-coherence": () => import("./fleet-coherence.ts"),
  visual: () => import("./visual.ts"),
  "fleet-kill": () => import("./fleet-kill.ts"),
  "fleet-restore": () => import("./fleet-restore.ts"),
  "fleet-deploy": () => import("./fleet-deploy.ts"),
  "fleet-limits": () => import("./fleet-limits.ts"),
  "fleet-primary": () => import("./fleet-primary.ts"),
  "fleet-standby": () => import("./fleet-standby.ts"),
  steady: () => import("./steady.ts"),
  holidays: () => import("./holidays.ts"),
  redirects: async () => (await import("./website-proofs.ts")).redirects,
  canary: async () => (await import("./website-proofs.ts")).canary,
  coalescing: async () => (await import("./website-proofs.ts")).coalescing,
  memory: async () => (await import("./website-proofs.ts")).memory,
  overload: async () => (await import("./website-proofs.ts")).overloads,
};

const load = proofs[name];
if (load === undefined) {
  console.error(`Name a proof: ${Object.keys(proofs).join(", ")}.`);
  process.exit(2);
}
// On a signal it ends its child processes too: each listens to `exit`.
for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => process.exit(1));
await buildProviderFirst();
const { remove } = takeRunFolder();
const started = performance.now();
const { holds, ...figures } = await (await load()).run(args);
console.log(
  JSON.stringify({ proof: name, holds, ...figures, seconds: Math.round((performance.now() - started) / 1000) }),
);
remove();
process.exit(holds ? 0 : 1);
