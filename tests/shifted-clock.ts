import { clockShift, shiftClock } from "./shift-clock.ts";

/** Loaded before a process (`--import`), it sets the clock that it reads wrong by `CLOCK_SHIFT_SECONDS`. */
shiftClock(clockShift() * 1_000);
