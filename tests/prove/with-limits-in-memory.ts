import { editModules } from "./taken-out.ts";

/** Loaded before a provider (`--import`), it has the limits of one address counted by each process for itself. */
editModules({
  "/provider/start.ts": [
    [
      "createAddressLimits(settings.limitFactor, vault)",
      `(await import("${import.meta.resolve("./limits-in-memory.ts")}")).limitsInMemory(settings.limitFactor)`,
    ],
  ],
});
