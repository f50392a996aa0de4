import { raceTests } from "./race-tests.ts";

raceTests("tour");
