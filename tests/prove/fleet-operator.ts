import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { AlarmsValue } from "#domain/contract/operator.shapes.ts";
import type { DifferenceValue } from "#domain/contract/settlement.shapes.ts";
import { readSettings } from "#provider/kernel/settings.ts";
import { callerOf, newKey } from "#tests/support/client.ts";
import { runHere } from "#tests/support/run-cli.ts";
import type { RunningFleet } from "#tools/fleet/fleet.ts";

/** Operator of a fleet, who uses `shamseh` after a restore. */
export type Operator = {
  /**
   * `shamseh doctor`: names of failed checks, except the browser, which no database needs. A provider that does not
   * answer within its two seconds is retried.
   */
  doctor(): Promise<readonly string[]>;
  /** `shamseh operator settlement test --day …`: all open differences. */
  settlement(day: string): Promise<readonly DifferenceValue[]>;
  /** Refunds found money through its gateway, or by hand when that no longer takes it back. */
  giveBack(difference: DifferenceValue): Promise<"returned" | "by hand">;
  /** Resolves every alarm of a kind and returns their number. */
  resolveAlarms(kind: string): Promise<number>;
  close(): void;
};

const NAME = "Mina";
const REASON = "after a restore";

const MAX_TIMES = 10;

export function operatorOf({ ports }: RunningFleet): Operator {
  const { operatorToken } = readSettings({ APP_ENV: "demo" });
  const folder = mkdtempSync(join(tmpdir(), "shamseh-operator-"));
  const tokenFile = join(folder, "operator.token");
  writeFileSync(tokenFile, operatorToken, { mode: 0o600 });
  const url = `http://127.0.0.1:${ports.provider1}`;
  const where = ["--token-file", tokenFile, "--provider-url", url, "--json"];
  const env = { ...process.env, PORT: String(ports.site), PROVIDER_URL: url, DATABASE_URL: "the fleet's" };
  const calls = callerOf(
    { request: (path, init) => fetch(new URL(String(path), url), init) },
    { Authorization: `Bearer ${operatorToken}` },
  );
  return {
    async doctor() {
      for (let time = 1; ; time++) {
        const { out } = await runHere(["doctor", ...where], undefined, env);
        const { checks } = JSON.parse(out) as { checks: { name: string; isWell: boolean; detail: string }[] };
        const problems = checks.filter(({ name, isWell }) => !isWell && name !== "browser");
        const isBusy = problems.some(({ detail }) => detail === "timeout");
        if (!isBusy || time === MAX_TIMES) return problems.map(({ name }) => name);
      }
    },
    async settlement(day) {
      const words = ["operator", "settlement", "test", "--day", day, "--operator", NAME, ...where];
      const { out, err } = await runHere(words, undefined, env);
      if (out === "") throw new Error(`No settlement was compared: ${err}`);
      return (JSON.parse(out) as { differences: DifferenceValue[] }).differences;
    },
    async giveBack({ id }) {
      const path = `operator/v2/differences/${id}/return`;
      const { value } = await calls.post<{ state: string }>(path, { operator: NAME, reason: REASON }, newKey());
      if (value?.state === "returned") return "returned";
      const byHand = { operator: NAME, reason: REASON, reference: `by-hand-${id}` };
      const { text, value: now } = await calls.post<{ state: string }>(path, byHand, newKey());
      if (now?.state !== "returned") throw new Error(`Difference ${id} was not returned: ${text}`);
      return "by hand";
    },
    async resolveAlarms(kind) {
      for (let resolved = 0; ; ) {
        const { items } = (await calls.get<AlarmsValue>("operator/v2/alarms")).value;
        const some = items.filter((alarm) => alarm.kind === kind);
        if (some.length === 0) return resolved;
        for (const { id } of some) {
          const path = `operator/v2/alarms/${id}/resolve`;
          const { status, text } = await calls.post(path, { operator: NAME, reason: REASON }, newKey());
          if (status !== 200) throw new Error(`Alarm ${id} was not resolved: ${text}`);
        }
        resolved += some.length;
      }
    },
    close: () => rmSync(folder, { recursive: true }),
  };
}
