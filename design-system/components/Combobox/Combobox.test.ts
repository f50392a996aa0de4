import { describe, expect, it } from "vitest";
import { nextActive } from "./active-option.ts";

describe("the keys of a list of suggestions", () => {
  it("go round through the text field", () => {
    expect(nextActive("ArrowDown", -1, 3)).toBe(0);
    expect(nextActive("ArrowDown", 2, 3)).toBe(-1);
    expect(nextActive("ArrowUp", -1, 3)).toBe(2);
    expect(nextActive("ArrowUp", 0, 3)).toBe(-1);
  });
  it("leave Home and End to the text until an option is active", () => {
    expect(nextActive("Home", -1, 3)).toBeNull();
    expect(nextActive("End", 0, 3)).toBe(2);
    expect(nextActive("a", 0, 3)).toBeNull();
    expect(nextActive("ArrowDown", -1, 0)).toBeNull();
  });
});
