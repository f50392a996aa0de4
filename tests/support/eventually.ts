import { vi } from "vitest";

/** How long is waited for what comes at once on a machine that has nothing else to do, milliseconds. */
const PATIENCE = 30_000;

/**
 * Waits until a check no longer throws. Vitest's own wait gives up after a second, which a busy machine takes for what a
 * quiet one does at once.
 *
 * @throws what the check threw last.
 */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> => vi.waitFor(check, { timeout: PATIENCE });
