import { raceTests } from "./race-tests.ts";

raceTests("stay");
