import { clockShift, shiftClock } from "./shift-clock.ts";

/** Preloaded before a process (`--import`), it shifts its clock by `CLOCK_SHIFT_SECONDS`. */
shiftClock(clockShift() * 1_000);
