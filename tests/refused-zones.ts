import { refuseZones } from "./refuse-zones.ts";

/** Loaded before a process (`--import`), no time zone is known in it by its name. */
refuseZones();
