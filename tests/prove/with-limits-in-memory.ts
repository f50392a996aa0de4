import { editModules } from "./taken-out.ts";

/** Preloaded before a provider (`--import`), it makes each process count the limits of one address by itself. */
editModules({
  "/provider/start.ts": [
    [
      "createAddressLimits(settings.limitFactor, vault)",
      `(await import("${import.meta.resolve("./limits-in-memory.ts")}")).limitsInMemory(settings.limitFactor)`,
    ],
  ],
});
