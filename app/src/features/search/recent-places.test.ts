import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { clearRecentPlaces, keepRecentPlace, recentPlaces } from "./recent-places.ts";

describe("destinations searched for in this browser", () => {
  const kept = new Map<string, string>();
  beforeEach(() => {
    kept.clear();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => void kept.set(key, text),
      removeItem: (key: string) => void kept.delete(key),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it("are the last five, each once, newest first, in their own language", () => {
    for (const id of ["a", "b", "c", "d", "e", "f", "c"]) keepRecentPlace("fa", { id, name: `name ${id}` });
    expect(recentPlaces("fa").map(({ id }) => id)).toEqual(["c", "f", "e", "d", "b"]);
    expect(recentPlaces("en")).toEqual([]);
  });

  it("are what was chosen and no more", () => {
    const chosen = { id: "city-2", name: "اصفهان", detail: "استان اصفهان", mobile: "09121111111" };
    keepRecentPlace("fa", chosen);
    expect([...kept.values()]).toEqual([JSON.stringify([{ id: "city-2", name: "اصفهان", detail: "استان اصفهان" }])]);
  });

  it("are cleared in both languages", () => {
    keepRecentPlace("fa", { id: "a", name: "a" });
    keepRecentPlace("en", { id: "a", name: "a" });
    clearRecentPlaces();
    expect(kept.size).toBe(0);
  });

  it.each(["{", "7", `[{"id":1}]`, `["a"]`, `[null]`])("of another make are none: %s", (text) => {
    kept.set("recent-places:fa", text);
    expect(recentPlaces("fa")).toEqual([]);
  });

  it("are none where the browser keeps nothing", () => {
    const refuse = () => {
      throw new Error("denied");
    };
    vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
    expect(() => keepRecentPlace("fa", { id: "a", name: "a" })).not.toThrow();
    expect(() => clearRecentPlaces()).not.toThrow();
    expect(recentPlaces("fa")).toEqual([]);
  });
});
