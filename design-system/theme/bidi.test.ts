import { describe, expect, it } from "vitest";
import { bidi } from "./bidi.ts";

describe("bidi()", () => {
  it("keeps what both directions share on the class and mirrors the rest", () => {
    expect(bidi({ color: "red", paddingLeft: "4px" })).toEqual({
      color: "red",
      selectors: { "[dir=ltr] &": { paddingLeft: "4px" }, "[dir=rtl] &": { paddingRight: "4px" } },
    });
  });
  it("mirrors a horizontal transform", () => {
    expect(bidi({ transform: "translateX(10px)" }).selectors).toEqual({
      "[dir=ltr] &": { transform: "translateX(10px)" },
      "[dir=rtl] &": { transform: "translateX(-10px)" },
    });
  });
});
