import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { clearRecents, keepRecent, type Recent, recents } from "./recent.ts";

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

const hotel = (number: number, query = ""): Recent => ({
  address: `/IsfahanHotels/A${number}Hotel.html${query}`,
  title: `هتل ${number}`,
  detail: "اصفهان",
});
const titles = (kind: "viewed" | "search") => recents(kind, "fa", "2026-11-20").map(({ title }) => title);

it("the newest comes first, each place once, six at most, each language by itself", () => {
  for (const number of [1, 2, 3, 4, 5, 6, 7]) keepRecent("viewed", "fa", hotel(number));
  keepRecent("viewed", "fa", hotel(4, "?check_in=2026-12-01&length_of_stay=2"));
  expect(titles("viewed")).toEqual(["هتل 4", "هتل 7", "هتل 6", "هتل 5", "هتل 3", "هتل 2"]);
  expect(recents("viewed", "en", "2026-11-20")).toEqual([]);
  expect(titles("search")).toEqual([]);
});

it("days that are over end a search, and leave a place without them", () => {
  const search = (check_in: string) => ({
    ...hotel(1),
    address: `/search/property?check_in=${check_in}&length_of_stay=2`,
  });
  keepRecent("search", "fa", search("2026-11-19"));
  keepRecent("search", "fa", search("2026-11-20"));
  expect(recents("search", "fa", "2026-11-20").map(({ address }) => address)).toEqual([search("2026-11-20").address]);
  keepRecent("viewed", "fa", hotel(1, "?check_in=2026-11-19&length_of_stay=2"));
  expect(recents("viewed", "fa", "2026-11-20")[0]?.address).toBe("/IsfahanHotels/A1Hotel.html");
});

it("what another script left there is no link of ours", () => {
  const strange = [
    { ...hotel(1), address: "https://example.com/" },
    { ...hotel(2), address: "javascript:alert(1)" },
    7,
    null,
  ];
  kept.set("recent-viewed:fa", JSON.stringify([...strange, { ...hotel(3), title: 5 }, hotel(4)]));
  expect(titles("viewed")).toEqual(["هتل 4"]);
  kept.set("recent-viewed:fa", "{");
  expect(titles("viewed")).toEqual([]);
});

it("is cleared at once, in both languages", () => {
  keepRecent("viewed", "fa", hotel(1));
  keepRecent("search", "en", hotel(2));
  clearRecents();
  expect([...kept.keys()]).toEqual([]);
});

it("a browser that keeps nothing shows nothing, and breaks nothing", () => {
  const refuses = () => {
    throw new DOMException("refused", "SecurityError");
  };
  vi.stubGlobal("localStorage", { getItem: refuses, setItem: refuses, removeItem: refuses });
  keepRecent("viewed", "fa", hotel(1));
  clearRecents();
  expect(titles("viewed")).toEqual([]);
});
