import { afterEach, describe, expect, it, vi } from "vitest";
import { refusal } from "#domain/messages/refusals.ts";
import { standAt } from "#tests/support/browser.ts";
import { ChunkError, loadChunk } from "./chunk.ts";
import { offerReload } from "./chunk-failure.ts";

/** As much of an element as a notice needs. */
class FakeElement extends EventTarget {
  readonly tag: string;
  textContent = "";
  className = "";
  type = "";
  readonly children: FakeElement[] = [];
  readonly attributes = new Map<string, string>();
  constructor(tag: string) {
    super();
    this.tag = tag;
  }
  setAttribute(name: string, value: string): void {
    this.attributes.set(name, value);
  }
  append(...added: FakeElement[]): void {
    this.children.push(...added);
  }
}

afterEach(() => vi.unstubAllGlobals());

function offer(error: unknown, locale: "fa" | "en") {
  const browser = standAt("https://shamseh.test/");
  const onPage: FakeElement[] = [];
  Object.assign(browser.document, {
    createElement: (tag: string) => new FakeElement(tag),
    body: { prepend: (element: FakeElement) => onPage.unshift(element) },
  });
  const reported = vi.fn();
  vi.stubGlobal("reportError", reported);
  offerReload(error, locale);
  const [notice] = onPage;
  if (notice === undefined) throw new Error("Nothing was said");
  return { ...browser, notice, reported, button: notice.children.find(({ tag }) => tag === "button") };
}

describe("R185 a page whose code did not arrive", () => {
  it.each([
    ["fa", "بارگذاری دوباره"],
    ["en", "Reload"],
  ] as const)("R187 says so in %s, aloud", (locale, label) => {
    const { notice, button } = offer(new ChunkError(), locale);
    const text = refusal("chunk_failed", {}, locale);
    expect(notice.attributes.get("role")).toBe("alert");
    expect(notice.className).toBe("chunk-failure");
    expect(notice.children.map(({ textContent }) => textContent)).toEqual([text, label]);
    expect(button?.type).toBe("button");
  });
  it("is loaded again by its button, and not before", () => {
    const { location, button } = offer(new ChunkError(), "fa");
    expect(location.reload).not.toHaveBeenCalled();
    button?.dispatchEvent(new Event("click"));
    expect(location.reload).toHaveBeenCalledTimes(1);
  });
  it("is reported", () => {
    const error = new ChunkError("cause");
    expect(offer(error, "fa").reported).toHaveBeenCalledExactlyOnceWith(error);
  });
  it("fails with the error itself when that says so already, else with its cause", async () => {
    const error = new ChunkError("inner");
    await expect(loadChunk(() => Promise.reject(error))).rejects.toBe(error);
    const cause = new TypeError("Failed to fetch");
    await expect(loadChunk(() => Promise.reject(cause))).rejects.toMatchObject({ name: "ChunkError", cause });
    const late = loadChunk(() => new Promise(() => {}), 1);
    await expect(late).rejects.toMatchObject({ cause: "timeout" });
  });
});
