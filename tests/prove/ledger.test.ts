import { expect } from "vitest";
import { compareWithModel, isExact, small, spendAtOnce } from "./ledger.ts";
import { bankHere } from "./model-banks.ts";
import { onCluster } from "./small-run.ts";

const { gateways, bankOf } = bankHere();

onCluster(
  "The books",
  (onNoon) => {
    onNoon("say what plain arithmetic says", async (cluster, provider) => {
      const { differences, toursThatLeft, givenBackAfter } = await compareWithModel(cluster, bankOf(provider), small);
      expect(differences).toEqual([]);
      expect(Math.min(toursThatLeft, givenBackAfter)).toBeGreaterThan(0);
    });

    onNoon("pay out what is there and no more, to however many hands", async (cluster) => {
      const parallel = await spendAtOnce(cluster, small.rounds);
      expect(isExact(parallel), JSON.stringify(parallel)).toBe(true);
    });
  },
  gateways,
);
