import { onServer, type TestProvider } from "#tests/engines.ts";
import { retryingClient } from "#tests/support/retrying-client.ts";
import { standAtFrozenNoon } from "#tests/support/stay.ts";
import { type TestCluster, testClusterOf } from "./test-cluster.ts";

type SmallRun = (cluster: TestCluster, provider: TestProvider) => Promise<void>;

/** Runs small sizes of proofs on a provider in this process, at noon. `prepare` may change its services before. */
export const onCluster = (
  name: string,
  body: (onNoon: (sentence: string, run: SmallRun) => void) => void,
  prepare?: Parameters<typeof onServer>[2],
): void =>
  onServer(
    name,
    (provider, onEngine) =>
      body((sentence, run) =>
        onEngine(sentence, async () => {
          const { services, app } = provider;
          await standAtFrozenNoon(services.database);
          await run(testClusterOf(services.database, [retryingClient(app)], services.settings), provider);
        }),
      ),
    prepare,
  );
