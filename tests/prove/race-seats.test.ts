import { raceTests } from "./race-tests.ts";

raceTests("seats");
