import { refuseZones } from "./refuse-zones.ts";

/** Preloaded before a process (`--import`), it removes all named time zones. */
refuseZones();
