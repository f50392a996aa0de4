import { run } from "#tools/run.mjs";

/** Global set-up of a test run: builds the provider, which some tests start as a process. */
export default (): Promise<void> => run(process.execPath, ["tools/build-provider.mjs"]);
