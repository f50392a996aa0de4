import { raceTests } from "./race-tests.ts";

raceTests("flight");
