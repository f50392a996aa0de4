import { run } from "#tools/run.mjs";

/** Before a run of tests: the provider is built, which some of them start as a process of its own. */
export default (): Promise<void> => run(process.execPath, ["tools/build-provider.mjs"]);
