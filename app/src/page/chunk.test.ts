import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { loadChunk } from "./chunk.ts";

describe("A page's code", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("R185 that does not arrive fails with one name, whatever the cause", async () => {
    const broken = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module"));
    await expect(loadChunk(broken)).rejects.toThrow(/^Loading chunk failed$/);
  });

  it("R195, R185 is given up after 120 seconds and not before", async () => {
    const outcome = vi.fn();
    void loadChunk(() => new Promise(() => {})).catch(({ message }: Error) => outcome(message));
    await vi.advanceTimersByTimeAsync(119_999);
    expect(outcome).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(outcome).toHaveBeenCalledExactlyOnceWith("Loading chunk failed");
  });

  it("R195 leaves no timer when it is there", async () => {
    await expect(loadChunk(async () => "code")).resolves.toBe("code");
    expect(vi.getTimerCount()).toBe(0);
  });
});
