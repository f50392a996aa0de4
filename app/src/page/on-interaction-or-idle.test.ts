import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { standAt } from "#tests/support/browser.ts";
import { takeTaps } from "./early-input.ts";
import { onInteractionOrIdle } from "./on-interaction-or-idle.ts";

/** A page in a browser, and whether its code is wanted yet. */
function wait({ readyState = "complete", isTapped = false, hasIdle = true } = {}) {
  const browser = standAt("https://shamseh.test/");
  Object.assign(browser.document, { readyState, querySelector: () => (isTapped ? {} : null) });
  const whenIdle = vi.fn<(run: () => void, options: { timeout: number }) => void>();
  if (hasIdle) {
    Object.assign(browser.window, { requestIdleCallback: whenIdle });
    vi.stubGlobal("requestIdleCallback", whenIdle);
  }
  const wanted = vi.fn();
  void onInteractionOrIdle().then(wanted);
  return { ...browser, whenIdle, wanted };
}
const settled = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the code of a page is fetched", () => {
  it.each(["pointerover", "pointerdown", "touchstart", "keydown", "focusin", "input", "popstate"])(
    "at the first sign of a visitor: %s",
    async (sign) => {
      const { window, wanted } = wait();
      await settled();
      expect(wanted).not.toHaveBeenCalled();
      window.dispatchEvent(new Event(sign));
      await settled();
      expect(wanted).toHaveBeenCalledTimes(1);
    },
  );
  it("once: after the first sign it listens for no more", async () => {
    const { window } = wait();
    const stopped = vi.spyOn(globalThis, "removeEventListener");
    window.dispatchEvent(new Event("keydown"));
    await settled();
    const signs = ["pointerover", "pointerdown", "touchstart", "keydown", "focusin", "input", "popstate"];
    expect(stopped.mock.calls.map(([sign]) => sign)).toEqual(signs);
  });
  it("at once when something was pressed before", async () => {
    const { wanted } = wait({ isTapped: true });
    await settled();
    expect(wanted).toHaveBeenCalledTimes(1);
  });
  it("when the browser is idle, after two seconds at the latest", async () => {
    const { whenIdle, wanted } = wait();
    await settled();
    expect(whenIdle).toHaveBeenCalledExactlyOnceWith(expect.any(Function), { timeout: 2000 });
    whenIdle.mock.calls[0]?.[0]();
    await settled();
    expect(wanted).toHaveBeenCalledTimes(1);
  });
  it("a moment later where a browser does not say when it is idle", async () => {
    const { wanted } = wait({ hasIdle: false });
    await vi.advanceTimersByTimeAsync(199);
    expect(wanted).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(wanted).toHaveBeenCalledTimes(1);
  });
  it("not before the page itself is there", async () => {
    const { window, whenIdle } = wait({ readyState: "interactive" });
    await settled();
    expect(whenIdle).not.toHaveBeenCalled();
    window.dispatchEvent(new Event("load"));
    await settled();
    expect(whenIdle).toHaveBeenCalledTimes(1);
  });
});

it("a control that was pressed early is taken once, and is pending no more", () => {
  const { document } = standAt("https://shamseh.test/");
  const attributes = new Set(["data-tapped", "aria-busy", "type"]);
  const control = { removeAttribute: (name: string) => attributes.delete(name) };
  Object.assign(document, { querySelectorAll: () => (attributes.has("data-tapped") ? [control] : []) });
  expect(takeTaps()).toEqual([control]);
  expect([...attributes]).toEqual(["type"]);
  expect(takeTaps()).toEqual([]);
});
