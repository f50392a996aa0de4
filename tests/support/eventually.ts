import { vi } from "vitest";

/** Timeout for results that are immediate on an idle machine, milliseconds. */
const PATIENCE = 30_000;

/**
 * Waits until a check no longer throws. Vitest's own wait gives up after a second, which is too short on a busy
 * machine.
 *
 * @throws the last error of the check.
 */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> => vi.waitFor(check, { timeout: PATIENCE });
