import { readSettings } from "#provider/settings.ts";
import { callerOf } from "#tests/support/client.ts";
import { numberFrom } from "./house.ts";
import { compareWithModel, isExact, spendAtOnce } from "./ledger.ts";
import type { Proof } from "./main.ts";
import { onProvingGround } from "./provider-processes.ts";

/** G6: `--commands` (10,000) for each of `--seeds` (20) against a model, and `--rounds` (100) of 64 parallel spends. */
export const run = (args: readonly string[]): Promise<Proof> =>
  onProvingGround(({ withProviders }) =>
    withProviders([{}], async (house) => {
      const [door] = house.doors;
      if (door === undefined) throw new Error("There is no provider");
      const operator = callerOf(door, { Authorization: `Bearer ${readSettings({}).operatorToken}` });
      const model = await compareWithModel(house, operator, {
        seeds: numberFrom(args, "seeds", 20),
        count: numberFrom(args, "commands", 10_000),
      });
      const parallel = await spendAtOnce(house, numberFrom(args, "rounds", 100));
      return { holds: model.differences.length === 0 && isExact(parallel), model, parallel };
    }),
  );
