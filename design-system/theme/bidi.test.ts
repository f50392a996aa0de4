import { describe, expect, it } from "vitest";
import { bidi } from "./bidi.ts";

describe("bidi()", () => {
  it("keeps what both directions share on the class and mirrors the rest", () => {
    expect(bidi({ color: "red", paddingLeft: "4px" })).toEqual({
      color: "red",
      selectors: { "[dir=ltr] &": { paddingLeft: "4px" }, "[dir=rtl] &": { paddingRight: "4px" } },
    });
  });
  it("turns a picture over", () => {
    expect(bidi({ transform: "scaleX(1)" }).selectors).toEqual({
      "[dir=ltr] &": { transform: "scaleX(1)" },
      "[dir=rtl] &": { transform: "scaleX(-1)" },
    });
  });
  it("mirrors a gradient whose colours are custom properties", () => {
    expect(bidi({ background: "linear-gradient(to right, transparent 50%, var(--tint) 50%)" }).selectors).toEqual({
      "[dir=ltr] &": { background: "linear-gradient(to right, transparent 50%, var(--tint) 50%)" },
      "[dir=rtl] &": { background: "linear-gradient(to left, transparent 50%, var(--tint) 50%)" },
    });
  });
  it("mirrors where a picture stands in its frame", () => {
    expect(bidi({ objectPosition: "100% bottom" }).selectors).toEqual({
      "[dir=ltr] &": { objectPosition: "100% bottom" },
      "[dir=rtl] &": { objectPosition: "0% bottom" },
    });
  });
  it("mirrors a horizontal transform", () => {
    expect(bidi({ transform: "translateX(10px)" }).selectors).toEqual({
      "[dir=ltr] &": { transform: "translateX(10px)" },
      "[dir=rtl] &": { transform: "translateX(-10px)" },
    });
  });

  it("turns a mask that fades to one side", () => {
    expect(bidi({ maskImage: "linear-gradient(to right, black, transparent)" })).toEqual({
      selectors: {
        "[dir=ltr] &": { maskImage: "linear-gradient(to right, black, transparent)" },
        "[dir=rtl] &": { maskImage: "linear-gradient(to left, black, transparent)" },
      },
    });
  });
});
