import buildProviderFirst from "#tests/built-provider.ts";
import { takeRunFolder } from "#tests/run-folder.ts";

/**
 * `npm run prove -- <name> [options]`: each proof is a file beside this one with `run(args)`, which prints one line of
 * JSON, its figures and `"holds"`. With `--pool` its providers connect through PgBouncer. The command fails when a
 * proof does not hold. Small runs of the same proofs are tests.
 */
const [name = "", ...args] = process.argv.slice(2);

export type Proof = { readonly holds: boolean } & Readonly<Record<string, unknown>>;

const proofs: Record<string, () => Promise<{ run(args: readonly string[]): Promise<Proof> }>> = {
  race: () => import("./race-processes.ts"),
  changes: () => import("./changes-processes.ts"),
  deadlines: () => import("./deadlines-processes.ts"),
  keys: () => import("./keys-processes.ts"),
  fares: () => import("./fares-processes.ts"),
  otp: () => import("./otp.ts"),
  idempotency: () => import("./idempotency-processes.ts"),
  ledger: () => import("./ledger-processes.ts"),
  "live-facts": () => import("./live-facts-processes.ts"),
  access: () => import("./access-engines.ts"),
  callbacks: () => import("./callbacks-processes.ts"),
  fuzz: () => import("./fuzz-processes.ts"),
  typed: () => import("./typed.ts"),
  "fleet-payments": () => import("./fleet-payments-processes.ts"),
  "fleet-poison": () => import("./fleet-poison-processes.ts"),
  drain: () => import("./drain-processes.ts"),
  "embedded-memory": () => import("./embedded-memory-processes.ts"),
  crash: () => import("./crash-processes.ts"),
  taps: () => import("./taps-browser.ts"),
  ways: () => import("./ways-browser.ts"),
  settlement: () => import("./settlement-processes.ts"),
  vouchers: () => import("./vouchers-processes.ts"),
  database: () => import("./database-processes.ts"),
  inventory: () => import("./inventory-engines.ts"),
  import: () => import("./import-processes.ts"),
  lounge: () => import("./lounge.ts"),
  production: () => import("./production-processes.ts"),
  "fleet-coherence": () => import("./fleet-coherence-processes.ts"),
  visual: () => import("./visual.ts"),
  "fleet-kill": () => import("./fleet-kill.ts"),
  "fleet-restore": () => import("./fleet-restore.ts"),
  "fleet-deploy": () => import("./fleet-deploy.ts"),
  "fleet-limits": () => import("./fleet-limits-processes.ts"),
  "fleet-primary": () => import("./fleet-primary.ts"),
  "fleet-standby": () => import("./fleet-standby.ts"),
  steady: () => import("./steady.ts"),
  holidays: () => import("./holidays.ts"),
  redirects: async () => ({ run: (await import("./website-proofs.ts")).redirects }),
  canary: async () => ({ run: (await import("./website-proofs.ts")).canary }),
  coalescing: async () => ({ run: (await import("./website-proofs.ts")).coalescing }),
  memory: async () => ({ run: (await import("./website-proofs.ts")).memory }),
  overload: async () => ({ run: (await import("./website-proofs.ts")).overloads }),
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
