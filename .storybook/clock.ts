import { freezeClock, STORY_NOW } from "./frozen-clock.ts";

// A module of its own, imported first: no story and no component may read the clock before it stands still.
freezeClock(STORY_NOW);
