import { loadScenarioTests } from "./load-scenario-tests.ts";

loadScenarioTests("pglite");
